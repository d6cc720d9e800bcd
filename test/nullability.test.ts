// Nothing that is null reaches where the contract says that it is not: a row's type says of no column that it cannot be null which can be.
// The compiler compares responses with the contract, and the columns that they are made of with the types of rows.
import { parse } from 'libpg-query'
import t from 'tap'
import { everyStatement } from './fixtures/everyStatement.ts'
import { declarationsOf, type Declared } from './fixtures/nullability/declared.ts'
import { gaps, nullable, present, type Columns, type Shape } from './fixtures/nullability/shape.ts'
import { rowOf } from './fixtures/nullability/statements.ts'
import { givenWorld } from './fixtures/server.ts'

// The profile `family` has statements of its own, in addition to all others.
const world = await givenWorld(t, { environment: { COMPAT: 'family' } })
const { database, statements } = world.application
const register = [...(await everyStatement(world.application)).values()]
const declared = declarationsOf(new URL('..', import.meta.url).pathname, ['src/assemble.ts', 'src/operator/commands.ts'])

/** Columns whose type says more than the statement shows, each with the reason. */
const exceptions = new Map([
  ['list_one_secret_of_each_key/sealed', 'a member of a stored JSON value, which is written by its type'],
  ['find_given_token/expiresAt', 'a token that a refresh issues expires'],
])
/** Files that take null off a type by assertion, each with what excludes the null. */
const assertions = new Map([
  ['src/access/callers.ts', 'the statement finds a user token only with its member'],
  ['src/access/oauth/core.ts', 'the library types its model more narrowly than it uses it'],
  ['src/delivery/familySigning.ts', 'a secret is read with its application'],
  ['src/resources/candidates/answersOf.ts', 'which answer a client gives follows from the type of the question, and is checked'],
  ['src/resources/candidates/attributeValue.ts', 'which value a client gives follows from the type of the attribute, and is checked'],
  ['src/resources/candidates/candidateInput.ts', 'what a client gives, checked'],
  ['src/resources/employees/employeeFields.ts', 'a changed copy of the stored values, as the database takes it'],
  ['src/resources/employees/employeeReferences.ts', 'what a client gives, checked'],
  ['src/resources/employees/employeeSaving.ts', 'a part of the stored values, by the names of the same type'],
  ['src/resources/employees/viewer.ts', 'what a client gives, checked'],
  ['src/resources/timeoff/listTimeOffRequests.ts', 'a row with a key is a request, with all that a request refers to'],
])

