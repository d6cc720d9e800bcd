// One difference between a version and the next newer one: what it does to the contract, to a request and to an answer.
import type { Document } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import type { Validators } from '../contract/routes.ts'
import type { Differing } from './values.ts'

type Values = Record<string, unknown>
export type Asked = { readonly id: string; readonly path: Values; readonly query: Values; readonly body: unknown }
export type Item = Values

/** What a change may use while it completes a collection: the newer version's own operations, in this process, for the same caller. */
export type Inside = {
  /** The subdomain of the caller's account. */
  readonly subdomain: string
  /** The body of a 200; rejects with the operation's own refusal. `whole`: the newer version's own way to read a whole collection. */
  readonly run: (id: string, request: Partial<Omit<Asked, 'id'>>, how?: { readonly whole: true }) => Promise<Values>
}

export type Change = {
  /** What the newer version changed, in the words of the guide. */
  readonly title: string
  /** What a client of the older version does about it: Markdown, for the guide. */
  readonly advice: string
  /** Makes the older contract of the newer one, in place. */
  readonly contract?: (document: Document) => void
  /** Names and values that are written in another way wherever they stand, in bodies either way. */
  readonly values?: Differing
  /** The request as the newer version takes it. */
  readonly request?: (asked: Asked) => Asked
  /** By operation: the collection that comes whole, newest first, and the name of its list. */
  readonly whole?: Readonly<Record<string, string>>
  /** By operation: makes the older form of a collection's items, a page of them at a time. */
  readonly items?: Readonly<Record<string, (inside: Inside) => (items: readonly Item[]) => Promise<readonly Item[]>>>
  /** Empty strings are shown as they are stored. */
  readonly keepsEmpty?: true
}

/** A version that is deprecated, seen from the next newer one. */
export type Version = {
  readonly number: 2 | 1
  /** Such as `/spi/v2`. */
  readonly base: string
  /** In the order in which they are told; they apply to a request from first to last, to a contract and an answer from last to first. */
  readonly changes: readonly Change[]
  /** What is generated from its own contract; without it, it answers by the newer version's. */
  readonly generated?: () => Promise<{ readonly facts: Facts; readonly validators: Validators }>
}
