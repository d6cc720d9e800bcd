// The commands of the contract's operations: their names, options and help, what they send, and what they print.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import contract from '../generated/openapi-3.1.json' with { type: 'json' }
import { operationsOf, schemaOf, type Document } from '../src/contract/document.ts'
import { asked } from '../src/operator/arguments.ts'
import { allCommands } from '../src/operator/commands.ts'
import { operationCommands } from '../src/operator/commands/operations.ts'
import { helpOf } from '../src/operator/help.ts'
import { nameOf } from '../src/operator/operationNames.ts'
import { UsageError } from '../src/operator/refused.ts'
import { givenOperator } from './fixtures/operator.ts'
import { givenBareDatabase, givenWorld } from './fixtures/server.ts'
import { spindleHere, spindleWith } from './fixtures/spindle.ts'

const document = contract as unknown as Document
const operations = operationsOf(document)
/** Operations whose command is written by hand, since it existed before or does more. */
const byHand = [
  'archiveJob',
  'closeJob',
  'deactivateMember',
  'enableMember',
  'listAccounts',
  'listJobs',
  'listMembers',
  'publishJob',
  'restoreJob',
]
const flagOf = (name: string) => `--${name.toLowerCase().replaceAll('_', '-')}`

t.test('each operation has a command of its own', (t) => {
  t.strictSame(operations.map(({ id }) => id).toSorted(), Object.keys(facts).toSorted())
  const names = allCommands.map(({ name }) => name)
  t.equal(new Set(names).size, names.length, 'no two commands have one name')
  for (const named of operations) {
    const command = allCommands.find(({ name }) => name === nameOf(named))
    t.ok(command, `${named.id}: ${nameOf(named)}`)
    t.equal(operationCommands.includes(command as never), !byHand.includes(named.id), named.id)
  }
  t.end()
})

t.test('the help of each command names every parameter and every member of the body', (t) => {
  for (const named of operations) {
    const command = operationCommands.find(({ name }) => name === nameOf(named))!
    const help = helpOf(command)
    const operand = named.operation.parameters?.findLast((parameter) => parameter.in === 'path')
    for (const parameter of named.operation.parameters ?? []) {
      const shown = parameter === operand ? `<${parameter.name}>` : `${flagOf(parameter.name)} <`
      t.ok(help.includes(shown), `${named.id}: ${shown}`)
    }
    const schema = Object.values(named.operation.requestBody?.content ?? {})[0]?.schema
    for (const member of Object.keys((schema && schemaOf(document, schema).properties) ?? {})) {
      t.match(help, new RegExp(`^  ${flagOf(member)}( <|\\.)`, 'm'), `${named.id}: ${member}`)
    }
    const wrong = [...command.name.split(' '), '--jsno']
    t.throws(() => asked(wrong), { constructor: UsageError, message: /Did you mean --json\?$/ }, wrong.join(' '))
  }
  t.end()
})

