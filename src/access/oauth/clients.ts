// OAuth 2.0 clients at the endpoints: looked up by id and authenticated by secret.
import { and, eq, isNull, sql } from '../../db/drizzle.js'
import { timingSafeEqual } from 'node:crypto'
import { accounts, applications } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { docsClient } from '../applications.ts'
import type { FamilyKeys } from '../familyKeys.ts'
import { hashOf } from '../tokenText.ts'
import { invalidClient, invalidRequest } from './refusal.ts'

/** The parameters of a request to the token or revocation endpoint, each given once and not empty. */
export type Parameters = Readonly<Record<string, string>>
export type Client = {
  readonly id: number
  readonly clientId: string
  readonly name: string
  /** The only account whose members it serves; null for all accounts. */
  readonly owner: number | null
  /** A public client has no secret and must use PKCE. */
  readonly isPublic: boolean
  /** Whether it registered itself, so that nobody vouches for its name. */
  readonly isSelfRegistered: boolean
  readonly redirectUris: readonly string[]
}
export type Clients = {
  /** Returns undefined for an unknown or revoked client. `issuer` is this server's address as the caller sees it. */
  readonly find: (clientId: string, issuer: string) => Promise<Client | undefined>
  /** Throws invalid_client (401), or invalid_request if the client identifies itself in two ways at once. */
  readonly authenticate: (parameters: Parameters, authorization: string | undefined, issuer: string) => Promise<Client>
  /** Returns the name of the account that registered a client. */
  readonly ownerName: (account: number) => Promise<string | undefined>
}

/** The reference, and the page at which a sign-in on the page of an operation ends. */
const docsPaths = ['/docs/reference', '/docs/signed-in']
const idForm = /^[\x21-\x7e]{1,255}$/

/** With `keys`, a secret that authenticates is stored sealed with its hash, since it signs notifications. */
export function prepareClients({ statement }: Pick<Statements, 'statement'>, keys: FamilyKeys | undefined): Clients {
  const find = statement('find_client', (p: Holders<{ clientId: string }>) =>
    build
      .select({
        id: applications.id,
        clientId: applications.clientId,
        name: applications.name,
        owner: applications.ownerId,
        secretHash: applications.secretHash,
        sealedSecret: applications.sealedSecret,
        redirectUris: applications.redirectUris,
      })
      .from(applications)
      .where(and(eq(applications.clientId, p.clientId), isNull(applications.revokedAt))),
  )
  const findOwner = statement('find_client_owner', (p: Holders<{ account: number }>) =>
    build.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, p.account)),
  )

  // Only with the same hash: the secret may have just been replaced.
  const keep = statement('keep_application_secret', (p: Holders<{ id: number; secretHash: string; sealed: string }>) =>
    build
      .update(applications)
      .set({ sealedSecret: sql`${p.sealed}` })
      .where(and(eq(applications.id, p.id), eq(applications.secretHash, p.secretHash), isNull(applications.revokedAt))),
  )

  const look = async (clientId: string, issuer: string) => {
    const [row] = idForm.test(clientId) ? await find({ clientId }) : []
    if (!row) return undefined
    const { secretHash, sealedSecret, ...rest } = row
    // The portal's redirect URIs depend on this server's address, so they are not in the table.
    const redirectUris = row.clientId === docsClient ? docsPaths.map((path) => issuer + path) : row.redirectUris
    const isPublic = secretHash === null
    const isSelfRegistered = isPublic && row.clientId !== docsClient
    return { secretHash, sealedSecret, client: { ...rest, redirectUris, isPublic, isSelfRegistered } }
  }

  return {
    find: async (clientId, issuer) => (await look(clientId, issuer))?.client,
    ownerName: async (account) => (await findOwner({ account }))[0]?.name,
    async authenticate({ client_id: named, client_secret: sent }, authorization, issuer) {
      const basic = basicOf(authorization)
      if (basic && sent !== undefined) throw invalidRequest('Send the client secret either by HTTP Basic or in the body, not both')
      if (basic && named !== undefined && named !== basic.id) throw invalidRequest('HTTP Basic and client_id name different clients')
      const id = basic?.id ?? named
      const secret = basic ? basic.secret : (sent ?? '')
      const refusal = () => invalidClient('The client is unknown, or its secret is wrong', basic !== undefined)
      if (id === undefined) throw invalidClient('Send client_id and client_secret, in the body or by HTTP Basic', false)
      const found = await look(id, issuer)
      if (!found) throw refusal()
      if (found.secretHash === null ? secret !== '' : !equal(hashOf(secret), found.secretHash)) throw refusal()
      const { secretHash, sealedSecret, client } = found
      if (keys && secretHash !== null && (sealedSecret === null || keys.isStale(sealedSecret)))
        await keep({ id: client.id, secretHash, sealed: keys.seal(secret, { application: client.id }) })
      return client
    },
  }
}

const equal = (one: string, other: string) => timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))

/** Returns the HTTP Basic credentials, or undefined if there are none. Id and secret are form-encoded (RFC 6749 section 2.3.1). */
function basicOf(authorization = ''): { id: string; secret: string } | undefined {
  if (!/^basic\b/i.test(authorization)) return undefined
  const [, encoded = ''] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(authorization) ?? []
  const [, id, secret] = /^([^:]+):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  if (id === undefined || secret === undefined) throw invalidClient('The HTTP Basic credentials are malformed', true)
  try {
    return { id: decoded(id), secret: decoded(secret) }
  } catch {
    throw invalidClient('The HTTP Basic credentials are not form-encoded', true)
  }
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
