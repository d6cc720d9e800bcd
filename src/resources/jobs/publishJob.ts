// Publishes a draft or a closed job.
import { operation } from '../../context.ts'
import { prepareJobTransition } from './jobTransitions.ts'

export const publishJob = operation('publishJob', (tools) => {
  const transition = prepareJobTransition(tools)
  return ({ path }, context) =>
    tools.transaction(async (run) => context.reply(200, await transition(run, context, path.shortcode, 'published')))
})
