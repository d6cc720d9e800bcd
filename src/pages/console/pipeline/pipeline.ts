// The pipeline: the stages that candidates go through, and the reasons for which they are disqualified, each in its order.
import type { FastifyReply } from 'fastify'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import { html, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { Link } from '../../shell/shell.ts'
import type { ConsoleParts } from '../parts.ts'
import type { Refused } from '../operations.ts'
import { reasonItem, serveReasons } from './reasons.ts'
import { serveStages, stageItem } from './stages.ts'

const notices = {
  added: 'The stage is added.',
  renamed: 'The stage is renamed.',
  deleted: 'The stage is deleted.',
  ordered: 'The order is saved.',
  'reason-added': 'The reason is added.',
  'reason-saved': 'The reason is saved.',
  'reason-deleted': 'The reason is deleted.',
}

export function servePipeline(parts: ConsoleParts): void {
  const path = `${consolePath}/pipeline`

  async function send(visit: Visit, refused?: Refused): Promise<FastifyReply> {
    const [{ stages }, reasons] = await Promise.all([visit.read('listStages', {}), visit.read('listDisqualificationReasons', {})])
    if (refused) visit.reply.code(422)
    return sendSettings(visit, {
      title: 'Pipeline',
      about: 'All jobs share these stages and reasons. New candidates start in the first stage of the kind Sourced or Applied.',
      body: html`
        ${refused ? notice(refused.message, 'wrong') : doneNotice(visit, notices)}
        ${section(
          'Stages',
          stages.map((stage) => stageItem(visit, path, stage, stages)),
          { path: `${path}/new-stage`, title: 'Add a stage' },
          empty('There are no stages yet', 'Candidates need at least one of the kinds Sourced, Applied and Hired.'),
        )}
        ${section(
          'Disqualification reasons',
          reasons.map((reason) => reasonItem(visit, path, reason, reasons)),
          { path: `${path}/new-reason`, title: 'Add a reason' },
          empty('There are no reasons yet', 'Who disqualifies a candidate chooses one of them.'),
        )}
        ${parts.sameRequests(
          visit,
          { id: 'listStages' },
          { id: 'orderStages', body: { stages: stages.map(({ slug }) => slug) } },
          { id: 'listDisqualificationReasons' },
          { id: 'orderDisqualificationReasons', body: { reasons: reasons.map(({ id }) => id) } },
        )}
      `,
    })
  }

  parts.routes.page(path, 'admin', (visit) => send(visit))
  serveStages({ ...parts, path, send })
  serveReasons({ ...parts, path, send })
}

const section = (title: string, items: readonly Html[], add: Link, nothing: Html): Html => html`
  <section aria-label="${title}">
    <div class="head">
      <h2>${title}</h2>
      <a class="button" href="${add.path}">${add.title}</a>
    </div>
    ${
      items.length > 0
        ? html`<ol class="items">
            ${items}
          </ol>`
        : nothing
    }
  </section>
`
