// Plants one account of the demo in a transaction of its own: all of it or nothing.
import type { Run, Statements } from '../db/statements.ts'
import { defaultPipeline } from './defaultPipeline.ts'
import type { DemoAccount, DemoJob } from './demoData/demoAccount.ts'
import { attributeRowOf, attributesOf, jobRowOf, questionRowOf, questionsOf } from './demoJob.ts'
import { employeesOf } from './demoEmployees.ts'
import { demoKeys } from './demoKeys.ts'
import type { DemoStatements } from './demoStatements.ts'
import { timeOffOf } from './demoTimeOff.ts'

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

/** One account being planted: where its rows go, and what its keys are minted with. */
type Bed = {
  readonly run: Run
  readonly demo: DemoStatements
  readonly account: number
  readonly mint: (at: string) => string
  /** The keys of members by e-mail and of departments by name: employees name them by their keys. */
  readonly keys: Map<string, string>
}
type Ids = ReadonlyMap<string, number>

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
  const bed = { run, demo, account: row.id, mint, keys: new Map<string, string>() }
  const ids = {
    members: await plantMembers(bed, given),
    recruiters: await plantRecruiters(bed, given),
    departments: await plantDepartments(bed, given),
    attributes: await plantSettings(bed, given),
  }
  for (const [position, job] of given.jobs.entries()) await plantJob(bed, given, ids, job, position)
  await plantStaff(bed, given)
  return row.id
}

async function plantMembers({ run, demo, account, mint, keys }: Bed, given: DemoAccount): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { at, email, name, headline, role, hrisRole, permissionSets, rules, active } of given.members) {
    const key = mint(at)
    const [{ id }] = one(
      await run(demo.insertMember, {
        account,
        key,
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
    ids.set(email, id)
    keys.set(email, key)
  }
  return ids
}

async function plantRecruiters({ run, demo, account, mint }: Bed, given: DemoAccount): Promise<number[]> {
  const ids: number[] = []
  for (const { at, name, email } of given.recruiters) {
    const [{ id }] = one(await run(demo.insertRecruiter, { account, key: mint(at), name, email, createdAt: at }))
    ids.push(id)
  }
  return ids
}

async function plantDepartments({ run, demo, account, mint, keys }: Bed, given: DemoAccount): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [name, parent] of given.departments) {
    const parentId = parent === null ? null : known(ids, parent)
    const key = mint(given.at)
    const [{ id }] = one(await run(demo.insertDepartment, { account, key, name, parentId }))
    ids.set(name, id)
    keys.set(name, key)
  }
  return ids
}

/** The pipeline, the reasons to disqualify and the custom attributes, each a second after the last. Gives the attributes' ids by label. */
async function plantSettings({ run, demo, account, mint }: Bed, given: DemoAccount): Promise<Ids> {
  const after = (seconds: number) => new Date(Date.parse(given.at) + seconds * 1000).toISOString()
  for (const stage of defaultPipeline) await run(demo.insertStage, { account, key: mint(after(1)), ...stage })
  for (const [index, [description, candidate]] of given.reasons.entries()) {
    const candidateWithdrew = candidate === 'withdrew'
    await run(demo.insertReason, { account, key: mint(after(2)), description, candidateWithdrew, position: index + 1 })
  }
  const ids = new Map<string, number>()
  for (const attribute of given.attributes) {
    const [{ id }] = one(await run(demo.insertAttribute, { account, ...attributeRowOf(attribute, () => mint(after(3))) }))
    ids.set(attribute.label, id)
  }
  return ids
}

type Planted = { readonly members: Ids; readonly recruiters: readonly number[]; readonly departments: Ids; readonly attributes: Ids }

async function plantJob({ run, demo, account, mint }: Bed, given: DemoAccount, ids: Planted, job: DemoJob, position: number) {
  const departmentId = known(ids.departments, job.department)
  const [{ id: jobId }] = one(await run(demo.insertJob, { account, key: mint(job.at), departmentId, ...jobRowOf(given, job, position) }))
  for (const [index, question] of questionsOf(job).entries()) {
    await run(demo.insertQuestion, { account, jobId, ...questionRowOf(question, index, () => mint(job.at)) })
  }
  for (const [index, [label, required]] of attributesOf(job).entries()) {
    await run(demo.insertJobAttribute, { account, jobId, customAttributeId: known(ids.attributes, label), required, position: index + 1 })
  }
  for (const [email, collaborationRole] of given.teams[job.department] ?? []) {
    await run(demo.insertJobMember, { account, jobId, memberId: known(ids.members, email), collaborationRole })
  }
  // Every third open position is with an agency as well.
  const recruiterId = ids.recruiters[(position / 3) % ids.recruiters.length]
  if (job.state !== 'draft' && recruiterId !== undefined) await run(demo.insertJobRecruiter, { account, jobId, recruiterId })
}

/** None of what is planted has files. */
const noFiles = { put: () => Promise.reject(new Error('The demo has no files')) }

/** What refers to nothing else comes first, as in a file that is imported. */
async function plantStaff({ run, demo, account, mint, keys }: Bed, given: DemoAccount): Promise<void> {
  const { records, employees } = employeesOf(given, mint, (name) => known(keys, name))
  const all = [...records, ...timeOffOf(given, employees, mint, (name) => known(keys, name))]
  for (const [type, those] of Map.groupBy(all, ({ record }) => record))
    await demo.transfer.access.get(type)!.insert(run, account, those, noFiles)
  for (const { lift } of demo.transfer.numbered.filter(({ type }) => type === 'employee'))
    await run(lift, { highest: String(employees.length) })
}

function one<Row>(rows: Row[]): [Row] {
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return [row]
}

/** A name that the data misspells ends the planting. */
function known<Id>(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo refers to ${name}, which it does not have`)
  return id
}
