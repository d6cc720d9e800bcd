// Amounts of days and hours in the records of time off.
import type { Schema } from '../../contract/document.ts'

/** Days or hours, with two decimals at most. */
export const amountSchema: Schema = { type: 'string', maxLength: 10, pattern: '^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$' }

/** An amount as the database prints it: `4.5` is `4.50`. */
export const fromAmount = (text: string): string => {
  const amount = Number(text).toFixed(2)
  return amount === '-0.00' ? '0.00' : amount
}
