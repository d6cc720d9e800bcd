// The measured data: a temporary Postgres with accounts, their jobs, members and candidates, and the time off of one account.
import postgresClient from 'postgres'
import { mintToken } from '../../src/access/tokenText.ts'
import { assemble } from '../../src/assemble.ts'
import { configOf } from '../../src/config.ts'
import type { Account } from '../../src/context.ts'
import type { Execute } from '../../src/db/client.ts'
import { accountMaker, type GivenAccount } from '../fixtures/account.ts'
import { startPostgres, type Server } from '../fixtures/postgres.ts'
import { callerAt } from '../fixtures/server.ts'
import { plantCandidates, type CandidateWorld } from './candidateWorld.ts'
import { heardCases, requestOf } from './cases.ts'
import { environment, publicUrl } from './environment.ts'
import { hear, type Heard } from './hear.ts'
import { plantTimeOff } from './timeOffWorld.ts'

/** The callers, by their request headers. */
export type CallerName = 'account' | 'manager' | 'limited' | 'stranger'

/** The planted data and its callers, in plain JSON, so that it can be passed to another process. */
export type Planted = {
  readonly account: Account
  readonly callers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>
  readonly candidates: CandidateWorld
}
/** The input of a rival. */
export type World = Planted & {
  readonly databaseUrl: string
  /** The caller `manager`, by internal ids. */
  readonly manager: { readonly member: number; readonly employee: number }
  /** Recorded statements and responses, by the names of the cases that pgbench or a fixed response takes part in. */
  readonly heard: Readonly<Record<string, Heard>>
}
/** An account with this many candidates or time off requests, for the curves. */
export type Grown = { readonly count: number; readonly planted: Planted }
export type Filled = {
  readonly world: World
  /** The number of candidates in its account. */
  readonly count: number
  readonly candidates: readonly Grown[]
  readonly requests: readonly Grown[]
  readonly postgres: Server
}

const accounts = 5
const jobsPerAccount = 1000
const candidatesPerJob = 200
const members = 200

type Sizes = { readonly candidates: readonly number[]; readonly requests: readonly number[] }

/** `sizes` are those of additional accounts, for the curves; `scale` makes everything smaller, to try the bench. */
export async function makeWorld(sizes: Sizes, scale = 1): Promise<Filled> {
  const jobs = Math.ceil(jobsPerAccount * scale)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('bench')
  const application = await assemble(configOf({ ...environment, DATABASE_URL: databaseUrl }), { now: Date.now, logger: false })
  const givenAccount = accountMaker(application, callerAt(publicUrl))
  // A separate connection: the server's own has a timeout, which statements that write this much would exceed.
  const sql = postgresClient(databaseUrl, { max: 1, onnotice: () => {} })
  const execute: Execute = (text, values) => sql.unsafe(text, values as never[])
  await sql.unsafe(`alter system set max_wal_size = '16GB'`)
  await sql.unsafe('select pg_reload_conf()')
  // Disables foreign key checks, which take a third of the time: all planted references exist.
  await sql.unsafe('set session_replication_role = replica')
  // The measured account lies among others, as in production.
  const measured = await givenAccount('bench')
  await plantJobs(measured, jobs)
  for (let at = 0; at < members; at++) await measured.givenMember()
  for (let at = 1; at < accounts; at++) {
    const other = await givenAccount(`other-${at}`)
    await plantJobs(other, Math.ceil(jobs / 4))
    await plantCandidates(other, execute, Math.ceil(5000 * scale))
  }
  const candidates = await plantCandidates(measured, execute, jobs * candidatesPerJob)
  const grown: Grown[] = []
  for (const count of sizes.candidates)
    grown.push({ count, planted: await plantAccount(await givenAccount(`candidates-${count}`), execute, count) })
  const requests: Grown[] = []
  for (const count of sizes.requests)
    requests.push({ count, planted: await plantRequests(await givenAccount(`requests-${count}`), execute, count) })
  const token = bearer(await plantTimeOff(measured, execute, { employees: Math.ceil(10_000 * scale) }))
  const [manager] = await execute(
    'select member_id as member, id as employee from employees where account_id = $1 and member_id is not null',
    [measured.id],
  )
  const { account, callers } = await identify(measured)
  // As autovacuum would do over time.
  await sql.unsafe('vacuum analyze')
  await sql.end()
  await application.close()
  const planted = {
    account,
    callers: { ...callers, manager: token },
    candidates,
    databaseUrl,
    manager: { member: Number(manager?.member), employee: Number(manager?.employee) },
  }
  const heard = await hear(databaseUrl, Object.fromEntries(heardCases.map((one) => [one.name, requestOf(one, planted)])))
  return { postgres, count: jobs * candidatesPerJob, candidates: grown, requests, world: { ...planted, heard } }
}

