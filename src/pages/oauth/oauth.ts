// The endpoints of the authorization server that programs call: tokens, revocation, metadata. All respond with JSON, errors included.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { facts } from '../../../generated/oauth/facts.ts'
import { validators } from '../../../generated/oauth/validators.js'
import { requestOriginOf } from '../../access/audit.ts'
import type { Clients } from '../../access/oauth/clients.ts'
import { registrationIn, type Register, type Registration } from '../../access/oauth/registration.ts'
import type { Exchange } from '../../access/oauth/exchange.ts'
import { invalidRequest, OAuthRefusal } from '../../access/oauth/refusal.ts'
import { mcpPath } from '../../access/oauth/resource.ts'
import type { Revocation } from '../../access/oauth/revocation.ts'
import { scopes } from '../../access/scopes.ts'
import type { Violations } from '../../contract/outgoing.ts'
import { ContractViolation } from '../../contract/reply.ts'
import { undeclaredIn } from '../../contract/undeclared.ts'
import { readContract } from '../../contracts.ts'
import { codeHeaders } from '../../errorCodes.ts'
import { Malformed, methodNotAllowed, Refusal } from '../../errors.ts'
import { lazily } from '../../lazily.ts'
import { refusalOf } from '../../server/refusal.ts'
import { logOf } from '../../server/requestLog.ts'
import { parseJson, requireJson } from '../../server/body.ts'
import { bytesOf } from '../../server/bytes.ts'
import { page } from '../../server/page.ts'
import type { Limit } from '../addressLimit.ts'
import { readParameters } from './oauthBody.ts'

export type OAuthOptions = {
  readonly clients: Pick<Clients, 'authenticate'>
  readonly exchange: Exchange
  readonly revocation: Revocation
  /** Absent if applications may not register themselves. */
  readonly register?: Register | undefined
  readonly limit: Limit
  /** Counts a registration, which is a request too. */
  readonly registrationLimit: Limit
  readonly now: () => number
  readonly issuerOf: IssuerOf
  readonly violations: Violations
}
/** Returns the origin of this server: the public URL, or else the host that the request names. */
export type IssuerOf = (request: FastifyRequest) => string

export const issuers =
  (publicUrl: string | undefined): IssuerOf =>
  ({ protocol, host }) =>
    publicUrl ?? `${protocol}://${host}`

type Id = 'registerClient' | 'exchangeToken' | 'revokeToken' | 'getAuthorizationServerMetadata' | 'getProtectedResourceMetadata'

const maxRegistration = 64 * 1024

const removeUndeclared = undeclaredIn(lazily(() => readContract('oauth/openapi-3.0')))

/** Adds the endpoints to a server that does not listen yet. */
export function serveOAuth(server: FastifyInstance, options: OAuthOptions): void {
  const { clients, exchange, revocation, register, issuerOf, violations } = options

  add('exchangeToken', async (request) => {
    const parameters = await readParameters(request)
    const client = await clients.authenticate(parameters, request.headers.authorization, issuerOf(request))
    return exchange(client, parameters, requestOriginOf(request))
  })

  add('revokeToken', async (request) => {
    const parameters = await readParameters(request)
    const { authorization = '' } = request.headers
    const token = parameters.token ?? parameters.refresh_token
    const [, accessToken] = /^bearer +(\S+)$/i.exec(authorization) ?? []
    const byBearer = accessToken !== undefined && parameters.client_secret === undefined
    const client = byBearer ? undefined : await clients.authenticate(parameters, authorization, issuerOf(request))
    if (token === undefined) throw invalidRequest('token is missing')
    if (client) await revocation.byClient(client, token, requestOriginOf(request))
    else await revocation.byBearer(accessToken as string, token, requestOriginOf(request))
    return {}
  })

  add(
    'registerClient',
    async (request) => {
      if (!register) throw closedRegistration()
      await options.registrationLimit(request)
      requireJson(request.headers)
      const registration = registrationIn(parseJson(await bytesOf(request.raw, maxRegistration)))
      return registeredClient(await register(registration), registration, options.now())
    },
    201,
  )

  add('getAuthorizationServerMetadata', async (request) => metadataOf(issuerOf(request), register !== undefined))

  add('getProtectedResourceMetadata', async (request) => resourceMetadataOf(issuerOf(request)))

  function add(id: Id, handle: (request: FastifyRequest) => Promise<object>, status = 200): void {
    const { method, path } = facts[id]
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method]
    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => refuse(id, error, request, reply)
    const common = { ...page('oauth'), url: path, errorHandler }
    server.route({
      ...common,
      method,
      handler: async (request, reply) => {
        await options.limit(request, reply)
        return send(id, status, await handle(request), request, reply)
      },
    })
    server.route({
      ...common,
      method: server.supportedMethods.filter((other) => !allowed.includes(other)),
      handler: async (request, reply) => {
        await options.limit(request, reply)
        throw methodNotAllowed(allowed.join(', '))
      },
    })
  }

  function refuse(id: Id, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalOf(error, request)
    const { status, message, headers } = refusal
    const code = refusal instanceof OAuthRefusal ? refusal.error : codeOf(status)
    const body = { error: code, error_description: message }
    reply.headers({ ...headers, ...codeHeaders(refusal.code, issuerOf(request)) })
    // Any path may answer 405, or 400 for malformed HTTP, so no operation of the contract declares them.
    if (refusal instanceof Malformed || status === 405) return write(reply, status, body)
    return send(id, status, body, request, reply)
  }

  function send(id: Id, status: number, body: object, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const check = validators[`${id}_${status}`]
    if (!(status in facts[id].answers))
      violations.report(new ContractViolation(`${id} answered ${status}, which the contract does not declare`), { id, log: logOf(request) })
    else if (check && !check(body))
      violations.repair({
        id,
        what: `${id} ${status}`,
        body,
        check,
        removeUndeclared: () => removeUndeclared(id, status, body),
        log: logOf(request),
      })
    return write(reply, status, body)
  }
}

const write = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', pragma: 'no-cache', 'referrer-policy': 'no-referrer' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))

function codeOf(status: number): string {
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}

const closedRegistration = () =>
  new Refusal('not-found', 'Applications do not register themselves here. Ask an admin of the account to register yours')

/** Returns what a client that registered itself is told, as defined by RFC 7591. */
const registeredClient = (clientId: string, { name, redirectUris }: Registration, now: number) => ({
  client_id: clientId,
  client_id_issued_at: Math.floor(now / 1000),
  client_name: name,
  redirect_uris: redirectUris,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
})

/** Returns the metadata defined by RFC 8414. */
function metadataOf(issuer: string, isRegistrationOpen: boolean) {
  const methods = ['client_secret_basic', 'client_secret_post', 'none']
  return {
    issuer,
    authorization_endpoint: issuer + facts.authorize.path,
    token_endpoint: issuer + facts.exchangeToken.path,
    revocation_endpoint: issuer + facts.revokeToken.path,
    ...(isRegistrationOpen && { registration_endpoint: issuer + facts.registerClient.path }),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    scopes_supported: scopes,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/docs/guides/authentication`,
  }
}

/** Returns the metadata of the endpoint for assistants, as defined by RFC 9728. */
const resourceMetadataOf = (issuer: string) => ({
  resource: issuer + mcpPath,
  resource_name: 'Spindle for assistants',
  authorization_servers: [issuer],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_documentation: `${issuer}/docs/guides/assistants`,
})

/** Returns where that metadata is. */
export const resourceMetadataAddress = (issuer: string): string => issuer + facts.getProtectedResourceMetadata.path
