// Lists the account's departments by name.
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { prepareDepartmentList, presentDepartment } from './department.ts'

const byName = new Intl.Collator('en')

export const listDepartments = operation('listDepartments', ({ statement }) => {
  const list = prepareDepartmentList(statement)
  return async (_, { account, reply }) => {
    const rows = (await list({ account })).toSorted((a, b) => byName.compare(a.name, b.name))
    return reply(200, rows.slice(0, longestList).map(presentDepartment))
  }
})
