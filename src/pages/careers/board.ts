// The job board: an account's published jobs as JSON, for web sites and job boards. Anybody may read it, from any origin.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { facts } from '../../../generated/careers/facts.ts'
import type { components } from '../../../generated/careers/types.ts'
import { validators } from '../../../generated/careers/validators.js'
import { decoderOf, finish } from '../../contract/decode.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import type { Violations } from '../../contract/outgoing.ts'
import { parameterFaultsOf } from '../../contract/sentences.ts'
import { undeclaredIn } from '../../contract/undeclared.ts'
import { readContract } from '../../contracts.ts'
import { codeHeaders } from '../../errorCodes.ts'
import { badRequest, notFound } from '../../errors.ts'
import { lazily } from '../../lazily.ts'
import type { PublicAccount, PublishedJob, PublishedJobs } from '../../resources/jobs/publishedJobs.ts'
import { page } from '../../server/page.ts'
import { refusalOf, renderRefusal } from '../../server/refusal.ts'
import { logOf } from '../../server/requestLog.ts'
import { sendDocument, staticDocument } from '../../server/staticDocument.ts'
import { turns } from '../../turns.ts'
import type { Limit } from '../addressLimit.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { documentCache } from './documentCache.ts'
import { harmless } from './texts.ts'

type Schemas = components['schemas']
type Query = { readonly details?: boolean; readonly location?: string; readonly department?: string }
/** What a document is made of. `base` is the URL of the account's board. */
type Board = { readonly account: PublicAccount; readonly jobs: readonly PublishedJob[]; readonly query: Query; readonly base: string }

export type BoardOptions = {
  readonly published: PublishedJobs
  /** Counts a request; throws 429 if its address has exhausted its limit. */
  readonly limit: Limit
  readonly issuerOf: IssuerOf
  readonly violations: Violations
}

const json = 'application/json; charset=utf-8'
/** A browser sends `OPTIONS` first if a program adds headers of its own to the request. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
}
const removeUndeclared = undeclaredIn(lazily(() => readContract('careers/openapi-3.1')))

/** Adds the endpoints to a server that does not listen yet. */
export function serveBoard(server: FastifyInstance, { published, limit, issuerOf, violations }: BoardOptions): void {
  const cached = documentCache()

  add('getBoard', async ({ account: { name, description }, jobs, query }): Promise<Schemas['Board']> => {
    const turn = turns()
    const shown: Schemas['BoardJob'][] = []
    for (const job of jobs.filter((listed) => isIn(listed, query))) {
      shown.push(presentBoardJob(job, query.details === true))
      await turn()
    }
    return { name, description: description && harmless(description), jobs: shown }
  })

  add('listBoardLocations', ({ jobs, base }): Schemas['BoardLocations'] => {
    const places = jobs.flatMap((job) => [...new Map(countriesOf(job))])
    return counted(places, base, 'location').map(([code, name, rest]) => ({ code, name, ...rest }))
  })

  add('listBoardDepartments', ({ jobs, base }): Schemas['BoardDepartments'] => {
    const names = jobs.flatMap(({ department }) => (department === null ? [] : [[department, department] as const]))
    return counted(names, base, 'department').map(([, name, rest]) => ({ name, ...rest }))
  })

  function add(id: keyof typeof facts, bodyOf: (board: Board) => object | Promise<object>): void {
    const operation: OperationFacts = facts[id]
    const decode = decoderOf(operation)
    const checkParameters = validators[`${id}_parameters`]
    const url = operation.path.replace('{subdomain}', ':subdomain')
    const options = { ...page('board'), errorHandler: refuse }

    server.get(url, options, async (request, reply) => {
      await limit(request, reply)
      reply.headers({ ...anyOrigin, 'cache-control': 'public, max-age=60' })
      const [, search = ''] = request.url.split('?')
      const decoded = decode(request.params as Record<string, string>, search)
      const faults = decoded.faults ?? (checkParameters && parameterFaultsOf(checkParameters, decoded.given)) ?? finish(operation, decoded)
      if (faults?.subdomain) throw notFound()
      if (faults) throw badRequest('parameter-invalid', faults)
      const query = decoded.query as Query
      const account = await published.account(decoded.path.subdomain as string)
      const base = `${issuerOf(request)}/api/accounts/${account.subdomain}`
      const name = JSON.stringify([id, base, query])
      const document = await cached(name, await published.version(account), async () => {
        const body = await bodyOf({ account, jobs: await published.list(account, query.details === true), query, base })
        check(id, body, request)
        return staticDocument(JSON.stringify(body), json)
      })
      return sendDocument(request, reply, document)
    })
    server.options(url, options, async (request, reply) => {
      await limit(request, reply)
      return reply.code(204).headers(anyOrigin).send()
    })
  }

  function check(id: keyof typeof facts, body: object, request: FastifyRequest): void {
    const isValid = validators[`${id}_200`]!
    if (!isValid(body))
      violations.repair({
        id,
        what: `${id} 200`,
        body,
        check: isValid,
        removeUndeclared: () => removeUndeclared(id, 200, body),
        log: logOf(request),
      })
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { code, status, body, headers } = renderRefusal(undefined, refusalOf(error, request))
    return reply
      .code(status)
      .headers({ ...anyOrigin, 'cache-control': 'no-store', ...headers, ...codeHeaders(code, issuerOf(request)) })
      .type(json)
      .send(body)
  }
}

const isIn = ({ department, places }: PublishedJob, query: Query) =>
  (query.department === undefined || query.department === department) &&
  (query.location === undefined || places.some(({ countryCode }) => countryCode?.toUpperCase() === query.location))

/** Returns code and name of each country that a job shows. */
const countriesOf = ({ places }: PublishedJob) =>
  places.flatMap(({ country, countryCode }) => (countryCode === null ? [] : [[countryCode.toUpperCase(), country ?? countryCode] as const]))

type Counted = readonly [key: string, name: string, rest: { count: number; url: string }]

/** Counts the entries with the same key, ordered by name. `filter` is the parameter that returns the jobs of one. */
function counted(entries: readonly (readonly [key: string, name: string])[], base: string, filter: keyof Query): Counted[] {
  const groups = [...Map.groupBy(entries, ([key]) => key)]
  return groups
    .map(([key, all]): Counted => {
      const url = `${base}?${String(new URLSearchParams({ [filter]: key }))}`
      return [key, all[0]![1], { count: all.length, url }]
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
}

/** A text that a job does not have is empty, as clients of the API family expect here. */
function presentBoardJob(job: PublishedJob, withDetails: boolean): Schemas['BoardJob'] {
  const main = job.places.find(({ hidden }) => !hidden) ?? job.places[0]
  return {
    title: job.title,
    shortcode: job.shortcode,
    code: job.code ?? '',
    employment_type: job.employment_type ?? '',
    telecommuting: job.workplace_type === 'remote',
    department: job.department ?? '',
    url: job.url,
    shortlink: job.shortlink,
    application_url: job.application_url,
    published_on: job.publishedOn,
    created_at: job.createdOn,
    country: main?.country ?? '',
    city: main?.city ?? '',
    state: main?.region ?? '',
    education: job.education ?? '',
    experience: job.experience ?? '',
    function: job.function ?? '',
    industry: job.industry ?? '',
    locations: job.places.map(({ country, countryCode, city, region, hidden }) => ({
      country: country ?? '',
      countryCode: countryCode ?? '',
      city: city ?? '',
      region: region ?? '',
      hidden,
    })),
    ...(withDetails && { description: harmless(job.full_description ?? '') }),
  }
}
