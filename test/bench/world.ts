// What is measured on: a throw-away Postgres with accounts, their jobs and the time off of one, and the text of every registered statement.
import postgresClient from 'postgres'
import { assemble, type Application } from '../../src/assemble.ts'
import { configOf } from '../../src/config.ts'
import { accountMaker, type GivenAccount } from '../fixtures/account.ts'
import { startPostgres, type Server } from '../fixtures/postgres.ts'
import { callerAt } from '../fixtures/server.ts'
import { plantCandidates, type CandidateWorld } from './candidateWorld.ts'
import { plantTimeOff } from './timeOffWorld.ts'

/** A statement as the server sends it; `values` are its parameters in order: a name to fill in, or a constant. */
export type StatementText = {
  readonly text: string
  readonly values: readonly ({ readonly name: string } | { readonly constant: unknown })[]
  /** The types of the parameters, as Postgres names them. */
  readonly types: readonly string[]
}

/** What a rival is handed: plain JSON, so that it can go into a process of its own. */
export type World = {
  readonly databaseUrl: string
  readonly account: number
  readonly token: string
  /** The measured account's manager: the internal ids of the member and of the employee, and a user token. */
  readonly manager: { readonly member: number; readonly employee: number; readonly token: string }
  readonly candidates: CandidateWorld
  readonly links: { readonly site: string; readonly shortLinks: string }
  readonly statements: Readonly<Record<string, StatementText>>
}

const subdomain = 'bench'
const accounts = 5
const jobsPerAccount = 1000

/** The server under test takes this as its public address, so that its links are the rivals' too. */
export const publicUrl = 'http://localhost:3000'

export async function makeWorld(): Promise<{ world: World; postgres: Server }> {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('bench')
  const config = configOf({ MODE: 'development', DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl })
  const application = await assemble(config, { now: Date.now, logger: false })
  const givenAccount = accountMaker(application, callerAt(publicUrl))
  // The account that is measured lies among others, as in production.
  const measured = await givenAccount(subdomain)
  const { account, token } = await plant(measured)
  for (let at = 1; at < accounts; at++) {
    const other = await givenAccount(`other-${at}`)
    await plant(other)
    await plantCandidates(other, databaseUrl, 5000)
  }
  const candidates = await plantCandidates(measured, databaseUrl, 200_000)
  const manager = await plantTimeOff(measured, databaseUrl)
  await vacuum(databaseUrl)
  const statements = await textsOf(application)
  await application.close()
  const links = { site: `http://${subdomain}.localhost:3000`, shortLinks: 'http://apply.localhost:3000' }
  return { postgres, world: { databaseUrl, account, token, manager, candidates, links, statements } }
}

/** As the server would do by and by; its own connections would cut it off. */
async function vacuum(databaseUrl: string): Promise<void> {
  const sql = postgresClient(databaseUrl, { max: 1, onnotice: () => {} })
  await sql.unsafe('vacuum analyze')
  await sql.end()
}

async function textsOf({ statements, database }: Application): Promise<World['statements']> {
  const named = await database.execute('select oid::integer as oid, format_type(oid, null) as name from pg_type', [])
  const names = new Map(named.map(({ oid, name }) => [oid, String(name)]))
  const texts: Record<string, StatementText> = {}
  for (const [name, { text, values }] of statements.register) {
    const { parameters } = await database.describe(text)
    texts[name] = { text, values: values.map(placeOf), types: parameters.map((oid) => names.get(oid) ?? 'text') }
  }
  return texts
}

const placeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? { name: String(value.name) } : { constant: value }

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

/** Twelve departments in three levels and a thousand jobs, whose values differ as they do in real accounts. */
async function plant({ id: account, insert, givenJob, givenCaller }: GivenAccount): Promise<{ account: number; token: string }> {
  const departments: number[] = []
  for (const area of areas) {
    const root = (await insert('departments', { name: area })).id
    const middle = (await insert('departments', { name: `${area} North`, parent_id: root })).id
    const leaf = (await insert('departments', { name: `${area} North, Night Shift`, parent_id: middle })).id
    departments.push(root, middle, leaf)
  }
  const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T
  for (let at = 0; at < jobsPerAccount; at++) {
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
  return { account, token: (await givenCaller()).token }
}
