// A difference between a version and the next newer one: how it changes the contract, a request and a response.
import type { Document } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import type { Validators } from '../contract/routes.ts'
import type { Differing } from './values.ts'

type Values = Record<string, unknown>
export type Asked = { readonly id: string; readonly path: Values; readonly query: Values; readonly body: unknown }
export type Item = Values

/** What a change may use to add to a collection: the newer version's own operations, in this process, for the same caller. */
export type Inside = {
  /** The subdomain of the caller's account. */
  readonly subdomain: string
  /** Resolves to the body of a 200; rejects with the operation's refusal. `whole` reads as the newer version reads whole collections. */
  readonly run: (id: string, request: Partial<Omit<Asked, 'id'>>, how?: { readonly whole: true }) => Promise<Values>
}

export type Change = {
  /** What the newer version changed, in the words of the guide. */
  readonly title: string
  /** What a client of the older version has to do: Markdown, for the guide. */
  readonly advice: string
  /** Turns the newer contract into the older one, in place. */
  readonly contract?: (document: Document) => void
  /** Names and values that are written differently wherever they occur, in the bodies of requests and responses. */
  readonly values?: Differing
  /** Turns a request of the older version into one of the newer version. */
  readonly request?: (asked: Asked) => Asked
  /** By operation: the name of the list of a collection that is returned whole, newest first. */
  readonly whole?: Readonly<Record<string, string>>
  /** By operation: reads the members that each item of a collection has in addition, before its own. */
  readonly added?: Readonly<Record<string, (inside: Inside) => Promise<Item>>>
  /** Empty strings are returned as they are stored. */
  readonly keepsEmpty?: true
}

/** A deprecated version, described by its differences from the next newer one. */
export type Version = {
  readonly number: 2 | 1
  /** Such as `/spi/v2`. */
  readonly base: string
  /** The operationIds of its operations. */
  readonly operations: ReadonlySet<string>
  /** In the order of the guide. They apply to a request from first to last, to a contract and a response from last to first. */
  readonly changes: readonly Change[]
  /** What is generated from its own contract. Without it, the newer version's operations serve this one too. */
  readonly generated?: () => Promise<{ readonly facts: Facts; readonly validators: Validators }>
}
