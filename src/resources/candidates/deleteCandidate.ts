// Deletes a candidate: erases everything that is stored about them.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { requireRow } from '../../errors.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'
import { prepareCandidateRight } from './candidateRight.ts'
import { prepareErasure } from './erasure.ts'

export const deleteCandidate = operation('deleteCandidate', ({ statement, transaction, files, wake }) => {
  const find = prepareCandidateByKey(statement)
  const requireRight = prepareCandidateRight(statement)
  const erase = prepareErasure(statement)

  return async ({ path }, context) => {
    const { account, caller, now, reply } = context
    await requireRight(caller, path.id, 'delete')
    const answer = await transaction(async (run) => {
      requireRow(await run(find, { account, key: path.id }))
      await erase(run, { account, key: path.id, now, actor: actorOf(context) }, files.forgetFilesOf)
      return reply(204)
    })
    wake()
    return answer
  }
})
