// The numbers in the console's addresses: translated to the ids by which the API knows the same records, and back. No address has an id.
import { prepareRecordNumbers, type NumberedNoun } from '../../db/recordNumbers.ts'
import type { Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import type { Visit } from '../settings/routes.ts'

export type OwnEmployee = { readonly number: number; readonly id: string; readonly state: 'draft' | 'published' }

export type Numbers = {
  /** Returns the number in the path and the id of the record. Throws 404 if the visitor's account has no such record. */
  readonly recordIn: (visit: Visit, noun: NumberedNoun, parameter?: string) => Promise<{ readonly number: number; readonly id: string }>
  /** Returns the id of the record with this number, given as text; undefined if the visitor's account has no such record. */
  readonly idOf: (visit: Visit, noun: NumberedNoun, number: string | undefined) => Promise<string | undefined>
  /** Returns the numbers of records of the visitor's account by their ids. */
  readonly numbersOf: (visit: Visit, noun: NumberedNoun, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Returns the number and the id of the employee that the visitor is, drafts included; undefined if they are none. */
  readonly ownEmployee: (visit: Visit) => Promise<OwnEmployee | undefined>
}

export function prepareNumbers(statements: Pick<Statements, 'statement'>): Numbers {
  const { ofNouns, ownEmployee } = prepareRecordNumbers(statements)
  const idOf: Numbers['idOf'] = async ({ account }, noun, number) => {
    if (number === undefined || !/^[1-9]\d{0,14}$/.test(number)) return undefined
    const [row] = await ofNouns[noun].idOf({ account, number: Number(number) })
    return row?.id
  }
  return {
    idOf,
    async recordIn(visit, noun, parameter = 'number') {
      const number = (visit.request.params as Readonly<Record<string, string>>)[parameter]
      const id = await idOf(visit, noun, number)
      if (id === undefined) throw notFound()
      return { number: Number(number), id }
    },
    async numbersOf(visit, noun, ids) {
      if (ids.length === 0) return new Map()
      const rows = await ofNouns[noun].numbersOf({ account: visit.account, ids })
      return new Map(rows.map(({ id, number }) => [id, number]))
    },
    async ownEmployee({ account, visitor }) {
      const [row] = await ownEmployee({ account, member: visitor.member.id })
      return row
    },
  }
}
