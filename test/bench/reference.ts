// The reference: fixed SQL for each case, sent by pgbench and the rivals, so that improving our own SQL does not move the yardstick.
import { readFileSync } from 'node:fs'

/** Values by their names in the SQL. `each`, which is not among them, is a different number each time. */
export type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>
export type ReferenceStatement = { readonly text: string; readonly names: readonly string[] }

/** Returns the SQL of `reference/<name>.sql` for pgbench, in which `:name` stands for a value. */
export const referenceScript = (name: string): string =>
  readFileSync(new URL(`reference/${name}.sql`, import.meta.url), 'utf8').replaceAll(/^--.*\n/gm, '')

/** Returns the same SQL for a driver, statement by statement: with `$1`, `$2` … and the names of the values they stand for. */
export const referenceStatements = (name: string): ReferenceStatement[] =>
  referenceScript(name)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const names: string[] = []
      return { text: statement.replaceAll(/(?<!:):([a-z_]+)/g, (_, value: string) => `$${names.push(value)}`), names }
    })

/** Returns the values of a statement's parameters, in order. */
export const boundTo = ({ names }: ReferenceStatement, values: Values): unknown[] =>
  names.map((name) => (name === 'each' ? Math.floor(Math.random() * 2 ** 50) : values[name]))
