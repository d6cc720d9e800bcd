// The careers site: on an account's own host, its published jobs and their application forms, for anybody and without cookies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '../../../generated/types.ts'
import { careersCaller, type Limits } from '../../access/callers.ts'
import type { Caller } from '../../context.ts'
import { codeHeaders } from '../../errorCodes.ts'
import { notFound, tooManyRequests, unavailable, type Faults } from '../../errors.ts'
import { applicationLetter } from '../../mail/letters.ts'
import { preparePublishedJobPages } from '../../resources/jobs/publishedJobPages.ts'
import type { PublishedJob, PublishedJobs } from '../../resources/jobs/publishedJobs.ts'
import type { Statements } from '../../db/statements.ts'
import type { CallOperation } from '../../server/inProcess.ts'
import { page } from '../../server/page.ts'
import { refusalOf } from '../../server/refusal.ts'
import { logOf } from '../../server/requestLog.ts'
import type { Limit } from '../addressLimit.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { careersHeaders, docsHeaders } from '../shell/headers.ts'
import type { OwnerMailOptions } from '../signIn/ownerMail.ts'
import { stylesheetOf } from './appearance.ts'
import { inputsOf, readApplication, type Input, type Sent } from './applicationInputs.ts'
import { sitemapPath } from '../docs/forPrograms.ts'
import { applicationForm, thanks, trap } from './applicationPage.ts'
import { missingIn, requestOf } from './applicationRequest.ts'
import { sendCareersPage } from './frame.ts'
import { filled, languageOf, preferredBy, type Site } from './language.ts'
import { refusalPage } from './refusalPage.ts'
import { jobList, pageLength, sitemap, viewIn } from './jobList.ts'
import { jobHead, jobPage, jobPath, summaryOf } from './jobPage.ts'

export type CareersOptions = Pick<OwnerMailOptions, 'behind' | 'mail'> & {
  readonly statements: Pick<Statements, 'statement'>
  readonly published: PublishedJobs
  readonly call: CallOperation<operations, Caller>
  readonly limits: Limits
  /** Counts the requests of an address, and its applications. */
  readonly limit: Limit
  readonly applicationLimit: Limit
  readonly issuerOf: IssuerOf
  /** Returns the subdomain of the account that a host names, or undefined. */
  readonly subdomainOf: (hostname: string) => string | undefined
  readonly siteOf: (subdomain: string) => string
}

const nothing: Sent = { texts: new Map(), files: new Map() }

