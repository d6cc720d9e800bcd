// generated/ -> routes: each operation with its decoder, validators and handler, ready before the first request.
import { decoderOf, type Decode } from './decode.ts'
import type { Facts, Leniency, OperationFacts } from './facts.ts'
import type { AnyReply } from './reply.ts'
import type { Sealed } from './typing.ts'

export type Validator = ((value: unknown) => boolean) & { errors?: ValidationFault[] | null }
export type ValidationFault = { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }
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

/** The methods that some operation has at this path (relative to the base, without query), for a 405's `Allow`; empty when the path is unknown. */
export function methodsAt(routes: readonly Route[], path: string): string[] {
  const steps = path.replace(/\/$/, '').split('/')
  const methods = new Set<string>()
  for (const { pattern, facts } of routes) {
    const wanted = pattern.split('/')
    if (wanted.length === steps.length && wanted.every((step, at) => step === steps[at] || (step.startsWith(':') && steps[at] !== ''))) {
      methods.add(facts.method)
      if (facts.method === 'GET') methods.add('HEAD')
    }
  }
  return [...methods].toSorted()
}
