// generated/ -> routes: each operation with its decoder, validators and handler, ready before the first request.
import { unescape } from 'node:querystring'
import { decoderOf, type Decode, type Faults } from './decode.ts'
import type { Facts, Leniency, OperationFacts } from './facts.ts'
import type { AnyReply } from './reply.ts'
import { faultsOf, type Validator } from './sentences.ts'
import type { Sealed } from './typing.ts'

export type Validators = Readonly<Record<string, Validator>>

type Request = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
export type Handler = (request: Request, context: { reply: AnyReply }) => Promise<Sealed<string>>

export type Route = {
  readonly id: string
  readonly facts: OperationFacts
  /** The path in the router's spelling, `/members/:id`. */
  readonly pattern: string
  readonly decode: Decode
  readonly checkParameters: Validator | undefined
  readonly checkBody: Validator | undefined
  /** Each leniency of its body, with the steps to the members that it is for. */
  readonly leniencies: readonly { readonly name: Leniency; readonly members: readonly (readonly string[])[] }[]
  /** By status; a declared answer without a schema has none. */
  readonly checkAnswer: Readonly<Record<string, Validator | undefined>>
  readonly handle: Handler
  /** Whether empty strings of its answers stay what they are. */
  readonly keepsEmpty?: boolean
}

/** An API as the generator made it: what the server is built from. */
export type Generated<Tools> = {
  readonly facts: Facts
  readonly validators: Validators
  readonly handlers: Readonly<Record<string, { readonly id: string; readonly define: (tools: Tools) => unknown }>>
}

/** One route for each operation. Throws when a handler answers for another operation than its name says. */
export function routesOf<Tools>({ facts, validators, handlers }: Generated<Tools>, tools: Tools): Route[] {
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
        return paths ? [{ name, members: paths.map((path) => path.split('/')) }] : []
      }),
      checkAnswer: Object.fromEntries(Object.keys(operation.answers).map((status) => [status, validators[`${id}_${status}`]])),
      handle: handler.define(tools) as Handler,
    }
  })
}

/** In the order in which they are taken. */
const leniencies: readonly Leniency[] = ['optionalObjects', 'namedLists', 'emptyAsNull', 'emptyAsAbsent', 'days', 'singleItems']

/** Whether one of the faults is of a parameter in the path: such a path names nothing. */
export const isPathAtFault = ({ facts }: Route, faults: Faults): boolean =>
  facts.parameters.some(({ name, in: place }) => place === 'path' && faults[name] !== undefined)

/**
 * The methods that some operation has at this path (relative to the base, without query), for a 405's `Allow`; empty when the path is
 * unknown, as it also is where a segment cannot be the id that its place wants.
 */
export function methodsAt(routes: readonly Route[], path: string): string[] {
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

/** Whether each segment can be the parameter that stands in its place. */
function canName(route: Route, wanted: readonly string[], steps: readonly string[]): boolean {
  const named = wanted.flatMap((step, at) => (step.startsWith(':') ? [[step.slice(1), unescape(steps[at] as string)]] : []))
  const { faults, given } = route.decode(Object.fromEntries(named) as Record<string, string>, '')
  const found = { ...faults, ...(route.checkParameters && faultsOf(route.checkParameters, given)) }
  return !isPathAtFault(route, found)
}
