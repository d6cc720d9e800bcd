// Returns one job with all its texts.
import { operation } from '../../context.ts'
import { prepareJobDetail } from './jobDetail.ts'

export const getJob = operation('getJob', (tools) => {
  const show = prepareJobDetail(tools)
  return async ({ path }, { caller, reply }) => reply(200, await show(path.shortcode, caller.tenant))
})
