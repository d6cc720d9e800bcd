// Reactivates a deactivated member; an active one stays as it is.
import { operation } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { enabling } from './standing.ts'

export const enableMember = operation('enableMember', ({ statement }) => {
  const enable = enabling(statement)
  return async ({ path }, { account, reply }) => {
    const [member] = await enable({ account, key: path.id })
    if (!member) throw notFound()
    return reply(204)
  }
})