t.test('a command sends what its options say, and prints the answer', async (t) => {
  const world = await givenWorld(t)
  const spindle = await givenOperator(t, world)
  const account = await world.givenAccount()
  const of = `--account ${account.subdomain}`
  const sea = await spindle.json(`departments create ${of} --name Sea`)
  const places = JSON.stringify([{ country_code: 'DK', country_name: 'Denmark' }])
  const made = await spindle.json(
    `jobs create ${of} --title 'Crane Operator' --code C-1 --department-id ${sea.id} --locations ${places.replaceAll(' ', '')}
      --keywords 'crane, quay' --salary.salary-from 100 --salary.salary-to 200 --salary.salary-currency eur --confidential true`,
  )
  t.match(made, {
    title: 'Crane Operator',
    code: 'C-1',
    department: 'Sea',
    locations: [{ country_code: 'DK' }],
    keywords: ['crane', 'quay'],
    salary: { salary_from: 100, salary_to: 200, salary_currency: 'eur' },
    confidential: true,
    state: 'draft',
  })
  const caller = await account.givenCaller()
  const { body: shown } = await caller.get(`/jobs/${made.shortcode}`)
  t.strictSame(await spindle.json(`jobs show ${made.shortcode} ${of}`), shown, '--json is what the API answers')

  const file = JSON.stringify({ title: 'Rigger', code: 'R-1', salary: { salary_from: 1, salary_to: 2 } }, null, 2)
  const fromFile = await spindle.json(`jobs create ${of} --file - --title Diver --salary.salary-to 3 --salary.salary-currency eur`, file)
  t.match(fromFile, { title: 'Diver', code: 'R-1', salary: { salary_from: 1, salary_to: 3 } }, 'options come before the file')
  t.match(await spindle.json(`jobs update ${fromFile.shortcode} ${of} --code null`), { code: null, title: 'Diver' })

  t.match(await spindle.json(`jobs update ${made.shortcode} ${of} --description <p>Up</p> --code ''`), {
    description: '<p>Up</p>',
    code: null,
  })
  t.match(await spindle(`jobs update ${made.shortcode} ${of} --title ''`), { code: 1, err: '--title must not be empty.\n' })

  const { out: single } = await spindle(`jobs show ${made.shortcode} ${of}`)
  t.match(single, /^MEMBER +VALUE\n/)
  t.match(single, /^salary\.salary_from +100$/m)
  const list = await spindle(`departments list ${of}`)
  t.match(list, { code: 0, out: /^ID +NAME +SAMPLE\n\S+ +Sea +no\n$/, err: '' })
  t.match(await spindle(`recruiters list ${of}`), { code: 0, out: '', err: 'There are none.\n' })

  await spindle.json(`stages create ${of} --name Sourced --kind sourced`)
  for (const name of ['Kim', 'Lo']) {
    const person = `--candidate.name '${name} Holm' --candidate.email ${name}@post.example`
    await spindle.json(`candidates create ${made.shortcode} ${of} ${person}`)
  }
  const page = await spindle(`candidates list ${of} --limit 1`)
  t.match(page, { code: 0, out: /Kim Holm/, err: /^There are more: --limit 1 --since-id [0-9a-f]{16}\n$/ })
  const next = await spindle(`candidates list ${of} ${page.err.trim().replace('There are more: ', '')}`)
  t.match(next, { code: 0, out: /Lo Holm/ })

  const keyed = `recruiters create ${of} --name Rae --email rae@post.example --idempotency-key once`
  t.strictSame(await spindle.json(keyed), await spindle.json(keyed), 'a repeated request with a key is answered alike')
  const [rae] = (await spindle.json(`recruiters list ${of}`)).recruiters
  t.match(await spindle(`recruiters delete ${rae.id} ${of}`), { code: 0, out: 'Done.\n' })
  t.match(await spindle(`recruiters delete ${rae.id} ${of}`), { code: 1, out: '', err: 'Not found: check <id>.\n' })
})

t.test('what an operation refuses is told in the words of the options', async (t) => {
  const world = await givenWorld(t)
  const spindle = await givenOperator(t, world)
  const account = await world.givenAccount()
  const of = `--account ${account.subdomain}`
  const ada = await account.givenMember({ role: 'admin', name: 'Ada Lund', email: 'ada@acme.test' })
  const bo = await account.givenMember({ role: 'simple', name: 'Bo Lie', email: 'bo@acme.test' })
  const refused = async (words: string, code: number, err: RegExp, input?: string) =>
    t.match(await spindle(words, input), { code, out: '', err }, words)
  await refused(`jobs create ${of}`, 2, /^--title is missing: see spindle jobs create --help\.\n$/)
  await refused(`jobs create ${of} --file -`, 1, /^--title is required\.\n$/, '{}')
  await refused(`jobs create ${of} --file -`, 2, /^--file must hold a JSON object\.\n$/, '[]')
  await refused(`jobs create ${of} --file -`, 2, /^--file is no JSON: /, '{')
  await refused(`jobs create ${of} --title A --locations DK`, 2, /^--locations is no JSON: /)
  await refused(`jobs create ${of} --title A --locations [{"country_code":"dk"}]`, 1, /^--locations \(0\.country_\w+\) (is|must)/)
  await refused(`jobs create ${of} --title A --salary.salary-from many`, 1, /^--salary\.salary-from must be an integer/)
  await refused(`jobs create ${of} --title A --workplace-type sea`, 2, /^--workplace-type cannot be "sea": it must be one of on_site/)
  await refused(`jobs create ${of} --titel A`, 2, /^Unknown option '--titel': see spindle jobs create --help\. Did you mean --title\?\n$/)
  await refused(`jobs creat ${of}`, 2, /Did you mean jobs create\?\n$/)
  await refused(`stage list ${of}`, 2, /Did you mean stages\?\n$/)
  await refused(`candidates list ${of} --limit many`, 1, /^--limit must be an integer\.\n$/)
  await refused(`stages create ${of} --as ${bo.key} --name A --kind offer`, 1, /^This operation requires a member with the role admin\.\n$/)
  await refused(`stages create ${of} --as eve@acme.test --name A --kind offer`, 1, /^There is no member "eve@acme\.test"/)
  await spindle.json(`members deactivate bo@acme.test ${of}`)
  await refused(`stages list ${of} --as BO@acme.test`, 1, /^Bo Lie is deactivated, so nobody can act for them\.\n$/)
  await refused('stages list --account nobody', 1, /^There is no account "nobody"/)
  await refused(`accounts show other${account.subdomain}`, 1, /^There is no account/)

  await spindle.json(`stages create ${of} --name Trial --kind offer`)
  await spindle.json(`stages create ${of} --name Sea --kind offer --as ADA@acme.test`)
  const log = await spindle.json(`audit list ${of} --limit 2`)
  const alone = { actor: 'operator', actor_id: null, actor_name: null, action: 'stage_created', client: null }
  t.match(
    log,
    [{ ...alone, actor_id: ada.key, actor_name: 'Ada Lund' }, alone],
    'the audit log names the operator, and for whom they acted',
  )
})

