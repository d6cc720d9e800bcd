// Turns the generated modules into routes: each operation with its decoder, validators and handler, ready before the first request.
import { unescape } from 'node:querystring'
import { decoderOf, type Decode, type Faults } from './decode.ts'
import type { Document } from './document.ts'
import type { Facts, Leniency, OperationFacts } from './facts.ts'
import type { AnyReply } from './reply.ts'
import { faultsOf, type Validator } from './sentences.ts'
import type { Sealed } from './typing.ts'
import { undeclaredIn } from './undeclared.ts'

export type Validators = Readonly<Record<string, Validator>>

type Request = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
export type Handler = (request: Request, context: { reply: AnyReply }) => Promise<Sealed<string>>

export type Route = {
  readonly id: string
  readonly facts: OperationFacts
  /** The path in the router's syntax, `/books/:id`. */
  readonly pattern: string
  readonly decode: Decode
  readonly checkParameters: Validator | undefined
  readonly checkBody: Validator | undefined
  /** Each leniency of the body, with the steps to every property that it applies to. */
  readonly leniencies: readonly { readonly name: Leniency; readonly properties: readonly (readonly string[])[] }[]
  /** By status; undefined for a declared response without a schema. */
  readonly checkAnswer: Readonly<Record<string, Validator | undefined>>
  /** Removes the undeclared members from a response and returns their JSON pointers. */
  readonly removeUndeclared: (status: number, body: unknown) => string[]
  readonly handle: Handler
  /** Whether empty strings in responses are kept. */
  readonly keepsEmpty?: boolean
}

/** An API as it was generated: what the server is built from. */
export type Generated<Tools> = {
  readonly facts: Facts
  readonly validators: Validators
  /** The contract, read when a response violates it. */
  readonly document: () => Document
  readonly handlers: Readonly<Record<string, { readonly id: string; readonly define: (tools: Tools) => unknown }>>
}

/** Returns one route for each operation. Throws if an operation has no handler, or if a handler's id is not its name. */
export function routesOf<Tools>({ facts, validators, document, handlers }: Generated<Tools>, tools: Tools): Route[] {
  const removeUndeclared = undeclaredIn(document)
  return Object.entries(facts).map(([id, operation]) => {
    const handler = handlers[id]
    if (!handler) throw new Error(`The operation ${id} has no handler`)
    if (handler.id !== id) throw new Error(`The file of ${id} declares the operation ${handler.id}`)
    return {
      id,
      facts: operation,
      pattern: operation.path.replaceAll(/\{([^}]+)\}/g, ':$1'),
      decode: decoderOf(operation),
      checkParameters: validators[`${id}_parameters`],
      checkBody: validators[`${id}_body`],
      leniencies: leniencies.flatMap((name) => {
        const paths = operation.body?.[name]
        return paths ? [{ name, properties: paths.map((path) => path.split('/')) }] : []
      }),
      checkAnswer: Object.fromEntries(Object.keys(operation.answers).map((status) => [status, validators[`${id}_${status}`]])),
      removeUndeclared: (status, body) => removeUndeclared(id, status, body),
      handle: handler.define(tools) as Handler,
    }
  })
}

/** In the order in which they are applied. */
const leniencies: readonly Leniency[] = ['optionalObjects', 'namedLists', 'emptyAsNull', 'emptyAsAbsent', 'days', 'singleItems']

/** Whether one of the faults is in a path parameter: such a path names nothing. */
export const isPathAtFault = ({ facts }: Route, faults: Faults): boolean =>
  facts.parameters.some(({ name, in: place }) => place === 'path' && faults[name] !== undefined)

/**
 * Returns the methods that exist at this path (relative to the base, without query), for the `Allow` header of a 405. Returns none if the
 * path is unknown, or if a segment cannot be the id that its place requires.
 */
export function methodsAt(routes: Iterable<Route>, path: string): string[] {
  const steps = path.replace(/\/$/, '').split('/')
  const methods = new Set<string>()
  for (const route of routes) {
    const wanted = route.pattern.split('/')
    const fits =
      wanted.length === steps.length && wanted.every((step, at) => step === steps[at] || (step.startsWith(':') && steps[at] !== ''))
    if (!fits || !canName(route, wanted, steps)) continue
    const { method } = route.facts
    methods.add(method)
    if (method === 'GET') methods.add('HEAD')
  }
  return [...methods].toSorted()
}

/** Whether each segment is valid for the parameter in its place. */
function canName(route: Route, wanted: readonly string[], steps: readonly string[]): boolean {
  const named = wanted.flatMap((step, at) => (step.startsWith(':') ? [[step.slice(1), unescape(steps[at] as string)]] : []))
  const { faults, given } = route.decode(Object.fromEntries(named) as Record<string, string>, '')
  const found = { ...faults, ...(route.checkParameters && faultsOf(route.checkParameters, given)) }
  return !isPathAtFault(route, found)
}