/** Adds the pages to a server that does not listen yet. */
export function serveCareers(server: FastifyInstance, options: CareersOptions): void {
  const { published, call, behind, mail, subdomainOf, siteOf, issuerOf } = options
  const listing = preparePublishedJobPages(options.statements)

  void server.register((careers, _, done) => {
    careers.addHook('onRoute', (route) => void Object.assign(route, page('careers')))
    careers.addHook('onRequest', async (request, reply) => {
      reply.headers(careersHeaders())
      await options.limit(request)
    })
    careers.setErrorHandler(refuse)

    careers.get('/', async (request, reply) => {
      // On the server's own host the root leads to the documentation.
      if (subdomainOf(request.hostname) === undefined) return reply.headers(docsHeaders).redirect('/docs')
      const site = await siteIn(request)
      const view = viewIn(request.query as Record<string, unknown>)
      const [jobs, choices] = await Promise.all([listing.page(site.id, view, view.before, pageLength + 1), listing.choices(site.id)])
      return sendCareersPage(reply, { title: site.language.words.openPositions, site, body: jobList(site, view, jobs, choices) })
    })

    careers.get('/careers.css', async (request, reply) => {
      const { look } = await siteIn(request)
      return reply.type('text/css; charset=utf-8').send(stylesheetOf(look))
    })

    careers.get('/sitemap.xml', async (request, reply) => {
      if (subdomainOf(request.hostname) === undefined) return reply.headers(docsHeaders).redirect(sitemapPath)
      const site = await siteIn(request)
      return reply.type('application/xml; charset=utf-8').send(sitemap(site, await listing.addresses(site.id)))
    })

    careers.get('/j/:shortcode', async (request, reply) => {
      const { shortcode } = request.params as { shortcode: string }
      const job = shortcode.includes('\0') ? undefined : await listing.linked(shortcode)
      if (!job) throw notFound()
      return reply.redirect(siteOf(job.subdomain) + jobPath(job.id))
    })

    careers.get('/jobs/:number', async (request, reply) => {
      const { site, job } = await jobOf(request)
      const [description, head] = [summaryOf(site, job), jobHead(site, job)]
      return sendCareersPage(reply, { title: job.title, description, head, site, body: jobPage(site, job) })
    })

    careers.get('/jobs/:number/candidates/new', async (request, reply) => {
      const { site, job } = await jobOf(request)
      return sendForm(reply, site, job, await inputsFor(site, job))
    })

    careers.post('/jobs/:number/candidates/new', async (request, reply) => {
      await options.applicationLimit(request)
      const { site, job } = await jobOf(request)
      const sent = await readApplication(request)
      const inputs = await inputsFor(site, job)
      const thanked = () => reply.redirect(`${jobPath(job.number)}/thanks`, 303)
      // A program that fills in every field learns nothing.
      if ((sent.texts.get(trap) ?? '') !== '') return thanked()
      const missing = missingIn(inputs, sent, site.language)
      if (Object.keys(missing).length > 0) return sendForm(reply, site, job, inputs, sent, missing)
      const { candidate, faultsOf } = await requestOf(inputs, sent, site.language)
      const caller = careersCaller(site, options.limits)
      const application = { path: { shortcode: job.shortcode }, body: { sourced: false, candidate } }
      const answer = await call('createCandidate', application, { caller, clientAddress: request.ip, headers: { host: request.host } })
      const { status, headers, body } = answer
      if (status === 201) {
        confirm(site, job, sent, request)
        return thanked()
      }
      // Otherwise anybody could find out who has applied.
      if (headers['x-error-code'] === 'email-taken') return thanked()
      const refused = body as { validation_errors?: Faults } | undefined
      if (status === 400 || status === 422)
        return sendForm(reply, site, job, inputs, sent, faultsOf(refused?.validation_errors ?? { '': [] }))
      throw faultOf('createCandidate', answer)
    })

    careers.get('/jobs/:number/thanks', async (request, reply) => {
      const { site, job } = await jobOf(request)
      return sendCareersPage(reply, { title: site.language.words.thanks, site, body: thanks(site, job) })
    })
    done()
  })

  async function siteIn(request: FastifyRequest): Promise<Site> {
    const account = await published.account(subdomainOf(request.hostname))
    return { ...account, language: languageOf(account.look.language) }
  }

  async function jobOf(request: FastifyRequest): Promise<{ site: Site; job: PublishedJob }> {
    const { number } = request.params as { number: string }
    const site = await siteIn(request)
    if (!/^[0-9]{1,15}$/.test(number)) throw notFound()
    return { site, job: await published.job(site, Number(number)) }
  }

  async function inputsFor(site: Site, { shortcode }: PublishedJob): Promise<Input[]> {
    const caller = careersCaller(site, options.limits)
    const answer = await call('getJobApplicationForm', { path: { shortcode } }, { caller })
    if (answer.status !== 200) throw faultOf('getJobApplicationForm', answer)
    return inputsOf(answer.body, site.language)
  }

  function sendForm(
    reply: FastifyReply,
    site: Site,
    job: PublishedJob,
    inputs: readonly Input[],
    sent = nothing,
    faults: Readonly<Record<string, string>> = {},
  ): FastifyReply {
    const status = Object.keys(faults).length > 0 ? 422 : 200
    const body = applicationForm(site, job, inputs, sent, faults)
    return sendCareersPage(reply, { status, title: `${site.language.words.applyTo} ${job.title}`, site, body })
  }

  /** The letter is sent after the response, and only for a new candidate, so that nobody can have an address flooded. */
  function confirm({ name, language }: Site, { title, url }: PublishedJob, { texts }: Sent, request: FastifyRequest): void {
    if (!mail) return
    const { received, letter: words, dir } = language.words
    const letter = applicationLetter({
      to: texts.get('email') ?? '',
      language: { lang: language.lang, dir },
      subject: filled(language, words.subject, { account: name }),
      received: filled(language, received, { account: name, job: title }),
      again: { link: url, text: words.again },
      ignore: words.ignore,
    })
    const log = logOf(request)
    behind.begin(() => mail.send(letter, log), log)
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const refusal = refusalOf(error, request)
    const { code, status, headers } = refusal
    const own = status < 500 ? await siteIn(request).catch(() => undefined) : undefined
    // Without an account, only the browser says which language to use.
    const site = own ?? { language: languageOf(...preferredBy(request.headers['accept-language'])) }
    return sendCareersPage(reply.headers({ ...headers, ...codeHeaders(code, issuerOf(request)) }), {
      status,
      site,
      ...refusalPage(refusal, site.language, own !== undefined, request.id),
    })
  }
}

/** Returns what to throw for an answer that no applicant can cause: an operation that is limited or unavailable leaves the page so, too. */
function faultOf(id: string, { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> }): Error {
  if (status === 429) return tooManyRequests(Number(headers['retry-after']))
  if (status === 503) return unavailable()
  return new Error(`${id} answered ${status} to the careers site`)
}