t.test('status shows what runs on the database, and what each account has', async (t) => {
  const world = await givenWorld(t)
  const spindle = await givenOperator(t, world)
  t.match(await spindle('status'), { code: 0, out: '', err: /There are no accounts yet/ })
  const { subdomain } = await spindle.json('accounts create --subdomain acme --name Acme')
  await spindle.json(`members add --account acme --name Ada --email ada@acme.test --role admin`)
  const { shortcode } = await spindle.json('jobs create --account acme --title Rigger')
  await spindle.json('jobs create --account acme --title Diver')
  await spindle(`jobs publish ${shortcode} --account acme`)
  await spindle('subscriptions create --account acme --target https://acme.example/in --event candidate_created')
  const counts = { members: 1, jobs: 1, candidates: 0, employees: 0, subscriptions: 1, disabled: 0, waiting: 0, failed: 0 }
  const seen = await spindle.json('status')
  t.match(seen, { release: /^\d/, database: /^(embedded|server)$/, pending_migrations: [], accounts: [{ account: subdomain, ...counts }] })
  t.ok(seen.servers >= 1)
  const uses = world.config.DATABASE_URL
    ? /on a Postgres server: \d processes use it\.\n$/
    : /on an embedded database: a server at http\S+ uses it\.\n$/
  t.match(await spindle('status'), { code: 0, out: /^ACCOUNT +MEMBERS +JOBS .*\nacme +1 +1 /, err: uses })
  await spindle('accounts delete acme --yes acme')
  t.match(await spindle.json('status'), { accounts: { length: 0 } }, 'a deleted account is not listed')
})

t.test('bash completes nouns, verbs and options', async (t) => {
  const { out: script } = await spindleWith({})('completion bash')
  const completed = async (...words: string[]) => {
    const asked = `COMP_WORDS=(spindle ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _spindle; echo "\${COMPREPLY[*]}"`
    return (await promisify(execFile)('bash', ['-c', `${script}\n${asked}`])).stdout.trim().split(' ')
  }
  t.strictSame(await completed('recr'), ['recruiters'])
  t.strictSame(await completed('stages', ''), ['create', 'delete', 'list', 'order', 'update'])
  t.strictSame(await completed('stages', 'create', '--account', 'acme', '--na'), ['--name'])
  t.strictSame(await completed('export', '--acc'), ['--account'])
})

t.test('without a server a command calls the operation in its own process', async (t) => {
  const given = await givenBareDatabase(t)
  const spindle = spindleHere({ ...given, SECRET_KEYS: `a:${'A'.repeat(43)}=` })
  if (given.DATABASE_URL) await spindle('migrate')
  await spindle.json('accounts create --subdomain acme --name Acme')
  t.match(await spindle.json('accounts update acme --summary Cranes --time-zone Europe/Copenhagen'), { summary: 'Cranes' })
  if (!given.DATABASE_URL) t.match(await spindle('status'), { err: /on an embedded database: no server uses it\.\n$/ })
  t.match(await spindle('stages update 0 --account acme --name A'), { code: 1, err: /^Not found/ })
  if (!given.DATABASE_URL) return
  const keyless = await spindleHere(given)('accounts show acme')
  t.match(keyless, { code: 1, err: /^SECRET_KEYS is not set: give this command the keys of the servers\.\n$/ })
})
