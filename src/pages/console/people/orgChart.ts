// The org chart: who reports to whom, as nested lists that are drawn as a tree.
import type { components } from '../../../../generated/types.ts'
import { sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { ConsoleParts } from '../parts.ts'
import { employeesPath } from './colleagues.ts'

type OrgChartNode = components['schemas']['OrgChartNode']
const path = `${consolePath}/orgchart`
/** Deeper levels have a page of their own, so that the tree stays readable on a phone. */
const mostLevels = 6

export function serveOrgChart({ routes, numbers, sameRequests }: ConsoleParts): void {
  const send = (visit: Visit, nodes: readonly OrgChartNode[], top?: string) => {
    const reportsOf = Map.groupBy(nodes, ({ parent_id }) => parent_id)
    const isAdmin = visit.visitor.member.hrisRole === 'hris_admin'
    return sendSettings(visit, {
      title: 'Org chart',
      about: 'The published employees, each below the manager to whom they report.',
      ...(top !== undefined && { back: { path, title: 'Whole org chart' } }),
      body: html`
        ${
          nodes.length > 0
            ? tree(reportsOf.get(null) ?? [], reportsOf, 1)
            : empty(
                'Nobody to show',
                'Published employees appear here. Their manager is a field of their record.',
                isAdmin ? { path: `${employeesPath}/new`, title: 'Add employee' } : undefined,
              )
        }
        ${sameRequests(visit, { id: 'getOrgChart', query: top === undefined ? {} : { employee_id: top } })}
      `,
    })
  }
  routes.page(path, 'hr', async (visit) => send(visit, await visit.read('getOrgChart', {})))
  routes.page(`${path}/:number`, 'hr', async (visit) => {
    const { id } = await numbers.recordIn(visit, 'employees')
    return send(visit, await visit.read('getOrgChart', { query: { employee_id: id } }), id)
  })
}

type ReportsOf = ReadonlyMap<string | null, readonly OrgChartNode[]>

const tree = (nodes: readonly OrgChartNode[], reportsOf: ReportsOf, level: number): Html => html`
  <ul class="tree">
    ${nodes.map((node) => html`<li>${card(node)} ${below(node, reportsOf, level)}</li>`)}
  </ul>
`

const card = ({ content: { title, department, minimal_employee: person } }: OrgChartNode): Html => html`
  <div class="person">
    <a href="${employeesPath}/${person.id}">${person.informal_name}</a>
    <p class="soft">${[title, department].filter(Boolean).join(' · ')}</p>
  </div>
`

function below(node: OrgChartNode, reportsOf: ReportsOf, level: number): Content {
  const reports = reportsOf.get(node.id) ?? []
  if (reports.length === 0) return false
  if (level < mostLevels) return tree(reports, reportsOf, level + 1)
  const { id, informal_name: name } = node.content.minimal_employee
  return html`<p class="soft">
    <a href="${path}/${id}">${node.direct_reports_count} below<span class="hidden"> ${name}</span></a>
  </p>`
}
