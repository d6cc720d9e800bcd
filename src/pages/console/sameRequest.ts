// "The same by the API": which operations a page calls, each with the request to copy.
import { facts } from '../../../generated/facts.ts'
import type { operations } from '../../../generated/types.ts'
import type { Facts, OperationFacts } from '../../contract/facts.ts'
import { filledPath } from '../../contract/pathTemplate.ts'
import { code } from '../docs/code.ts'
import { operationPath } from '../docs/operationPath.ts'
import { curl } from '../docs/samples.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import type { Visit } from '../settings/routes.ts'

/** A request to an operation. A value in capitals, such as `NAME`, stands for what the form asks for. */
export type SameRequest = {
  readonly id: keyof operations
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** Returns what renders the fold for a page. `base` is where the operations begin, such as `/spi/v3`. */
export const sameRequestsAt =
  (base: string, issuerOf: IssuerOf) =>
  ({ request }: Visit, ...requests: readonly SameRequest[]): Html => html`
    <details class="same">
      <summary>The same by the API</summary>
      ${requests.map((wanted) => sameRequest(issuerOf(request) + base, wanted))}
    </details>
  `

function sameRequest(base: string, { id, path = {}, query = {}, body }: SameRequest): Content {
  const { method, path: pattern } = (facts as Facts)[id] as OperationFacts
  const filled = filledPath(pattern, (name) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  const url = `${base}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`
  return html`
    <p>
      <a href="${operationPath(id)}"><code>${id}</code></a>
    </p>
    ${code(curl({ method, url, isPublic: false, ...(body !== undefined && { body }) }), 'sh', `Request of ${id}`)}
  `
}
