// Assembles the parts: database, tokens, operations, server. `serve.ts` and the tests start the result.
import { randomUUID } from 'node:crypto'
import { version } from 'node:process'
import { facts } from '../generated/facts.ts'
import type { operations } from '../generated/types.ts'
import { handlers } from '../generated/handlers.ts'
import release from '../package.json' with { type: 'json' }
import { validators } from '../generated/validators.js'
import { prepareAccess } from './access/access.ts'
import { prepareCallLog } from './access/callLog.ts'
import { familyKeys } from './access/familyKeys.ts'
import { prepareIdempotency } from './access/idempotency.ts'
import { keyRing } from './access/keyRing.ts'
import { knownBrowsersBy } from './access/knownBrowsers.ts'
import { prepareOAuth } from './access/oauth/oauth.ts'
import { resetLink } from './access/passwordResets.ts'
import { prepareRateCounts } from './access/rateCounts.ts'
import { secretBox } from './access/secretBox.ts'
import { secretKeysOf } from './access/secretKeys.ts'
import { prepareChores } from './chores.ts'
import type { Config, TracesConfig } from './config.ts'
import type { Caller, Handlers, Tools } from './context.ts'
import { violationsBy } from './contract/outgoing.ts'
import type { AnyOperations, OperationsOf } from './contract/typing.ts'
import { contract, readContract } from './contracts.ts'
import { openDatabase, type Database } from './db/client.ts'
import { pageFinder } from './db/horizon.ts'
import { measureDatabase } from './db/metrics.ts'
import { migrations } from './db/migrations.ts'
import { deliveriesDue, prepareNotify, waking } from './db/notify.ts'
import { processOf } from './db/processes.ts'
import { statementsOver } from './db/statements.ts'
import type { Delivery } from './delivery/deliver.ts'
import { prepareDelivery } from './delivery/delivery.ts'
import { measureDeliveries } from './delivery/metrics.ts'
import { prepareSecretCheck } from './delivery/readableSecrets.ts'
import { signingSecrets } from './delivery/signingSecrets.ts'
import { serveDownloads } from './files/downloads.ts'
import { prepareFiles } from './files/files.ts'
import { linksBy } from './files/links.ts'
import { openStore } from './files/openStore.ts'
import { silence } from './log.ts'
import { invitationLetter } from './mail/letters.ts'
import { mailerOver } from './mail/mailer.ts'
import { outbound as openOutbound } from './outbound/outbound.ts'
import { serveMcp, mcpRequests } from './mcp/mcp.ts'
import { addressLimits, minuteMs } from './pages/addressLimit.ts'
import { issuers } from './pages/oauth/oauth.ts'
import { servePages, type PagesOptions } from './pages/pages.ts'
import { workBehind } from './pages/signIn/behind.ts'
import { readinessOf } from './readiness.ts'
import { serveDocuments } from './server/documents.ts'
import { subdomainBelow } from './server/address.ts'
import { callOver } from './server/inProcess.ts'
import { countsInMemory, withFallback, type Counted, type Counts } from './server/limits.ts'
import { metricsOf } from './server/metrics.ts'
import { page } from './server/page.ts'
import { buildServer, type ServerOptions } from './server/server.ts'
import { sitesOf } from './sites.ts'
import { tracedMail, tracedOutbound } from './traces/outgoing.ts'
import { outsideSpans, type Tracing } from './traces/tracing.ts'
import { olderVersions } from './versions/older.ts'
import { writtenKeysIn } from './writtenKeys.ts'

export const base = '/spi/v3'
/** How long `close` waits for work that continues after the responses; milliseconds. */
const behindMs = 2_000

export type Application = Awaited<ReturnType<typeof assemble>>
export type Surroundings = {
  readonly now: () => number
  /** False writes no log. */
  readonly logger: ServerOptions<Tools>['logger'] | false
  /** How long `close` keeps idle connections open; milliseconds. */
  readonly drain?: number
  readonly timeouts?: ServerOptions<Tools>['timeouts']
  /** Whether notifications are sent as soon as they are due; otherwise they are sent when `delivery.work` is called. */
  readonly delivers?: boolean
  /** Returns the sign-ins that the sign-in page names; given only if the server serves the demo. */
  readonly demoSignIns?: PagesOptions['demoSignIns']
  /** Used instead of opening the database that the configuration names. */
  readonly database?: Database
}

