// The words that a column can hold are those of the contract.
import { getTableColumns, type Table } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { schemaOf, type Document, type Schema } from '../src/contract/document.ts'
import * as tables from '../src/db/schema.ts'

const document: Document = JSON.parse(readFileSync(new URL('../generated/openapi-3.1.json', import.meta.url), 'utf8'))

/** The table for each schema; a property is compared with the column of the same name, if there is one. */
const shownBy: Record<string, Table> = {
  Account: tables.accounts,
  Member: tables.members,
  Job: tables.jobs,
  JobDetail: tables.jobs,
  Recruiter: tables.recruiters,
  Stage: tables.stages,
  Question: tables.jobQuestions,
  CustomAttribute: tables.customAttributes,
  JobCustomAttribute: tables.customAttributes,
  DisqualificationReason: tables.disqualificationReasons,
  TimeOffCategory: tables.timeOffCategories,
  TimeOff: tables.timeOffRequests,
  CreatedTimeOff: tables.timeOffRequests,
  Employee: tables.employees,
  EmployeeDetail: tables.employees,
  DirectReport: tables.employees,
  Candidate: tables.candidates,
  CandidateDetail: tables.candidates,
  CandidateActivity: tables.activities,
  JobActivity: tables.activities,
  ScheduledEvent: tables.events,
}

t.test('the database and the contract agree on the values of enums', (t) => {
  let compared = 0
  for (const [name, table] of Object.entries(shownBy)) {
    const schema = document.components?.schemas?.[name] as Schema
    const columns = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))
    for (const [property, written] of Object.entries(schema.properties as Record<string, Schema>)) {
      const { enum: values } = schemaOf(document, written)
      const column = columns.get(property)
      if (!column || !values) continue
      compared++
      t.strictSame([...(values as string[])].toSorted(), [...(column.enumValues ?? [])].toSorted(), `${name}.${property}`)
    }
  }
  t.ok(compared > 10, `${compared} properties compared`)
  t.end()
})
