// The types of operations, derived from a contract's generated types and facts: what a handler receives and may reply, and what a call passes
// and returns.
import type { Facts } from './facts.ts'
import type { ItemPage, ListOf } from './itemPage.ts'

declare const sealed: unique symbol

/** A response that the contract declares for this operation. Only `reply` creates one. */
export type Sealed<Id> = {
  readonly [sealed]: Id
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

type Empty = Record<never, never>
type Given<T> = [T] extends [undefined] ? Empty : T extends undefined ? Empty : T
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? Given<Query> : Empty
type HeaderOf<Operation> = Operation extends { parameters: { header?: infer Header } } ? Given<Header> : Empty
type CookieOf<Operation> = Operation extends { parameters: { cookie?: infer Cookie } } ? Given<Cookie> : Empty
type PathOf<Operation> = Operation extends { parameters: { path?: infer Path } } ? Given<Path> : Empty
type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined

/** The names of the parameters that have a default and therefore always a value. */
type Preset<F> = F extends { parameters: readonly (infer P)[] } ? (P extends { name: infer Name; default: unknown } ? Name : never) : never
type WithDefaults<Query, Names> = Omit<Query, Names & keyof Query> & Required<Pick<Query, Names & keyof Query>>

export type RequestOf<Operation, F> = {
  readonly path: PathOf<Operation>
  readonly query: WithDefaults<QueryOf<Operation>, Preset<F>>
  /** Without the headers that the pipeline reads itself. */
  readonly header: Omit<HeaderOf<Operation>, 'Idempotency-Key'>
  readonly cookie: CookieOf<Operation>
  readonly body: BodyOf<Operation>
}

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never
/** The declared statuses, and any where a class such as `4XX` or `default` is declared. */
type StatusOf<Responses> = Extract<keyof Responses, number> | ([Extract<keyof Responses, string>] extends [never] ? never : number)
/** What is declared for a status: for itself, for its class, or as `default`. */
type ResponseTo<Responses, Status> = Status extends keyof Responses
  ? Responses[Status]
  : `${Status & number}` extends `${infer Class extends 1 | 2 | 3 | 4 | 5}${string}`
    ? `${Class}XX` extends keyof Responses
      ? Responses[`${Class}XX`]
      : 'default' extends keyof Responses
        ? Responses['default']
        : never
    : never
type ContentOf<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never
// The types have statuses as numbers, the facts have them as strings.
type OwnHeaders<F, Status extends PropertyKey> = F extends { answers: infer Answers }
  ? `${Status & number}` extends infer Text extends keyof Answers
    ? Answers[Text] extends { headers: readonly (infer Name extends string)[] }
      ? { readonly [N in Name]: string }
      : never
    : never
  : never

/** A body without a list is nothing but itself, so that the compiler's errors name its properties. */
type BodyOfAnswer<Content> = [ListOf<Content>] extends [never] ? Content : Content | ItemPage<Content>

/** The arguments after the status: the body if there is one, then the headers if the contract requires any. */
type Rest<Operation, F, Status extends StatusOf<ResponsesOf<Operation>>> = [
  ...([ContentOf<ResponseTo<ResponsesOf<Operation>, Status>>] extends [never]
    ? []
    : [body: BodyOfAnswer<ContentOf<ResponseTo<ResponsesOf<Operation>, Status>>>]),
  ...([OwnHeaders<F, Status>] extends [never] ? [] : [headers: OwnHeaders<F, Status>]),
]

export type Reply<Operation, F, Id> = <Status extends StatusOf<ResponsesOf<Operation>>>(
  status: Status,
  ...rest: Rest<Operation, F, Status>
) => Sealed<Id>

/** Parameters are left out where the contract has none, and may be left out where it requires none. */
type CallParameters<Place extends string, Values> = [keyof Values] extends [never]
  ? { readonly [P in Place]?: never }
  : Empty extends Values
    ? { readonly [P in Place]?: Values }
    : { readonly [P in Place]: Values }
type CallBody<Body> = [Body] extends [undefined]
  ? { readonly body?: never }
  : undefined extends Body
    ? { readonly body?: Exclude<Body, undefined> }
    : { readonly body: Body }

/** What a program passes to call an operation: what the contract lets a client send. */
export type CallRequest<Operation> = CallParameters<'path', PathOf<Operation>> &
  CallParameters<'query', QueryOf<Operation>> &
  CallBody<BodyOf<Operation>>

/** What a called operation answers: the status tells the type of the body, which is undefined where the contract declares none. */
export type CallAnswer<Operation> = {
  [Status in keyof ResponsesOf<Operation>]: {
    readonly status: Status extends number ? Status : number
    readonly headers: Readonly<Record<string, string>>
    readonly body: [ContentOf<ResponsesOf<Operation>[Status]>] extends [never] ? undefined : ContentOf<ResponsesOf<Operation>[Status]>
  }
}[keyof ResponsesOf<Operation>]

/** The operations of a contract, for a caller who learns their ids when the program runs. */
export type AnyOperations = Readonly<
  Record<
    string,
    {
      readonly parameters: { readonly path?: Record<string, string>; readonly query?: Record<string, string | string[]> }
      readonly requestBody?: { readonly content: { readonly 'application/json': unknown } }
      readonly responses: Readonly<Record<number, { readonly content: { readonly 'application/json': unknown } }>>
    }
  >
>

/** The handler of each operation, by operationId. */
export type HandlersOf<Operations, F extends Facts, Context> = {
  [Id in keyof Operations & keyof F & string]: (
    request: RequestOf<Operations[Id], F[Id]>,
    context: Context & { readonly reply: Reply<Operations[Id], F[Id], Id> },
  ) => Promise<Sealed<Id>>
}

/** An operation: `define` runs once at start and registers its statements; the handler that it returns serves requests. */
export type Operation<Id extends string, Tools, Handler> = { readonly id: Id; readonly define: (tools: Tools) => Handler }

/** One operation for each operationId. */
export type OperationsOf<Handlers, Tools> = { readonly [Id in keyof Handlers & string]: Operation<Id, Tools, Handlers[Id]> }

/** Returns `operation`, bound to a contract: `operation('getJob', (tools) => async (request, context) => context.reply(200, …))`. */
export const bindOperations =
  <Handlers, Tools>() =>
  <Id extends keyof Handlers & string>(id: Id, define: (tools: Tools) => NoInfer<Handlers[Id]>): Operation<Id, Tools, Handlers[Id]> => ({
    id,
    define,
  })
