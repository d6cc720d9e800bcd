// Archives a job.
import { operation } from '../../context.ts'
import { prepareJobTransition } from './jobTransitions.ts'

export const archiveJob = operation('archiveJob', (tools) => {
  const transition = prepareJobTransition(tools)
  return ({ path }, context) =>
    tools.transaction(async (run) => context.reply(200, await transition(run, context, path.shortcode, 'archived')))
})
