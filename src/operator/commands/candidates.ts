// spindle candidates: exports everything stored about one candidate, and erases it.
import { prepareCandidateByKey } from '../../resources/candidates/candidateByKey.ts'
import { prepareErasure } from '../../resources/candidates/erasure.ts'
import { candidates } from '../../db/schema.ts'
import type { Values } from '../../transfer/fields.ts'
import { candidateType } from '../../transfer/records/candidate.ts'
import { fileType } from '../../transfer/records/file.ts'
import { activityType, eventType } from '../../transfer/records/history.ts'
import { offerType } from '../../transfer/records/offer.ts'
import { prepareTransferStatements } from '../../transfer/transferStatements.ts'
import { counted, personCommands, withoutType } from './persons.ts'

export const candidateCommands = personCommands({
  noun: 'candidate',
  exported: 'candidate_exported',
  notes: {
    export: [
      'Every field, the ratings, offers, activities, events and answers, and the list of files; GET /candidates/{id}/files returns their URLs.',
    ],
    erase: [
      'Erases the candidate with its files, offers, ratings, activities and events, and the stored responses that show it. Only its id',
      'remains, with the time, so that no import can restore it, and an entry in the audit log. Copies of the candidate in other jobs are',
      'separate candidates: erase them too.',
      'Your backups and exports still contain it, and so does the write-ahead log of the database until it is overwritten.',
    ],
  },
  prepareErasure,
  prepareCollection: (statement) => {
    const find = prepareCandidateByKey(statement)
    const { access } = prepareTransferStatements(statement)
    return async (run, account, key) => {
      const [found] = await run(find, { account, key })
      const [candidate] = await access(candidateType).known(run, account, [key])
      if (!found || !candidate) return undefined
      const of = async (type: typeof fileType) => (await access(type).ofOwner(run, account, candidates, key)).map(withoutType)
      const [files, offers, activities, events] = [await of(fileType), await of(offerType), await of(activityType), await of(eventType)]
      return {
        id: found.id,
        name: candidate.name as string,
        data: { ...candidate, files, offers, activities, events },
        counts: [
          counted(files, fileType.nouns),
          counted(offers, offerType.nouns),
          counted(activities, activityType.nouns),
          counted(candidate.ratings as Values[], ['rating', 'ratings']),
          counted(events, eventType.nouns),
        ],
      }
    }
  },
})
