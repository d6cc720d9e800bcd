// The reference data path: reads rows with the reference SQL over either driver, and presents them with our code.
import { secretKeysOf } from '../../../src/access/secretKeys.ts'
import { configOf } from '../../../src/config.ts'
import { firstKey, lastKey, pageOf } from '../../../src/db/paging.ts'
import { linksBy } from '../../../src/files/links.ts'
import { presentAccount } from '../../../src/resources/accounts/account.ts'
import { presentCandidate, presentCandidateDetail, type CandidateRow, type ShownFile } from '../../../src/resources/candidates/candidate.ts'
import { lazily } from '../../../src/lazily.ts'
import { environment, publicUrl } from '../environment.ts'
import { boundTo, referenceStatements, type Values } from '../reference.ts'
import { driverOf, type DriverName } from './drivers.ts'
import { world, type Asked } from './rival.ts'

const execute = await driverOf(process.env.BENCH_DATA as DriverName, world.databaseUrl)
const { account } = world
const home = { account, site: publicUrl.replace('//', `//${account.subdomain}.`) }
const links = linksBy(
  lazily(() => secretKeysOf(configOf(environment))),
  Date.now,
)

/** Returns functions that run the statements of a case with given values. */
const statementsOf = (name: string) =>
  referenceStatements(name).map(
    (statement) =>
      <Row>(values: Values) =>
        execute(statement.text, boundTo(statement, { account: account.id, ...values })) as unknown as Promise<Row[]>,
  )
type Select = ReturnType<typeof statementsOf>[number]
const [findAccount] = statementsOf('W1') as [Select]
const [findJob, listCandidates, listStages, listResumes] = statementsOf('W2') as [Select, Select, Select, Select]
const [findCandidate, listFiles] = statementsOf('W3') as [Select, Select]

export const operations = {
  getAccount: async ({ path }: Asked): Promise<object> => {
    const [row] = await findAccount<Parameters<typeof presentAccount>[0]>(path as Values)
    return presentAccount(row!)
  },

  listJobCandidates: async ({ path, query, origin, url }: Asked): Promise<object> => {
    const {
      limit = 50,
      since_id: since = firstKey,
      max_id: until = lastKey,
    } = query as { limit?: number; since_id?: string; max_id?: string }
    const [job] = await findJob<{ id: number; shortcode: string; title: string }>(path as Values)
    const rows = await listCandidates<CandidateRow>({ job: job!.id, since, until, most: limit + 1 })
    const [target = '', search = ''] = url.split('?')
    const { page, ...paging } = pageOf({ rows }, limit, { origin, path: target, search })
    const [stages, resumes] = await Promise.all([
      listStages<{ id: number; name: string; kind: string }>({}),
      listResumes<ShownFile & { candidate: number }>({ ids: page.map(({ id }) => id) }),
    ])
    const stageById = new Map(stages.map((stage) => [stage.id, stage]))
    const resumeById = new Map(resumes.map((resume) => [resume.candidate, resume]))
    const shown = page.map((row) => {
      const stage = stageById.get(row.stageId)!
      const at = { shortcode: job!.shortcode, title: job!.title, stage: stage.name, stageKind: stage.kind }
      return presentCandidate(row, at, home, resumeById.get(row.id))
    })
    return { candidates: shown, ...paging }
  },

  getCandidate: async ({ path, origin }: Asked): Promise<object> => {
    const key = { key: (path as { id: string }).id }
    const [[row], files] = await Promise.all([findCandidate<Parameters<typeof presentCandidateDetail>[0]>(key), listFiles<ShownFile>(key)])
    return { candidate: presentCandidateDetail(row!, files, home, (file) => links.link(account.id, file, origin)) }
  },
}

export const answer = (operation: keyof typeof operations, asked: Asked): Promise<object> => operations[operation](asked)
