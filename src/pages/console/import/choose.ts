// The form that chooses a table to import, and the table that a form carries.
import { kinds, kindsWithoutHr, type Kind } from '../../../transfer/csv/kinds.ts'
import { code } from '../../docs/code.ts'
import type { Visit } from '../../settings/routes.ts'
import { field, selectField } from '../../shell/fields.ts'
import type { Form, Parts } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { isFor } from '../../shell/navigation.ts'
import { csrfField } from '../../signIn/visitor.ts'
import type { ChosenJob } from '../candidates/jobChoice.ts'
import { importPath } from '../importPath.ts'

/** A file as it was chosen. The form that confirms its import carries the same bytes. */
export type Table = { readonly name: string; readonly bytes: Buffer }

/** Returns the file of a form, chosen or carried; an empty one if it has none. */
export async function tableFrom({ name = '', table = '' }: Form, files: Parts['files']): Promise<Table> {
  const file = files.get('file')
  return file ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } : { name, bytes: Buffer.from(table, 'base64') }
}

/** Returns what the visitor may import. */
export const kindsFor = ({ visitor }: Pick<Visit, 'visitor'>): readonly Kind[] =>
  isFor('hrAdmin', visitor.member) ? kinds : kindsWithoutHr

export const titleOf = ({ name }: Kind) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const chooseForm = (
  visit: Visit,
  { jobs, values, fault }: { readonly jobs: readonly ChosenJob[]; readonly values: Form; readonly fault: string | undefined },
): Html => html`
  <form method="post" action="${importPath}/preview" enctype="multipart/form-data" class="card form">
    ${csrfField(visit.visitor)}
    ${selectField({
      name: 'kind',
      label: 'What the rows are',
      hint: 'Members and jobs come before the employees and candidates that refer to them.',
      value: values.kind,
      options: kindsFor(visit).map((kind) => ({ value: kind.name, name: titleOf(kind) })),
    })}
    ${selectField({
      name: 'job',
      label: 'Job',
      hint: 'For candidates in rows that name no job.',
      value: values.job,
      all: 'As the rows say',
      options: jobs.map(({ number, title }) => ({ value: String(number), name: title })),
    })}
    ${field(
      { name: 'file', label: 'File', hint: 'Saved as CSV, best as “CSV UTF-8”. Its first row names the columns.', fault },
      (attributes) => html`<input type="file" accept=".csv,.tsv,.txt,text/csv" required ${attributes} />`,
    )}
    <div class="buttons"><button class="first">Check the file</button></div>
  </form>
`

/** Renders the command that imports such a table: no operation of the API does. */
export const sameCommand = ({ visitor }: Visit, kind?: Kind, job?: ChosenJob): Html => html`
  <details class="same">
    <summary>The same by the command</summary>
    <p>The operator of the server imports a table of any length. <a href="/docs/import">The headers that mean a column</a></p>
    ${code(
      `spindle import ${kind?.name ?? 'candidates'}.csv --account ${visitor.account.subdomain}${job ? ` --job ${job.id}` : ''} --check`,
      'sh',
      'Command of the operator',
    )}
  </details>
`
