// Adds documents to an employee: their bytes, or URLs from which they are fetched later.
import { operation, type GivenFile } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { employees } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid, requireRow } from '../../errors.ts'
import { prepareEmployeeWriter } from './viewer.ts'

export const addEmployeeDocuments = operation('addEmployeeDocuments', ({ statement, transaction, files }) => {
  const requireWriter = prepareEmployeeWriter(statement)
  // Until the documents are stored, the employee cannot be deleted.
  const lock = statement('lock_employee_for_documents', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: employees.id }).from(employees).where(hasKey(employees, p)).for('key share'),
  )
  return async ({ path, body }, context) => {
    const { account } = context
    const uploader = await requireWriter(context, body.member_id)
    const given = body.documents.map(fileOf)
    requireRow(await lock({ account, key: path.id }))
    for (const file of given) files.check('document', file, { field: 'documents' })
    return files.bring(account, given, (brought) =>
      transaction(async (run) => {
        const { id: employee } = requireRow(await run(lock, { account, key: path.id }))
        for (const file of given) await files.insert(run, { account, employee, uploader, kind: 'document', ...brought(file) })
        return context.reply(201, 'Created')
      }),
    )
  }
})

type Given = { readonly name: string; readonly url?: string | null; readonly data?: string | null }

/** Returns the file; bytes take precedence over a URL. Throws 422 if there is neither. */
function fileOf({ name, url, data }: Given): GivenFile {
  if (data) return { name, data }
  if (url) return { name, url }
  throw invalid('field-required', 'documents', 'must each have a url or data')
}
