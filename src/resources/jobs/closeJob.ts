// Closes a published job.
import { operation } from '../../context.ts'
import { prepareJobTransition } from './jobTransitions.ts'

export const closeJob = operation('closeJob', (tools) => {
  const transition = prepareJobTransition(tools)
  return ({ path }, context) =>
    tools.transaction(async (run) => context.reply(200, await transition(run, context, path.shortcode, 'closed')))
})
