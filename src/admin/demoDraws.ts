// Numbers of the demo that look like chance and are the same wherever it is planted.
import { hash } from 'node:crypto'

/** A number from 0 to below `below`: always the same one for the same text. */
export const drawn = (text: string, below: number): number => hash('sha256', text, 'buffer').readUInt32BE(0) % below

/** As many draws as are wanted, one after the other: always the same row of them for the same text. */
export type Draws = {
  /** A number from 0 to below `below`. */
  readonly below: (below: number) => number
  /** True so many times in a hundred. */
  readonly chance: (percent: number) => boolean
  readonly one: <Item>(items: readonly Item[]) => Item
  /** Up to `most` different items in their order, at least `least`. */
  readonly some: <Item>(items: readonly Item[], least: number, most: number) => Item[]
}

/** One hash for all of them: a linear congruential generator goes on from there, whose upper bits are good enough for a demo. */
export function drawsOf(text: string): Draws {
  let state = hash('sha256', text, 'buffer').readUInt32BE(0)
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const some = <Item>(items: readonly Item[], least: number, most: number) => {
    const left = items.map((_, at) => at)
    const wanted = Math.min(items.length, least + below(most - least + 1))
    const taken = Array.from({ length: wanted }, () => left.splice(below(left.length), 1)[0] as number)
    return taken.toSorted((a, b) => a - b).map((at) => items[at] as Item)
  }
  return { below, chance: (percent) => below(100) < percent, one, some }
}

const day = 86_400_000

/** `YYYY-MM-DD` so many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
