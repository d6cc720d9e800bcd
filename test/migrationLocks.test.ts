// The rules for migrations: each new one leaves the old program working, and takes no long lock on a full table, or says so.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import t from 'tap'

/** Written before these rules. */
const lastFree = '0012'
const outside = '-- outside a transaction\n'

type Rule = { readonly refused: RegExp; readonly unless?: RegExp; readonly instead: string }

/** What holds a lock for as long as a table is long. A migration that needs it says so in a line `-- locks: what, and for how long`. */
const locking: readonly Rule[] = [
  { refused: /^create (unique )?index (?!concurrently)/, instead: 'create the index concurrently, outside a transaction' },
  { refused: /^reindex(?!.* concurrently )/, instead: 'reindex concurrently, outside a transaction' },
  { refused: /^(cluster|vacuum full|lock)\b/, instead: 'leave it out' },
  { refused: /\badd column .*\bgenerated always as\b.*\bstored\b/, instead: 'add a plain column, written by the program' },
  {
    refused: /\badd column .*\bdefault\b/,
    unless: /\bdefault ('[^']*'|-?[\d.]+|true|false|null|now\(\))(::\w+(\[\])?)?( not null)?[ ,;]*$/,
    instead: 'give a constant as default',
  },
  { refused: /\badd column .*\bnot null\b/, unless: /\bdefault\b/, instead: 'add a default, or let the column be null' },
  { refused: /\balter column \S+ (set data )?type\b/, instead: 'add a column of the new type' },
  {
    refused: /\bset not null\b/,
    instead: 'add a check "not valid", validate it in the next migration, then set it with a line that says so',
  },
  {
    refused: /\badd constraint .*\b(check|foreign key)\b/,
    unless: /\bnot valid\b/,
    instead: 'add it "not valid", and validate it in the next migration',
  },
  {
    refused: /\badd (constraint \S+ )?(unique|primary key|exclude)\b/,
    unless: /\busing index\b/,
    instead: 'create the index concurrently, then add it "using index"',
  },
  { refused: /^(update|delete)\b|^insert\b.*\bselect\b/, instead: 'let a chore of the program change the rows in batches' },
]
/** What breaks a program of the last release that still runs. Once no such program needs it, a line `-- contracts: what` says so. */
const breaking: readonly Rule[] = [
  { refused: /^drop table\b/, instead: 'drop it one release later' },
  { refused: /\bdrop column\b/, instead: 'drop it one release later' },
  { refused: /\brename\b/, instead: 'add the new name beside the old one' },
]
const always: readonly Rule[] = [
  {
    refused: /^set (session )?lock_timeout\b/,
    instead: 'leave it out: every migration has a lock_timeout, and an embedded database keeps it',
  },
]

/** Returns a sentence for each statement of a migration that the rules refuse. Tables that it creates itself are empty. */
function faultsIn(text: string): string[] {
  const statements = text.split('--> statement-breakpoint').map((statement) =>
    statement
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  )
  const created = new Set(
    statements.flatMap((statement) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  )
  const rules = [...always, ...(/^-- locks: \S/m.test(text) ? [] : locking), ...(/^-- contracts: \S/m.test(text) ? [] : breaking)]
  const faults = statements
    .filter((statement) => !created.has(/^(?:alter table (?:only )?|create .*?\bindex .*?\bon )(\S+)/.exec(statement)?.[1] ?? ''))
    .flatMap((statement) => {
      const broken = rules.find(({ refused, unless }) => refused.test(statement) && !unless?.test(statement))
      return broken ? `${statement.slice(0, 100)}: ${broken.instead}` : []
    })
  const isConcurrent = statements.some((statement) => / concurrently /.test(statement))
  if (isConcurrent !== text.startsWith(outside)) faults.push(`what is concurrent, and nothing else, begins with "${outside.trim()}"`)
  for (const [, name = ''] of text.matchAll(/^create (?:unique )?index concurrently ("\w+")/gim))
    if (!new RegExp(`drop index concurrently if exists ${name}[^]*create`, 'i').test(text))
      faults.push(`drop index concurrently if exists ${name} first: one that was interrupted leaves an invalid index`)
  return faults
}

t.test('every new migration keeps the rules', (t) => {
  const paths = globSync('drizzle/*.sql').toSorted()
  t.ok(paths.length > 15)
  for (const path of paths.filter((path) => basename(path).slice(0, 4) > lastFree))
    t.strictSame(faultsIn(readFileSync(path, 'utf8')), [], path)
  t.end()
})

t.test('what locks a full table for long, or breaks the old program, is refused', (t) => {
  for (const statement of [
    'CREATE INDEX "x" ON "candidates" USING btree ("name")',
    'CREATE UNIQUE INDEX "x" ON "candidates" ("name")',
    'ALTER TABLE "candidates" ADD COLUMN "x" text NOT NULL',
    'ALTER TABLE "candidates" ADD COLUMN "x" bytea DEFAULT mint_key()',
    'ALTER TABLE "candidates" ADD COLUMN "x" smallint GENERATED ALWAYS AS (1) STORED NOT NULL',
    'ALTER TABLE "candidates" ALTER COLUMN "name" SET NOT NULL',
    'ALTER TABLE "candidates" ALTER COLUMN "name" SET DATA TYPE varchar(10)',
    'ALTER TABLE "candidates" ADD CONSTRAINT "x" CHECK (true)',
    'ALTER TABLE "candidates" ADD CONSTRAINT "x" FOREIGN KEY ("a") REFERENCES "b"("c")',
    'ALTER TABLE "candidates" ADD CONSTRAINT "x" UNIQUE("name")',
    '-- why\nUPDATE "candidates" SET "name" = \'\'',
    'ALTER TABLE "candidates" DROP COLUMN "name"',
    'ALTER TABLE "candidates" RENAME COLUMN "name" TO "title"',
    'DROP TABLE "candidates"',
    "SET lock_timeout = '10s'",
    'CREATE INDEX CONCURRENTLY "x" ON "candidates" ("name")',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY "x" ON "candidates" ("name")',
    '-- outside a transaction\nALTER TABLE "candidates" ADD COLUMN "x" text',
  ])
    t.not(faultsIn(statement).length, 0, statement)
  t.end()
})

t.test('what takes only short locks is accepted, and what says so', (t) => {
  for (const statement of [
    'ALTER TABLE "candidates" ADD COLUMN "x" text[]',
    'ALTER TABLE "candidates" ADD COLUMN "x" bigint DEFAULT 0 NOT NULL',
    'ALTER TABLE "candidates" ADD COLUMN "x" timestamp with time zone DEFAULT now() NOT NULL',
    'ALTER TABLE "candidates" ADD CONSTRAINT "x" CHECK (true) NOT VALID',
    'ALTER TABLE "candidates" VALIDATE CONSTRAINT "x"',
    'ALTER TABLE "candidates" ADD CONSTRAINT "x" UNIQUE USING INDEX "x"',
    '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "x";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "x" ON "candidates" ("name")',
    'CREATE TABLE "y" ("a" int);--> statement-breakpoint\nCREATE INDEX "y_a" ON "y" ("a");--> statement-breakpoint\nALTER TABLE "y" ADD CONSTRAINT "x" CHECK (true)',
    '-- locks: candidates against writes, for 20 s with a million of them\nCREATE INDEX "x" ON "candidates" ("name")',
    '-- contracts: release 3.16 no longer reads it\nALTER TABLE "candidates" DROP COLUMN "name"',
  ])
    t.strictSame(faultsIn(statement), [], statement)
  t.end()
})
