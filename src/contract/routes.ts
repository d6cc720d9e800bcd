// Turns the generated modules into routes: each operation with its decoder, validators and handler, ready before the first request.
import { unescape } from 'node:querystring'
import { decoderOf, stepName, type Decode, type Faults } from './decode.ts'
import type { Document } from './document.ts'
import type { Facts, Leniency, OperationFacts } from './facts.ts'
import { filledPath } from './pathTemplate.ts'
import type { AnyReply } from './reply.ts'
import { faultsOf, type Validator } from './sentences.ts'
import type { Sealed } from './typing.ts'
import { undeclaredIn } from './undeclared.ts'

export type Validators = Readonly<Record<string, Validator>>

type Request = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header?: Record<string, unknown>
  cookie?: Record<string, unknown>
  body: unknown
}
export type Handler = (request: Request, context: { reply: AnyReply }) => Promise<Sealed<string>>

export type Route = {
  readonly id: string
  readonly facts: OperationFacts
  /** The path in the router's syntax, `/books/:id`. */
  readonly pattern: string
  /** Matches the paths of the operation, with the parameters as groups of the names in `pattern`. */
  readonly shape: RegExp
  readonly decode: Decode
  readonly checkParameters: Validator | undefined
  /** By media type, as the contract declares them. */
  readonly checkBody: Readonly<Record<string, Validator | undefined>>
  /** Each leniency of the body, with the steps to every property that it applies to. */
  readonly leniencies: readonly { readonly name: Leniency; readonly properties: readonly (readonly string[])[] }[]
  /** By status, its class or `default`; undefined for a declared response without a schema. */
  readonly checkAnswer: Readonly<Record<string, Validator | undefined>>
  /** Removes the undeclared members from a response and returns their JSON pointers. */
  readonly removeUndeclared: (status: number, body: unknown) => string[]
  readonly handle: Handler
  /** Whether empty strings in responses are kept. */
  readonly keepsEmpty: boolean
}

/** An API as it was generated: what the server is built from. */
export type Generated<Tools> = {
  /** Whether empty strings in responses are kept. */
  readonly keepsEmpty?: boolean
  readonly facts: Facts
  readonly validators: Validators
  /** The contract, read when a response violates it. */
  readonly document: () => Document
  readonly handlers: Readonly<Record<string, { readonly id: string; readonly define: (tools: Tools) => unknown }>>
}

/** Returns one route for each operation. Throws if an operation has no handler, or if a handler's id is not its name. */
export function routesOf<Tools>({ facts, validators, document, handlers, keepsEmpty = false }: Generated<Tools>, tools: Tools): Route[] {
  const removeUndeclared = undeclaredIn(document)
  return Object.entries(facts).map(([id, operation]) => {
    const pattern = filledPath(operation.path, (name) => `:${stepName(name)}`)
    const handler = handlers[id]
    if (!handler) throw new Error(`The operation ${id} has no handler`)
    if (handler.id !== id) throw new Error(`The file of ${id} declares the operation ${handler.id}`)
    return {
      id,
      facts: operation,
      pattern,
      shape: shapeOf(pattern),
      decode: decoderOf(operation),
      checkParameters: validators[`${id}_parameters`],
      checkBody: Object.fromEntries(
        (operation.body?.media ?? []).map((media, at) => [media, validators[`${id}_body_${at}`] ?? validators[`${id}_body`]]),
      ),
      leniencies: leniencies.flatMap((name) => {
        const paths = operation.body?.[name]
        return paths ? [{ name, properties: paths.map((path) => path.split('/')) }] : []
      }),
      checkAnswer: Object.fromEntries(Object.keys(operation.answers).map((status) => [status, validators[`${id}_${status}`]])),
      removeUndeclared: (status, body) => removeUndeclared(id, status, body),
      handle: handler.define(tools) as Handler,
      keepsEmpty,
    }
  })
}

/** In the order in which they are applied. */
const leniencies: readonly Leniency[] = ['nullAsAbsent', 'namedLists', 'emptyAsNull', 'emptyAsAbsent', 'days', 'singleItems']

/** Whether one of the faults is in a path parameter: such a path names nothing. */
export const isPathAtFault = ({ facts }: Route, faults: Faults): boolean =>
  facts.parameters.some(({ name, in: place }) => place === 'path' && faults[name] !== undefined)

/**
 * Returns the methods that exist at this path (relative to the base, without query), for the `Allow` header of a 405. Returns none if the
 * path is unknown, or if a segment cannot be the id that its place requires. A path without parameters comes before those that have some.
 */
export function methodsAt(routes: Iterable<Route>, path: string): string[] {
  const target = path.replace(/\/$/, '')
  const methods = new Set<string>()
  const all = [...routes]
  const fixed = all.filter(({ pattern }) => pattern === target)
  for (const route of fixed.length > 0 ? fixed : all) {
    const found = route.shape.exec(target)
    if (!found || !canName(route, found.groups)) continue
    const { method } = route.facts
    methods.add(method)
    if (method === 'GET') methods.add('HEAD')
  }
  return [...methods].toSorted()
}

/**
 * Returns the methods that a path without parameters does not have, although a path with some has them there: without a route of their own
 * the router would take `DELETE /books/order` for the book `order`.
 */
export function shadowedIn(routes: readonly Route[]): { readonly method: string; readonly pattern: string }[] {
  const fixed = Map.groupBy(
    routes.filter(({ pattern }) => !pattern.includes(':')),
    ({ pattern }) => pattern,
  )
  return [...fixed].flatMap(([pattern, own]) => {
    const declared = new Set(own.map(({ facts }) => facts.method))
    const reached = routes.filter(({ shape }) => shape.test(pattern)).map(({ facts }) => facts.method)
    return [...new Set(reached)].filter((method) => !declared.has(method)).map((method) => ({ method, pattern }))
  })
}

const shapeOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/[^\w/:]/g, '\\$&').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Whether each parameter of the path is valid. */
function canName(route: Route, named: Readonly<Record<string, string>> = {}): boolean {
  const texts = Object.fromEntries(Object.entries(named).map(([name, text]) => [name, unescape(text)]))
  const { faults, given } = route.decode(texts, '')
  const found = { ...faults, ...(route.checkParameters && faultsOf(route.checkParameters, given)) }
  return !isPathAtFault(route, found)
}
