// OAuth 2.0 clients as the endpoints see them: found by their id, and authenticated by their secret.
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
  /** The account whose members alone it serves; null: every account's. */
  readonly owner: number | null
  /** A public client cannot keep a secret, and has to use PKCE. */
  readonly isPublic: boolean
  readonly redirectUris: readonly string[]
}
export type Clients = {
  /** Undefined for one that is unknown or revoked. `issuer` is the address that this server has for the caller. */
  readonly find: (clientId: string, issuer: string) => Promise<Client | undefined>
  /** Throws invalid_client (401), or invalid_request when the client names itself in two ways at once. */
  readonly authenticate: (parameters: Parameters, authorization: string | undefined, issuer: string) => Promise<Client>
  /** The name of an account that has registered a client. */
  readonly ownerName: (account: number) => Promise<string | undefined>
}

const idForm = /^[\x21-\x7e]{1,255}$/

/** With `keys`, a secret that authenticates is kept sealed beside its hash, where it signs notifications. */
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

  // Not beside another hash: the secret may be replaced at this moment.
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
    // The portal is wherever this server is, so its one address is not in the table.
    const redirectUris = row.clientId === docsClient ? [`${issuer}/docs/reference`] : row.redirectUris
    return { secretHash, sealedSecret, client: { ...rest, redirectUris, isPublic: secretHash === null } }
  }

  return {
    find: async (clientId, issuer) => (await look(clientId, issuer))?.client,
    ownerName: async (account) => (await findOwner({ account }))[0]?.name,
    async authenticate({ client_id: named, client_secret: sent }, authorization, issuer) {
      const basic = basicOf(authorization)
      if (basic && sent !== undefined) throw invalidRequest('Send the client secret once: by HTTP Basic or in the body')
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

/** What HTTP Basic carries, undefined when it is not used. Id and secret are encoded like form fields (RFC 6749 section 2.3.1). */
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
