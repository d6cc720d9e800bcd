// The documents on an employee's page: listed for HRIS admins and the employee, added by HRIS admins as a file or from an address.
import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { facts } from '../../../../generated/facts.ts'
import { onceName } from '../operations.ts'
import { empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { field, textField } from '../../shell/fields.ts'
import { fileInput } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import { csrfField } from '../../signIn/visitor.ts'
import type { ConsoleParts } from '../parts.ts'
import { table } from '../table.ts'
import { employeesPath } from './colleagues.ts'

/** In base64, and with its name, the body of the operation is a third longer. */
const maxBytes = Math.floor((facts.addEmployeeDocuments.body.maxBytes * 3) / 4) - 64 * 1024
/** The operation's largest page. */
const listed = 100

export function serveDocuments(
  { routes, numbers }: ConsoleParts,
  sendEmployee: (visit: Visit, refused?: string) => Promise<FastifyReply>,
): void {
  routes.upload(`${employeesPath}/:number/documents`, 'hrAdmin', maxBytes, async (visit, form, files) => {
    const { number, id } = await numbers.recordIn(visit, 'employees')
    const file = files.get('file')
    const { url } = form
    if (!file && !url) return sendEmployee(visit, 'Choose a file, or enter the address of a document')
    const document = file ? await fileInput(file) : { name: nameIn(url ?? ''), url: url ?? '' }
    const { refused } = await visit.change('addEmployeeDocuments', { path: { id }, body: { documents: [document] } }, form)
    return refused ? sendEmployee(visit, refused.message) : visit.reply.redirect(`${employeesPath}/${number}?done=added`, 303)
  })
}

/** Returns the last part of an address as the document's name. */
const nameIn = (url: string): string => (URL.canParse(url) && new URL(url).pathname.split('/').at(-1)) || 'document'

export async function showDocuments(
  visit: Visit,
  { id, path, mayAdd }: { readonly id: string; readonly path: string; readonly mayAdd: boolean },
): Promise<Html> {
  const { employee_documents: documents, total_count: total } = await visit.read('listEmployeeDocuments', {
    path: { id },
    query: { limit: listed },
  })
  const rows = documents.map(({ filename, filepath, filesize, created_at }) => [
    html`<a href="${filepath}">${filename}</a>`,
    `${Math.max(1, Math.round(filesize / 1024))} KB`,
    when(created_at),
  ])
  return html`
    <section>
      <div class="head"><h2>Documents</h2></div>
      ${
        rows.length > 0
          ? table({ caption: 'Documents', columns: ['Name', 'Size', 'Added'], rows })
          : empty('No documents', mayAdd ? 'Add the first one below. Only HRIS admins and the employee see it.' : 'HRIS admins add them.')
      }
      ${total > rows.length && html`<p class="soft">The first ${rows.length} of ${total}.</p>`} ${mayAdd && addForm(visit, path)}
    </section>
  `
}

const addForm = ({ visitor }: Visit, path: string): Html => html`
  <form method="post" action="${path}/documents" enctype="multipart/form-data" class="card form">
    ${csrfField(visitor)} <input type="hidden" name="${onceName}" value="${randomUUID()}" />
    ${field(
      { name: 'file', label: 'File', hint: `At most ${Math.floor(maxBytes / 1024 / 1024)} MB.` },
      (attributes) => html`<input type="file" ${attributes} />`,
    )}
    ${textField({ name: 'url', label: 'Or its address', hint: 'Beginning with https://. The document is fetched from there.' })}
    <div class="buttons"><button class="first">Add document</button></div>
  </form>
`
