// Plants one account of the demo in a transaction of its own: all of it or nothing.
import type { Run, Statements } from '../db/statements.ts'
import { stageKinds } from '../db/schema.ts'
import type { DemoAccount } from './demoData/demoAccount.ts'
import { jobRowOf, questionRowOf, questionsOf } from './demoJob.ts'
import { demoKeys } from './demoKeys.ts'
import type { DemoStatements } from './demoStatements.ts'

// The default pipeline of the API family; it does without the stage kind of a shortlist.
const pipeline = stageKinds.filter((kind) => kind !== 'shortlisted')
const stageName = (kind: string) => kind.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
const stageDelayMs = 1000

/**
 * The account's internal id. A demo account that is there already, by its subdomain, is left as it is. Throws when the subdomain
 * belongs to an account that is no demo: tokens to a customer's data must not get into the demo's files.
 */
export async function plantAccount(statements: Statements, demo: DemoStatements, account: DemoAccount): Promise<number> {
  const find = async () => (await demo.findAccount({ subdomain: account.subdomain }))[0]
  let found = await find()
  if (!found) {
    const planted = await statements.transaction((run) => plant(run, demo, account))
    if (planted !== undefined) return planted
    found = await find()
  }
  if (found?.key !== demoKeys()(account.at))
    throw new Error(`The account ${account.subdomain} exists and is not the demo's: the demo is not planted`)
  return found.id
}

/** The new account's id, or undefined when another process has planted it in the meantime. */
async function plant(run: Run, demo: DemoStatements, given: DemoAccount): Promise<number | undefined> {
  const mint = demoKeys()
  const { subdomain, name, description, summary, websiteUrl } = given
  const [row] = await run(demo.insertAccount, {
    key: mint(given.at),
    subdomain,
    name,
    description,
    summary,
    websiteUrl,
    createdAt: given.at,
  })
  if (!row) return undefined
  const account = row.id

  const memberIds = new Map<string, number>()
  for (const { at, email, name, headline, role, hrisRole, permissionSets, rules, active } of given.members) {
    const [{ id }] = one(
      await run(demo.insertMember, {
        account,
        key: mint(at),
        name,
        headline,
        email,
        role,
        hrisRole,
        permissionSets: permissionSets ?? [],
        collaborationRules: rules ?? [],
        hrisMemberScope: null,
        active: active ?? true,
        createdAt: at,
        updatedAt: at,
      }),
    )
    memberIds.set(email, id)
  }
  const recruiterIds: number[] = []
  for (const { at, name, email } of given.recruiters) {
    const [{ id }] = one(await run(demo.insertRecruiter, { account, key: mint(at), name, email, createdAt: at }))
    recruiterIds.push(id)
  }
  const departmentIds = new Map<string, number>()
  for (const [name, parent] of given.departments) {
    const [{ id }] = one(
      await run(demo.insertDepartment, { account, name, parentId: parent === null ? null : known(departmentIds, parent) }),
    )
    departmentIds.set(name, id)
  }
  const stagesAt = new Date(Date.parse(given.at) + stageDelayMs).toISOString()
  for (const [index, kind] of pipeline.entries()) {
    await run(demo.insertStage, { account, key: mint(stagesAt), slug: kind, name: stageName(kind), kind, position: index + 1 })
  }
  for (const [position, job] of given.jobs.entries()) {
    const departmentId = known(departmentIds, job.department)
    const [{ id: jobId }] = one(await run(demo.insertJob, { account, key: mint(job.at), departmentId, ...jobRowOf(given, job, position) }))
    for (const [index, question] of questionsOf(job).entries()) {
      await run(demo.insertQuestion, { account, jobId, ...questionRowOf(question, index, () => mint(job.at)) })
    }
    for (const [email, collaborationRole] of given.teams[job.department] ?? []) {
      await run(demo.insertJobMember, { account, jobId, memberId: known(memberIds, email), collaborationRole })
    }
    // Every third open position is with an agency as well.
    const recruiterId = recruiterIds[(position / 3) % recruiterIds.length]
    if (job.state !== 'draft' && recruiterId !== undefined) await run(demo.insertJobRecruiter, { account, jobId, recruiterId })
  }
  return account
}

function one<Row>(rows: Row[]): [Row] {
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return [row]
}

/** A name that the data misspells ends the planting. */
function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo refers to ${name}, which it does not have`)
  return id
}
