// The commands that candidates and employees share: export everything that is stored about one person, and erase it.
import { and, eq } from '../../db/drizzle.js'
import { operator, prepareAudit, type Action, type Actor } from '../../access/audit.ts'
import { prepareAnnouncement } from '../../db/notify.ts'
import { prepared } from '../../db/prepared.ts'
import { erasures } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { prepareFileRemoval } from '../../files/forgetFiles.ts'
import type { Values } from '../../transfer/fields.ts'
import { command, ofAccount, type Tools } from '../command.ts'
import { refused } from '../refused.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { prepareByteRemoval } from './removeBytes.ts'

type Statement = Statements['statement']
/** A person with all their records. `counts` says how many of which, as `5 files`. */
export type Collected = { readonly id: number; readonly name: string; readonly data: Values; readonly counts: readonly string[] }

export type PersonKind = {
  readonly noun: 'candidate' | 'employee'
  readonly exported: Action
  /** What help says in addition. */
  readonly notes: { readonly export: readonly string[]; readonly erase: readonly string[] }
  /** Returns undefined if the account has no such person. */
  readonly prepareCollection: (statement: Statement) => (run: Run, account: number, key: string) => Promise<Collected | undefined>
  readonly prepareErasure: (
    statement: Statement,
  ) => (
    run: Run,
    person: { account: number; key: string; now: string; actor: Actor },
    forgetFilesOf: ReturnType<typeof prepareFileRemoval>,
  ) => Promise<void>
}

export const counted = (items: readonly unknown[], [one, several]: readonly [string, string]) =>
  `${items.length} ${items.length === 1 ? one : several}`

export const withoutType = (item: Values): Values => {
  const { record: _, ...rest } = item
  return rest
}

const findErasure = prepared((statement) =>
  statement('operator_find_erasure', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ erasedAt: erasures.erasedAt })
      .from(erasures)
      .where(and(eq(erasures.accountId, p.account), eq(erasures.key, p.key))),
  ),
)

/** Returns JSON with all control characters escaped, so that it is safe to print on a terminal and parses to the same value. */
const asText = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(/[^\P{Cc}\n]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns the commands `<noun>s export` and `<noun>s erase`. */
export function personCommands({ noun, exported, notes, prepareCollection, prepareErasure }: PersonKind) {
  const options = {
    id: {
      value: '<id>',
      operand: true,
      required: true,
      summary: `the id of the ${noun} in the API`,
      like: { pattern: /^[0-9a-f]{16}$/i, words: 'the 16 hex digits of the id' },
    },
    ...ofAccount,
  } as const

  /** Returns a function that refuses a person who does not exist. It says whether they were erased, which the operator may know. */
  const finding = ({ statement, transaction }: Tools) => {
    const accountOf = accountBySubdomain(statement)
    const collect = prepareCollection(statement)
    const audit = prepareAudit(statement)
    const findTombstone = findErasure(statement)
    return async (subdomain: string, given: string, noted?: Action) => {
      const key = given.toLowerCase()
      const account = await accountOf(subdomain)
      const found = await transaction(async (run) => {
        const person = await collect(run, account, key)
        if (person && noted) await audit(run, account, operator, noted, person.id)
        return person
      })
      if (found) return { ...found, account, key }
      const [erased] = await findTombstone({ account, key })
      throw refused(erased ? `The ${noun} ${key} was erased at ${seconds(erased.erasedAt)}` : `${subdomain} has no ${noun} ${key}`)
    }
  }

  const exporting = command({
    name: `${noun}s export`,
    summary: `prints everything that is stored about one ${noun} as JSON`,
    options,
    notes: [...notes.export, 'The export is recorded in the audit log.'],
    prepare: (tools) => {
      const find = finding(tools)
      return async ({ account: subdomain, id }) => {
        const { data, key, counts } = await find(subdomain, id, exported)
        return { said: asText(data), data, note: `Exported the ${noun} ${key} of ${subdomain}: ${counts.join(', ')}.` }
      }
    },
  })

  const erasing = command({
    name: `${noun}s erase`,
    summary: `permanently erases one ${noun} with all their records`,
    options: { ...options, yes: { summary: 'confirms the erasure; without it nothing is erased, and the command says what would be' } },
    notes: notes.erase,
    prepare: (tools) => {
      const find = finding(tools)
      const erase = prepareErasure(tools.statement)
      const announce = prepareAnnouncement(tools.statement)
      const forgetFilesOf = prepareFileRemoval(tools.statement)
      const removeBytes = prepareByteRemoval(tools.statement)
      return async ({ account: subdomain, id, yes }) => {
        const { account, key, name, counts } = await find(subdomain, id)
        const belongings = counts.join(', ')
        if (!yes)
          throw refused(`This would erase ${name} (${key}) permanently, with ${belongings}: add --yes to confirm; nothing was erased`)
        const now = new Date(tools.now()).toISOString()
        await tools.transaction((run) => erase(run, { account, key, now, actor: operator }, forgetFilesOf))
        await announce()
        const said = `The ${noun} ${key} of ${subdomain} is erased, with ${belongings}.`
        return { said, data: { id: key, erased_at: now }, ...(await removeBytes(tools.store)) }
      }
    },
  })

  return [exporting, erasing]
}
