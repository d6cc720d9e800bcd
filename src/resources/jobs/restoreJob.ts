// Restores an archived job as a draft.
import { operation } from '../../context.ts'
import { prepareJobTransition } from './jobTransitions.ts'

export const restoreJob = operation('restoreJob', (tools) => {
  const transition = prepareJobTransition(tools)
  return ({ path }, context) =>
    tools.transaction(async (run) => context.reply(200, await transition(run, context, path.shortcode, 'draft')))
})
