// Formats values and tables for the results.
import type { Metric } from './comparison.ts'

/** The column headings. */
export const heads: Readonly<Record<Metric, string>> = {
  cpu: 'CPU of the server',
  total: 'with the database',
  throughput: 'rate',
  memory: 'memory',
  start: 'start',
  held: 'held',
  database: 'CPU of the database',
}
/** Formats a value with its unit. */
export const written: Readonly<Record<Metric, (value: number) => string>> = {
  cpu: (value) => `${Math.round(value * 1e6)} µs`,
  total: (value) => `${Math.round(value * 1e6)} µs`,
  throughput: (value) => `${Math.round(value).toLocaleString('en')} /s`,
  memory: (value) => `${Math.round(value)} MB`,
  start: (value) => `${Math.round(value * 1000)} ms`,
  held: (value) => value.toFixed(3),
  database: (value) => `${Math.round(value * 1e6)} µs`,
}

/** Renders a table in Markdown; the first row is its header. */
export function tabled(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length))) ?? []
  const drawn = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`)
  return [drawn[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...drawn.slice(1)].join('\n')
}
