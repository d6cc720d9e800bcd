// node:http without a framework, in three variants: with the same checks as ours, with none, and with a fixed answer and no database.
import { createServer, type IncomingMessage } from 'node:http'
import { facts } from '../../../generated/facts.ts'
import { validators } from '../../../generated/validators.js'
import { decoderOf, finish } from '../../../src/contract/decode.ts'
import { badRequest, notFound } from '../../../src/errors.ts'
import { heardCases, requestOf } from '../cases.ts'
import { heardAt } from '../hear.ts'
import { admit, answer, type Operation } from './dataPath.ts'
import { base, note, ready, refusal, world } from './rival.ts'

type Answer = { readonly status: number; readonly body: string }
const variants: Record<string, (request: IncomingMessage) => Answer | Promise<Answer>> = { checks, bare, fixed }
const serve = variants[process.env.BENCH_VARIANT as string] as (request: IncomingMessage) => Answer | Promise<Answer>

const paths: readonly (readonly [Operation, RegExp, string])[] = [
  ['getAccount', /^\/accounts\/([^/]+)$/, 'subdomain'],
  ['listJobCandidates', /^\/jobs\/([^/]+)\/candidates$/, 'shortcode'],
  ['getCandidate', /^\/candidates\/([^/]+)$/, 'id'],
]
const decoders = {
  getAccount: decoderOf(facts.getAccount),
  listJobCandidates: decoderOf(facts.listJobCandidates),
  getCandidate: decoderOf(facts.getCandidate),
}
const valid: Readonly<Record<string, (value: unknown) => boolean>> = validators

function find(url: string): { operation: Operation; path: Record<string, string>; search: string } {
  const at = url.indexOf('?')
  const target = (at < 0 ? url : url.slice(0, at)).slice(base.length)
  for (const [operation, pattern, name] of paths) {
    const value = pattern.exec(target)?.[1]
    if (value) return { operation, path: { [name]: value }, search: at < 0 ? '' : url.slice(at + 1) }
  }
  throw notFound()
}

async function checks({ url = '', headers }: IncomingMessage): Promise<Answer> {
  const started = performance.now()
  let [name, answered] = ['none', { status: 200, body: '' }]
  try {
    await admit(headers.authorization)
    const { operation, path, search } = find(url)
    name = operation
    const decoded = decoders[operation](path, search)
    if (!decoded.faults && valid[`${operation}_parameters`]?.(decoded.given) === false)
      throw badRequest('parameter-invalid', 'a parameter is not valid')
    const faults = decoded.faults ?? finish(facts[operation], decoded)
    if (faults) throw badRequest('parameter-invalid', faults)
    const body = await answer(operation, { path: decoded.path, query: decoded.query, origin: `http://${headers.host}`, url })
    if (!valid[`${operation}_200`]?.(body)) throw new Error('a response violates the contract')
    answered.body = JSON.stringify(body)
  } catch (error) {
    const { status, body } = refusal(error)
    answered = { status, body: JSON.stringify(body) }
  }
  note(name, answered.status, started)
  return answered
}

async function bare({ url = '', headers }: IncomingMessage): Promise<Answer> {
  const { operation, path, search } = find(url)
  const query = Object.fromEntries(new URLSearchParams(search))
  const body = await answer(operation, {
    path,
    query: { ...query, limit: Number(query.limit ?? 50) },
    origin: `http://${headers.host}`,
    url,
  })
  return { status: 200, body: JSON.stringify(body) }
}

const known = new Map<string, Answer>()
function fixed({ url = '', headers }: IncomingMessage): Answer {
  return known.get(`${url} ${headers.authorization}`) as Answer
}

const server = createServer((request, response) => {
  void Promise.resolve(serve(request)).then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  for (const one of heardCases) {
    const { path, headers, status } = requestOf(one, world)
    const body = world.heard[one.name]?.body.replaceAll(heardAt, `http://127.0.0.1:${port}`) as string
    known.set(`${path} ${headers.authorization}`, { status, body })
  }
  ready(server)
})
