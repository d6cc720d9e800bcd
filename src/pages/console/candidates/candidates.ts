// The candidates in the console: their list, the board of a job, and the page of each, with the forms that act on them.
import type { Statements } from '../../../db/statements.ts'
import { notFound } from '../../../errors.ts'
import type { Visit } from '../../settings/routes.ts'
import type { Form } from '../../shell/form.ts'
import { consolePath } from '../../shell/navigation.ts'
import type { ConsoleParts } from '../parts.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { actionOf, maxUpload, type Action } from './actions.ts'
import { boardAfter, serveBoard } from './board.ts'
import { candidatePage, type PageParts, type Refusal } from './candidatePage.ts'
import { prepareJobChoice } from './jobChoice.ts'
import { serveCandidateList } from './list.ts'
import { serveNewCandidate } from './newCandidate.ts'
import { prepareRights } from './rights.ts'

const path = `${consolePath}/jobs/:number/candidates/:candidate`

export function serveCandidates(console: ConsoleParts, statements: Pick<Statements, 'statement'>): void {
  const { routes, numbers } = console
  const parts: PageParts = {
    ...console,
    rightsOn: prepareRights(statements),
    jobChoice: prepareJobChoice(statements),
  }
  const show = candidatePage(parts)
  serveCandidateList(parts)
  serveBoard(parts, statements)
  serveNewCandidate(parts)

  routes.page(path, 'recruiter', async (visit) => {
    const { id } = await numbers.recordIn(visit, 'candidates', 'candidate')
    return show(visit, id)
  })

  routes.upload(`${path}/:action`, 'recruiter', maxUpload, async (visit, form, files) => {
    const { id } = await numbers.recordIn(visit, 'candidates', 'candidate')
    const name = (visit.request.params as { action: string }).action
    const action = actionOf(name)
    if (!action) throw notFound()
    const { refused, to } = await action.act({ visit, id, form, files, numbers })
    if (refused) return show(visit, id, refusalOf(name, action, form, refused))
    return visit.reply.redirect(to ?? addressAfter(visit, name, form), 303)
  })
}

/** Returns where an action leads: to the page with the form, of the candidate or the board. */
function addressAfter({ request }: Visit, action: string, { board }: Form): string {
  const { number, candidate } = request.params as { number: string; candidate: string }
  return board === undefined ? `${consolePath}/jobs/${number}/candidates/${candidate}?done=${action}` : boardAfter(number, board)
}

function refusalOf(name: string, action: Action, form: Form, refused: Refused): Refusal {
  const fields = action.fields(form)
  const { faults, message } = faultsIn(refused, Object.values(fields), (member) => fields[member]?.name)
  return { entered: { action: name, form, faults }, message }
}
