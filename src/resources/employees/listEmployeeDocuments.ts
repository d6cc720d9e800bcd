// Lists a page of an employee's documents, oldest first.
import { and, asc, eq, isNotNull, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { references } from '../../db/conditions.ts'
import { files as fileRows, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { badRequest, forbidden, notFound } from '../../errors.ts'
import { prepareEmployeeByKey } from './employee.ts'
import { sees, seesWhole, prepareEmployeeViewer } from './viewer.ts'

/** The only type of documents that there is. */
const simple = 'simple_employee_document'

type OfEmployee = { account: number; employee: number }

/** A document still to be fetched is not shown. */
const shown = (p: Holders<OfEmployee>) =>
  and(eq(fileRows.accountId, p.account), eq(fileRows.employeeId, p.employee), isNotNull(fileRows.size))

export const listEmployeeDocuments = operation('listEmployeeDocuments', ({ statement, files }) => {
  const view = prepareEmployeeViewer(statement)
  const find = prepareEmployeeByKey(statement)
  const list = statement('list_employee_documents', (p: Holders<OfEmployee & { most: number; skipped: number }>) =>
    build
      .select({
        key: fileRows.key,
        name: fileRows.name,
        size: sql<number>`${fileRows.size}`,
        uploader: members.key,
        createdAt: fileRows.createdAt,
        updatedAt: fileRows.updatedAt,
      })
      .from(fileRows)
      .leftJoin(members, references(fileRows.uploaderId, members))
      .where(shown(p))
      .orderBy(asc(fileRows.key))
      .limit(p.most)
      .offset(p.skipped),
  )
  const count = statement('count_employee_documents', (p: Holders<OfEmployee>) =>
    build
      .select({ count: sql<number>`count(*)` })
      .from(fileRows)
      .where(shown(p)),
  )

  return async ({ path, query }, context) => {
    const { account, caller, address, reply } = context
    if (!caller.person && query.member_id === undefined) throw badRequest('member-required', { member_id: ['is required'] })
    const [viewer, [employee]] = await Promise.all([view(context, query.member_id), find({ account, key: path.id })])
    if (!employee || !sees(viewer, employee)) throw notFound()
    if (!seesWhole(viewer, employee)) throw forbidden('role-missing', 'Only HRIS admins and the employee can see the documents')
    if ((query.type ?? simple) !== simple) return reply(200, { total_count: 0, employee_documents: [] })
    const ids = { account, employee: employee.id }
    const [rows, [counted]] = await Promise.all([list({ ...ids, most: query.limit, skipped: query.offset }), count(ids)])
    return reply(200, {
      total_count: counted?.count ?? 0,
      employee_documents: rows.map((row) => ({
        id: row.key,
        filename: row.name,
        filepath: files.link(account, row, address),
        created_at: milliseconds(row.createdAt),
        updated_at: milliseconds(row.updatedAt),
        filesize: row.size,
        type: simple,
        created_by: row.uploader,
      })),
    })
  }
})
