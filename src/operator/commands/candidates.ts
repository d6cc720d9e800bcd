// spindle candidates: exports everything stored about one person, and erases it. The API family has no operation for this.
import { and, eq } from '../../db/drizzle.js'
import { prepareAudit, operator } from '../../access/audit.ts'
import { prepareAnnouncement } from '../../db/notify.ts'
import { prepared } from '../../db/prepared.ts'
import { erasures } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { prepareFileRemoval } from '../../files/forgetFiles.ts'
import { diskStore } from '../../files/store.ts'
import { prepareCandidateByKey } from '../../resources/candidates/candidateByKey.ts'
import { prepareErasure } from '../../resources/candidates/erasure.ts'
import { command, ofAccount, type Tools } from '../command.ts'
import type { Values } from '../../transfer/fields.ts'
import { candidateType } from '../../transfer/records/candidate.ts'
import { fileType } from '../../transfer/records/file.ts'
import { activityType, eventType } from '../../transfer/records/history.ts'
import { prepareTransferStatements } from '../../transfer/transferStatements.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const ofCandidate = {
  candidate: {
    value: '<id>',
    operand: true,
    required: true,
    summary: 'the id of the candidate in the API',
    like: { pattern: /^[0-9a-f]{16}$/i, words: 'the 16 hex digits of the id' },
  },
  ...ofAccount,
} as const

/** Returns the refusal for a candidate that does not exist. It says whether the candidate was erased, which the operator may know. */
const absence = prepared((statement) => {
  const find = statement('operator_find_erasure', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ erasedAt: erasures.erasedAt })
      .from(erasures)
      .where(and(eq(erasures.accountId, p.account), eq(erasures.key, p.key))),
  )
  return async (account: number, key: string, subdomain: string) => {
    const [erased] = await find({ account, key })
    return refused(erased ? `The candidate ${key} was erased at ${seconds(erased.erasedAt)}` : `${subdomain} has no candidate ${key}`)
  }
})

/** The candidate's records of other types, by the name under which they are exported. */
const belonging = { files: fileType, activities: activityType, events: eventType }
type Collected = Values & { readonly name: string } & Readonly<Record<'ratings' | keyof typeof belonging, readonly Values[]>>

/** `collect(account, key)`: the candidate with all its records, from one snapshot, or undefined. Writes only the audit entry `noted`. */
const collecting = ({ statement, transaction }: Pick<Tools, 'statement' | 'transaction'>) => {
  const find = prepareCandidateByKey(statement)
  const { access } = prepareTransferStatements(statement)
  const audit = prepareAudit(statement)
  return (account: number, key: string, noted?: 'candidate_exported') =>
    transaction(async (run) => {
      const [found] = await run(find, { account, key })
      const [candidate] = await access(candidateType).known(run, account, [key])
      if (!found || !candidate) return undefined
      const collected: Record<string, unknown> = { ...candidate }
      for (const [name, type] of Object.entries(belonging))
        collected[name] = (await access(type).ofCandidate?.(run, account, key))?.map(withoutType)
      if (noted) await audit(run, account, operator, noted, found.id)
      return collected as Collected
    })
}

const withoutType = (item: Values): Values => {
  const { record: _, ...rest } = item
  return rest
}

/** Returns JSON with all control characters escaped, so that it is safe to print on a terminal and parses to the same value. */
const asText = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(/[^\P{Cc}\n]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const counted = (items: readonly unknown[], [one, several]: readonly [string, string]) =>
  `${items.length} ${items.length === 1 ? one : several}`
const belongings = ({ files, activities, ratings, events }: Collected) =>
  [
    counted(files, fileType.nouns),
    counted(activities, activityType.nouns),
    counted(ratings, ['rating', 'ratings']),
    counted(events, eventType.nouns),
  ].join(', ')

const exporting = command({
  name: 'candidates export',
  summary: 'prints everything that is stored about a candidate as JSON',
  options: ofCandidate,
  notes: [
    'Every field, the ratings, activities, events and answers, and the list of files; GET /candidates/{id}/files returns their URLs.',
    'The export is recorded in the audit log.',
  ],
  prepare: (tools) => {
    const accountOf = accountBySubdomain(tools.statement)
    const missing = absence(tools.statement)
    const collect = collecting(tools)
    return async ({ account: subdomain, candidate: given }) => {
      const key = given.toLowerCase()
      const account = await accountOf(subdomain)
      const data = await collect(account, key, 'candidate_exported')
      if (!data) throw await missing(account, key, subdomain)
      return { said: asText(data), data, note: `Exported the candidate ${key} of ${subdomain}: ${belongings(data)}.` }
    }
  },
})

const erasing = command({
  name: 'candidates erase',
  summary: 'permanently erases a candidate with all its records',
  options: { ...ofCandidate, yes: { summary: 'confirms the erasure; without it nothing is erased, and the command says what would be' } },
  notes: [
    'Erases the candidate with its files, ratings, activities and events, and the stored responses that show it. Only its id remains, with',
    'the time, so that no import can restore it, and an entry in the audit log. Copies of the candidate in other jobs are separate',
    'candidates: erase them too.',
    'Your backups and exports still contain it, and so does the write-ahead log of the database until it is overwritten.',
  ],
  prepare: (tools) => {
    const accountOf = accountBySubdomain(tools.statement)
    const missing = absence(tools.statement)
    const collect = collecting(tools)
    const erase = prepareErasure(tools.statement)
    const announce = prepareAnnouncement(tools.statement)
    const forgetFilesOf = prepareFileRemoval(tools.statement)
    return async ({ account: subdomain, candidate: given, yes }) => {
      const key = given.toLowerCase()
      const account = await accountOf(subdomain)
      const found = await collect(account, key)
      if (!found) throw await missing(account, key, subdomain)
      if (!yes)
        throw refused(
          `This would erase ${found.name} (${key}) permanently, with ${belongings(found)}: add --yes to confirm; nothing was erased`,
        )
      const now = new Date(tools.now()).toISOString()
      const files = await tools.transaction((run) => erase(run, { account, key, now, actor: operator }, forgetFilesOf))
      await announce()
      // A server also removes them from its own folder; this is merely sooner if both use the same folder.
      const store = diskStore(`${tools.dataDir}/files`)
      for (const file of files) await store.remove(account, file)
      return { said: `The candidate ${key} of ${subdomain} is erased, with ${belongings(found)}.`, data: { id: key, erased_at: now } }
    }
  },
})

export const candidateCommands = [exporting, erasing]