/** Assembles everything, without listening. Rejects if the database cannot be opened. */
export async function assemble(
  config: Config,
  { now, logger, drain = 0, timeouts, database: given, demoSignIns, delivers = true }: Surroundings,
) {
  const log = logger || silence
  const { databaseUrl, directUrl, replica, dataDir, durable, secretKeysFile } = config
  const database = given ?? (await openDatabase({ databaseUrl, directUrl, replica, dataDir: `${dataDir}/postgres`, durable, migrations }))
  const tracing: Tracing | undefined = config.traces && (await openTraces(config.traces, log))
  const beginSpan = tracing?.begin
  const statements = statementsOver(database, beginSpan)
  const access = prepareAccess(database, statements, config.limits, now)
  const { tokens } = access
  const process = processOf(database)
  const requireReadable = prepareSecretCheck(statements)
  const configured = secretKeysOf(config)
  const readKeys = () => (secretKeysFile ? secretKeysOf({ secretKeys: writtenKeysIn(secretKeysFile), dataDir }) : configured)
  const { keys, renew: renewKeys } = keyRing(process, readKeys, requireReadable)
  const outbound = openOutbound({ allowPrivate: config.allowPrivateTargets })
  const fetching = beginSpan ? tracedOutbound(beginSpan, outbound) : outbound
  const store = await openStore(config)
  const stopping = new AbortController()
  const sites = sitesOf(config)
  const kept = { ...statements, store, outbound: fetching, links: linksBy(keys, now), now, stopping: stopping.signal }
  const idempotency = prepareIdempotency(statements, process, now)
  const strictness = { removeUndeclared: config.mode === 'production', refuseViolations: config.refuseViolations }
  const box = secretBox(keys)
  const secrets = signingSecrets(box)
  const keysOfFamily = familyKeys(box)
  const isFamily = config.compat === 'family'
  // What is due is anybody's, not only that of the request that wakes the deliverer.
  const wake = () => delivers && (beginSpan ? outsideSpans(delivery.wake) : delivery.wake())
  const behind = workBehind()
  // A configuration with mail has a public URL.
  const send = config.mail && mailerOver(config.mail)
  const mail = send && { send: beginSpan ? tracedMail(beginSpan, send) : send, origin: config.publicUrl! }
  const tools: Tools = {
    ...statements,
    change: idempotency.change,
    findPage: pageFinder(database, statements),
    ...waking({ notify: prepareNotify(statements), transaction: idempotency.transaction }, wake),
    files: prepareFiles(kept),
    secrets,
    sealToken: isFamily ? (text, account) => keysOfFamily.seal(text, { account }) : undefined,
    mailInvitation:
      mail &&
      (({ token, ...invitation }, requestId) => {
        const requestLog = log.child({ reqId: requestId })
        behind.begin(() => mail.send(invitationLetter({ ...invitation, link: resetLink(mail.origin, token) }), requestLog), requestLog)
      }),
    refuseTarget: outbound.refuseTarget,
    wake,
    forgetTokens: tokens.forget,
    isFamily,
    ...sites,
  }
  // The annotation is the check: each operation of the contract has its handler.
  const operations: OperationsOf<Handlers, Tools> = handlers
  const rateCounts = prepareRateCounts(statements, keys)
  const sharesCounts = config.limitStore === 'postgres'
  const { begin, missing } = readinessOf(database)
  const metrics = metricsOf({ version: release.version, node: version, database: database.kind, profile: config.compat })
  measureDatabase(metrics.registry, database, statements.register)
  const violations = violationsBy(strictness, metrics)
  const callLog = prepareCallLog(statements, (count) => metrics.callsDropped.inc(count))
  const onAttempt = measureDeliveries(metrics.registry, statements, now)
  const server: Awaited<ReturnType<typeof buildServer>> = await buildServer({
    api: { facts, validators, document: contract, handlers: operations },
    tools,
    base,
    profile: config.compat,
    revision: () => contract().info['x-revision'],
    missing,
    tenants: { name: 'account', prefix: '/accounts/', domain: config.baseDomain, ownHosts: sites.ownHosts },
    older: olderVersions({ base, document: contract }, config.sunset),
    documents: { openapi: () => readContract('openapi-3.0'), 'openapi-3.1': contract },
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    addressLimit: config.limits.address,
    sharedCounts: sharesCounts ? rateCounts : undefined,
    strictness,
    callerOf: tokens.callerOf,
    once: ({ tenant, ...asked }, work) => idempotency.once({ account: tenant, ...asked }, work),
    read: database.replica?.read,
    losses: database.losses,
    now,
    logger: log,
    drain,
    onCall: config.callLog ? callLog.note : undefined,
    begin: beginSpan,
    metrics,
    showsMetrics: config.metrics === undefined,
    ...(timeouts && { timeouts }),
  })
  const delivery: Delivery = prepareDelivery({
    ...statements,
    process,
    payloads: {
      ...tools,
      origin: config.publicUrl ?? `http://localhost:${config.port}`,
      violations,
    },
    secrets,
    familyKeys: isFamily ? keysOfFamily : undefined,
    outbound,
    schedule: config.deliverySchedule,
    now,
    log,
    onAttempt,
    begin: beginSpan,
  })
  const besides = { 'openapi-oauth': () => readContract('oauth/openapi-3.0'), 'openapi-careers': () => readContract('careers/openapi-3.0') }
  await serveDocuments(server, besides, '', config.publicUrl)
  const call = callOver<operations, Caller>(server, facts, base)
  const callById = callOver<AnyOperations, Caller>(server, facts, base)
  const minuteCounts = countsInMemory(now, minuteMs)
  const onFallback = () => metrics.fallbacks.inc()
  const sharedMinuteCounts: Counts<Promise<Counted>> = (client, max) => rateCounts(client, max, minuteMs)
  const limitTo = addressLimits(sharesCounts ? withFallback(sharedMinuteCounts, minuteCounts, { onFallback, log }) : minuteCounts)
  servePages(server, {
    limitTo,
    document: contract,
    profile: config.compat,
    oauth: prepareOAuth(statements, { keys, tokens, familyKeys: isFamily ? keysOfFamily : undefined, now }),
    clientRegistration: config.clientRegistration,
    violations,
    behind,
    mail,
    browsers: knownBrowsersBy(keys, now),
    box,
    demoSignIns,
    statements,
    ...access,
    secrets,
    refuseTarget: outbound.refuseTarget,
    wake,
    isFamily,
    publicUrl: config.publicUrl,
    subdomainOf: subdomainBelow(config.baseDomain, sites.ownHosts),
    losses: database.losses,
    ...sites,
    call,
    callLog: config.callLog,
    limits: config.limits,
    base,
    now,
  })
  serveMcp(server, {
    document: contract,
    facts,
    call: callById,
    callerOf: tokens.callerOf,
    log,
    limit: limitTo('mcp', mcpRequests),
    issuerOf: issuers(config.publicUrl),
    publicUrl: config.publicUrl,
  })
  serveDownloads(server, { ...kept, route: page('files') })
  const prepared = prepareChores({
    database,
    statements,
    process,
    idempotency,
    tokens,
    callLog,
    delivery,
    files: kept,
    log,
    now,
  })
  const chores = { ...prepared, renewKeys }
  // At the end, since the embedded database may still be opening.
  await requireReadable(keys())
  await renewKeys()
  if (delivers) await database.listen(deliveriesDue, wake, wake)
  const close = async () => {
    await Promise.all([server.close(), delivery.stop()])
    await behind.settle(behindMs)
    stopping.abort()
    await outbound.close()
    await tokens.writeUses().catch((error: unknown) => log.error({ err: error }, 'the last uses of tokens were not stored'))
    await callLog.write().catch((error: unknown) => log.error({ err: error }, 'the last calls were not stored'))
    await database.close()
    await tracing?.close()
  }
  return {
    ...access,
    server,
    call,
    callById,
    database,
    statements,
    store,
    keys: () => renewKeys().then(keys),
    metrics,
    delivery,
    chores,
    begin,
    close,
  }
}

/** Loads the library, which only a traced server needs. */
async function openTraces(traces: TracesConfig, log: ServerOptions<Tools>['logger']): Promise<Tracing> {
  const { openTracing } = await import('./traces/openTelemetry.ts')
  const resource = { ...traces.resource, 'service.version': release.version, 'service.instance.id': randomUUID() }
  return openTracing(
    { ...traces, resource },
    { warn: (details, message) => log.warn(details, message), info: (details, message) => log.info(details, message) },
  )
}
