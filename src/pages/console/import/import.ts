// Imports a table of jobs, members, employees or candidates: a file is chosen, shown as it would be imported, and then imported.
import type { FastifyReply } from 'fastify'
import { prepareAudit } from '../../../access/audit.ts'
import type { Statements } from '../../../db/statements.ts'
import { forbidden, notFound } from '../../../errors.ts'
import type { TableReport } from '../../../transfer/csv/importTable.ts'
import type { Kind } from '../../../transfer/csv/kinds.ts'
import { textLinesOf } from '../../../transfer/csv/text.ts'
import { sendSettings } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { faultSummary } from '../../shell/fields.ts'
import type { Form, Parts } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import { prepareJobChoice, type ChosenJob } from '../candidates/jobChoice.ts'
import type { ConsoleParts } from '../parts.ts'
import { importPath } from '../importPath.ts'
import { queryOf } from '../table.ts'
import { chooseForm, kindsFor, sameCommand, tableFrom, type Table } from './choose.ts'
import { confirmForm, preview, result } from './preview.ts'

/** In bytes: a table of 5,000 candidates has about a quarter of it. */
const mostBytes = 2 * 1024 * 1024
/** A table is carried in base64, which is a third longer, beside short fields. */
const mostSent = Math.ceil((mostBytes * 4) / 3) + 64 * 1024
const tooLong = `The file is larger than ${mostBytes / 1024 / 1024} MB. Split it, or have the operator import it: spindle import FILE --account SUBDOMAIN`
const about = 'A spreadsheet that was saved as CSV. First you see what would be imported, and nothing is changed.'

export function serveImport({ routes }: ConsoleParts, statements: Pick<Statements, 'statement' | 'transaction'>): void {
  const jobChoice = prepareJobChoice(statements)
  const audit = prepareAudit(statements.statement)
  // The rows of a table have no files.
  const tools = { ...statements, store: { put: () => Promise.reject(new Error('A table has no files')) } }

  routes.page(importPath, 'admin', (visit) => sendChoice(visit, queryOf(visit.request.query)))
  const upload = (step: string, act: (visit: Visit, form: Form, files: Parts['files']) => Promise<FastifyReply>) =>
    routes.upload(`${importPath}/${step}`, 'admin', mostSent, act, tooLong)

  upload('preview', async (visit, form, files) => {
    const table = await tableFrom(form, files)
    if (table.bytes.length === 0) return sendChoice(visit, form, 'Choose a file that is not empty')
    if (table.bytes.length > mostBytes) return sendChoice(visit, form, tooLong)
    const { kind, job } = await chosenIn(visit, form)
    const report = await reportOf(visit, table, kind, job, true)
    return sendPreview(visit, { kind, job, table, report })
  })

  upload('run', async (visit, form, files) => {
    const table = await tableFrom(form, files)
    const { kind, job } = await chosenIn(visit, form)
    const report = await reportOf(visit, table, kind, job, false)
    if (!report.imported) return sendPreview(visit, { kind, job, table, report })
    return sendSettings(visit, {
      title: 'Import',
      about: `What became of ${table.name}.`,
      back: { path: importPath, title: 'Import another table' },
      body: result(kind, report.imported),
    })
  })

  async function reportOf({ visitor, account, actor }: Visit, table: Table, kind: Kind, job: ChosenJob | undefined, isCheck: boolean) {
    // Few processes ever import a table, and what that needs takes a moment to load.
    const { reportTable } = await import('../../../transfer/csv/importTable.ts')
    return reportTable(tools, textLinesOf(inPieces(table.bytes)), {
      account: visitor.account.subdomain,
      kind,
      job: job?.id,
      isCheck,
      onStored: (run) => audit(run, account, actor, 'account_imported', account),
    })
  }

  /** Returns what the form says that the rows are. Throws 403 for what the visitor may not import, and 404 for an unknown job. */
  async function chosenIn(visit: Visit, { kind: name, job: number }: Form): Promise<{ kind: Kind; job: ChosenJob | undefined }> {
    const kind = kindsFor(visit).find((known) => known.name === name)
    if (!kind) throw forbidden('role-missing', 'Your role does not include importing these rows. Ask an HRIS admin.')
    if (!number || kind.name !== 'candidates') return { kind, job: undefined }
    const job = (await jobChoice(visit)).find((known) => String(known.number) === number)
    if (!job) throw notFound()
    return { kind, job }
  }

  async function sendChoice(visit: Visit, values: Form, fault?: string): Promise<FastifyReply> {
    if (fault !== undefined) visit.reply.code(422)
    const jobs = await jobChoice(visit)
    return sendSettings(visit, {
      title: 'Import',
      about: html`${about} <a href="/docs/guides/import">How to prepare it</a>`,
      body: html`
        ${faultSummary(fault === undefined ? {} : { file: fault })} ${chooseForm(visit, { jobs, values, fault })} ${sameCommand(visit)}
      `,
    })
  }

  function sendPreview(
    visit: Visit,
    { kind, job, table, report }: { kind: Kind; job: ChosenJob | undefined; table: Table; report: TableReport },
  ): FastifyReply {
    if (!report.imported) visit.reply.code(422)
    return sendSettings(visit, {
      title: 'Import',
      tab: 'Check the import',
      about: html`${table.name} as it would be imported${job && html`, for the job ${job.title}`}. Nothing was changed.`,
      back: { path: importPath, title: 'Choose another file' },
      body: html`
        ${preview(kind, report)}
        ${report.imported && confirmForm(visit, { kind, job: job && String(job.number), table, imported: report.imported })}
        ${sameCommand(visit, kind, job)}
      `,
    })
  }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* [bytes]
}
