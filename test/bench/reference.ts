// The reference: fixed SQL for each case, sent by pgbench and by the rivals, so that better SQL of ours does not move what it is measured by.
import { readFileSync } from 'node:fs'

/** Values by the names that stand in the SQL. `each`, which is not among them, is another number each time. */
export type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>
export type ReferenceStatement = { readonly text: string; readonly names: readonly string[] }

/** The SQL of `reference/<name>.sql`, in which `:name` stands for a value: what pgbench takes. */
export const referenceScript = (name: string): string =>
  readFileSync(new URL(`reference/${name}.sql`, import.meta.url), 'utf8').replaceAll(/^--.*\n/gm, '')

/** The same, statement by statement, with `$1`, `$2` … and the names that they stand for: what a driver takes. */
export const referenceStatements = (name: string): ReferenceStatement[] =>
  referenceScript(name)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const names: string[] = []
      return { text: statement.replaceAll(/(?<!:):([a-z_]+)/g, (_, value: string) => `$${names.push(value)}`), names }
    })

/** The values of a statement's parameters, in order. */
export const boundTo = ({ names }: ReferenceStatement, values: Values): unknown[] =>
  names.map((name) => (name === 'each' ? Math.floor(Math.random() * 2 ** 50) : values[name]))