/** Creates an account with this many candidates in a separate database: on a server, or embedded in a directory. */
export async function makeAlone(place: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string }, count: number): Promise<Planted> {
  const application = await assemble(configOf({ ...environment, ...place }), { now: Date.now, logger: false })
  const given = await accountMaker(application, callerAt(publicUrl))('alone')
  const sql = 'DATABASE_URL' in place ? postgresClient(place.DATABASE_URL, { max: 1, onnotice: () => {} }) : undefined
  const execute: Execute = sql ? (text, values) => sql.unsafe(text, values as never[]) : application.database.execute
  const planted = await plantAccount(given, execute, count)
  await execute('vacuum analyze', [])
  await sql?.end()
  await application.close()
  return planted
}

async function plantAccount(given: GivenAccount, execute: Execute, count: number): Promise<Planted> {
  await plantJobs(given, Math.min(jobsPerAccount, Math.max(1, count / candidatesPerJob)))
  const candidates = await plantCandidates(given, execute, count)
  return { ...(await identify(given)), candidates }
}

/** Plants this many requests, ten for each employee. From 1,000 employees on, the manager has 110 reports. */
async function plantRequests(given: GivenAccount, execute: Execute, count: number): Promise<Planted> {
  const { candidates, ...planted } = await plantAccount(given, execute, candidatesPerJob)
  const employees = count / 10
  const manager = '1'.repeat(Math.max(1, Math.log10(employees) - 2))
  return {
    candidates,
    ...planted,
    callers: { ...planted.callers, manager: bearer(await plantTimeOff(given, execute, { employees, manager })) },
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function identify({ id, key, subdomain, givenCaller, givenPartnerCaller }: GivenAccount): Promise<Omit<Planted, 'candidates'>> {
  const own = bearer((await givenCaller()).token)
  const { token, clientId } = await givenPartnerCaller()
  return {
    account: { id, key, subdomain, name: `Account ${subdomain}` },
    callers: {
      account: own,
      manager: own,
      limited: { ...bearer(token), 'x-service-client-id': clientId },
      stranger: bearer(mintToken('account')),
    },
  }
}

const cities = [
  {
    city: 'Hamburg',
    region: 'Hamburg',
    regionCode: 'HH',
    country: 'Germany',
    countryCode: 'DE',
    zipCode: '20457',
    coords: '53.5488,9.9872',
  },
  { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', regionCode: 'ARA', country: 'France', countryCode: 'FR', zipCode: '69002', coords: null },
  { city: 'Porto', region: 'Porto', regionCode: '13', country: 'Portugal', countryCode: 'PT', zipCode: null, coords: '41.1496,-8.6110' },
  { city: 'Leeds', region: 'England', regionCode: 'ENG', country: 'United Kingdom', countryCode: 'GB', zipCode: 'LS1 4AP', coords: null },
]
const titles = [
  'Embedded Engineer',
  'Payroll Specialist',
  'Fleet Technician',
  'Account Executive',
  'Data Analyst',
  'Office Manager',
  'Welder',
]
const areas = ['Engineering', 'Operations', 'Sales', 'People']
const states = ['published', 'published', 'draft', 'closed', 'archived']
const workplaces = ['on_site', 'hybrid', 'remote']

/** Plants twelve departments in three levels, and jobs whose values differ as they do in real accounts. */
async function plantJobs({ insert, givenJob }: GivenAccount, count: number): Promise<void> {
  const departments: number[] = []
  for (const area of areas) {
    const root = (await insert('departments', { name: area })).id
    const middle = (await insert('departments', { name: `${area} North`, parent_id: root })).id
    const leaf = (await insert('departments', { name: `${area} North, Night Shift`, parent_id: middle })).id
    departments.push(root, middle, leaf)
  }
  const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T
  for (let at = 0; at < count; at++) {
    const place = { shortcode: null, hidden: false, ...pick(cities, at) }
    const paid = at % 3 === 0
    await givenJob({
      title: pick(titles, at),
      code: at % 2 ? null : `REQ-${1000 + at}`,
      state: pick(states, at),
      department_id: at % 9 ? pick(departments, at) : null,
      workplace_type: pick(workplaces, at),
      locations: at % 4 ? [place] : [place, { ...place, ...pick(cities, at + 1) }],
      salary_from: paid ? 42_000 + at : null,
      salary_to: paid ? 58_000 + at : null,
      salary_currency: paid ? 'EUR' : null,
      keywords: at % 2 ? ['shift work', 'permanent'] : null,
      description: `<p>${'You look after what the customers see first. '.repeat(20)}</p>`,
    })
  }
}
