// What the stages and the reasons share: the page of the pipeline, to which their changes return.
import type { FastifyReply } from 'fastify'
import type { Visit } from '../../settings/routes.ts'
import type { Refused } from '../operations.ts'
import type { ConsoleParts } from '../parts.ts'

export type PipelineParts = ConsoleParts & {
  readonly path: string
  /** Sends the page of the pipeline, with the reason for which a change was refused. */
  readonly send: (visit: Visit, refused?: Refused) => Promise<FastifyReply>
}