const stored = await database.execute(
  `select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
  [],
)
/** Every column of every table, and the system's columns that statements use. */
const tables = new Map(
  [...Map.groupBy(stored, ({ table }) => String(table))].map(([table, columns]) => {
    const own = columns.map(({ column, nullable }) => [String(column), { nullable: nullable === true }] as const)
    return [table, new Map<string, Shape>([...own, ['xmin', present], ['ctid', present]])] as const
  }),
)

/** The values of a statement, as its declaration types them. */
const parametersOf = (values: readonly unknown[], given: Columns): Shape[] =>
  values.map((value) => given.get((value as { name?: string } | null)?.name ?? '') ?? (value === null ? nullable : present))

/** Returns which columns can be null though the row's type says that they cannot, as JSON pointers. */
async function denied(
  text: string,
  values: readonly unknown[],
  { values: given, row = new Map() }: Pick<Declared, 'values' | 'row'>,
  of = tables,
) {
  return gaps({ nullable: false, members: row }, { nullable: false, members: rowOf(await parse(text), of, parametersOf(values, given)) })
}

/** The declarations of a statement. A name that the source does not write out is one of several: of these, those whose columns it has. */
async function declarationsFor(name: string, text: string): Promise<Declared[]> {
  const columns = rowOf(await parse(text), tables, [])
  const named = declared.statements.filter((one) => one.name.test(name))
  const exact = named.filter((one) => one.name.source === `^${name}$`)
  return exact.length > 0 ? exact : named.filter(({ row }) => [...(row?.keys() ?? [])].every((column) => columns.has(column)))
}

t.test('no column can be null whose type says that it is not', async (t) => {
  t.ok(register.length > 200, `${register.length} statements`)
  const seen = new Set<Declared>()
  const excepted = new Set<string>()
  for (const { name, built } of register) {
    const { text, values } = built()
    const declarations = await declarationsFor(name, text)
    t.ok(declarations.length > 0, `${name} is declared`)
    for (const declaration of declarations) {
      seen.add(declaration)
      t.ok(declaration.row, `${name}: the type of its rows is known in ${declaration.place}`)
      for (const place of await denied(text, values, declaration)) {
        t.ok(exceptions.has(`${name}${place}`), `${name}${place} can be null`)
        excepted.add(`${name}${place}`)
      }
    }
  }
  for (const declaration of declared.statements)
    t.ok(seen.has(declaration), `${declaration.place}: ${declaration.name.source} is registered`)
})

t.test('what answers are made of takes null off no type by assertion', (t) => {
  const found = declared.assertions.filter((place) => /^src.(resources|access|delivery)/.test(place))
  const files = new Set(found.map((place) => place.split(':')[0]))
  t.strictSame([...files].toSorted(), [...assertions.keys()].toSorted(), found.join('\n'))
  t.end()
})

t.test('a column that can be null is detected, however the null gets there', async (t) => {
  const members: Columns = new Map([['inner', present]])
  const row: Columns = new Map([['x', { nullable: false, members, items: { nullable: false, members } }]])
  const nulls = {
    'a nullable column': 'select description as x from jobs',
    'a column of a left join': 'select m.name as x from jobs j left join members m on m.id = j.id',
    'a column of a full join': 'select j.title as x from jobs j full join members m on m.id = j.id',
    'a row of a left join': 'select m as x from jobs j left join members m on m.id = j.id',
    'a sub-select that may have no row': 'select (select name from members m where m.id = j.id) as x from jobs j',
    'a sub-select of a relation': 'select s.x from (select description as x from jobs) s',
    'a lateral sub-select': 'select s.x from jobs j left join lateral (select name as x from members limit 1) s on true',
    'a common table': 'with s as (select description as x from jobs) select x from s',
    'a recursive common table':
      'with recursive s as (select title as x from jobs union all select j.description from s, jobs j) select x from s',
    'one side of a union': 'select title as x from jobs union all select description from jobs',
    'one row of values': 'select v.x from (values (1), (null)) v (x)',
    'an aggregate over no rows': 'select max(title) as x from jobs',
    'an aggregate of nulls': 'select max(description) as x from jobs group by title',
    'a filtered aggregate': "select json_agg(title) filter (where state = 'draft') as x from jobs group by code",
    'a case without else': "select case when state = 'draft' then title end as x from jobs",
    'a branch of a case': "select case when state = 'draft' then title else description end as x from jobs",
    'a coalesce of nulls': 'select coalesce(description, requirements) as x from jobs',
    'an operator on a null': 'select title || description as x from jobs',
    'a member of a JSON value': "select locations ->> 'city' as x from jobs",
    'a function that it does not know': "select substring(title from 'a') as x from jobs",
    'a nullif': "select nullif(title, '') as x from jobs",
    'a parameter': 'select $1::text as x',
    'what an update sets': 'update jobs set description = $1 returning description as x',
    'a condition on what is then set': 'update jobs set description = null where description is not null returning description as x',
    'a condition that another satisfies': "select description as x from jobs where description is not null or state = 'draft'",
    'a member of a built object': "select json_build_object('inner', description) as x from jobs",
    'a member of an aggregated row': "select (select coalesce(json_agg(s), '[]') from (select description as inner from jobs) s) as x",
    'an item of an array': 'select array(select description from jobs) as x',
    'a statement that it does not know': 'truncate jobs',
  }
  for (const [title, text] of Object.entries(nulls)) {
    t.ok((await denied(text, [null, 1], { values: new Map(), row })).length > 0, title)
  }
})

t.test('a column that cannot be null is not reported', async (t) => {
  const row: Columns = new Map([['x', present]])
  const texts = {
    'a column': 'select title as x from jobs',
    'a condition': 'select description as x from jobs where description is not null',
    'a comparison': 'select description as x from jobs where description = $2',
    'a condition on a left join': 'select m.name as x from jobs j left join members m on m.id = j.id where m.email = $2',
    'an inner join': 'select m.name as x from jobs j join members m on m.id = j.id',
    'a condition within a common table': 'with s as (select description as x from jobs where description is not null) select x from s',
    'a coalesce': "select coalesce(description, '') as x from jobs",
    'a count': 'select (select count(*) from jobs) as x',
    'an aggregate of a group': 'select max(title) as x from jobs group by state',
    'a case after is null': 'select case when description is null then title else description end as x from jobs',
    'an existence': 'select exists (select 1 from jobs) as x',
    'a parameter': 'select $2 as x',
    'what an update sets': 'update jobs set description = $2 returning description as x',
    'a deleted column': 'delete from jobs returning title as x',
  }
  for (const [title, text] of Object.entries(texts)) t.strictSame(await denied(text, [null, 1], { values: new Map(), row }), [], title)
})

t.test('a break planted in a statement is reported by its column', async (t) => {
  const left = (table: string) => (text: string) => text.replace(`inner join "${table}"`, `left join "${table}"`)
  const breaks: [statement: string, place: string, plant: (text: string) => string, of?: typeof tables][] = [
    ['read_listed_jobs', '/title', (text) => text, nullableIn('jobs', 'title')],
    ['find_employee', '/firstname', (text) => text, nullableIn('employees', 'firstname')],
    ['find_time_off_request', '/requester', left('members')],
    ['find_time_off_request', '/employee', left('employees')],
    ['find_time_off_request', '/approvals/*/approver_id', (text) => text.replace("encode(m.key, 'hex')", 'm.password_hash')],
    ['find_delivery', '/tries', (text) => text.replace("coalesce(json_agg(a order by a.id), '[]')", 'json_agg(a order by a.id)')],
    ['find_delivery', '/attempts', (text) => text.replace('select count(*)::int', 'select a.id')],
    ['list_time_off_balances', '/used', (text) => text.replaceAll('coalesce((', '((').replaceAll('), 0)', '))')],
    ['claim_deliveries', '/target', (text) => text.replace('join "subscriptions" s on s.account_id = d.', 'left $&')],
    ['list_subscription_overviews', '/waiting', (text) => text.replace('count(*)::int', 'max(d.id)')],
  ]
  for (const [name, place, plant, of] of breaks) {
    const { text, values } = statements.register.get(name)!.built()
    const [declaration] = await declarationsFor(name, text)
    t.notOk((await denied(text, values, declaration!)).includes(place), `${name}${place}`)
    t.ok((await denied(plant(text), values, declaration!, of)).includes(place), `${name}${place}, broken`)
  }
})

/** The tables, with one column nullable. */
function nullableIn(table: string, column: string): typeof tables {
  return new Map([...tables, [table, new Map([...tables.get(table)!, [column, nullable]])]])
}
