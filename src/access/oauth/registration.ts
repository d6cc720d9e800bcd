// Clients that register themselves: public ones without an owner, which serve the members of every account.
import { applications } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { redirectUriFault } from '../applications.ts'
import { newClientId } from '../partners.ts'
import { OAuthRefusal } from './refusal.ts'

const mostUris = 10
const longestName = 255

/** What a client says of itself, checked. */
export type Registration = { readonly name: string; readonly redirectUris: string[] }

/** Returns the registration in a parsed body. Throws invalid_redirect_uri or invalid_client_metadata. */
export function registrationIn(body: unknown): Registration {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidMetadata('Send an object')
  const { redirect_uris: uris, client_name: name } = body as Readonly<Record<string, unknown>>
  const isList = Array.isArray(uris) && uris.length > 0 && uris.length <= mostUris
  if (!isList || !uris.every((uri) => typeof uri === 'string'))
    throw invalidRedirectUri(`Send redirect_uris, a list of 1 to ${mostUris} addresses`)
  const fault = uris.map((uri) => redirectUriFault(uri)).find((one) => one !== undefined)
  if (fault) throw invalidRedirectUri(fault)
  const given = typeof name === 'string' ? name.replaceAll(/\s+/g, ' ').trim() : ''
  if (/\p{Cc}/u.test(given) || !given.isWellFormed() || given.length > longestName)
    throw invalidMetadata(`client_name must have at most ${longestName} characters, none of them a control character`)
  return { name: given || new URL(uris[0]!).host, redirectUris: uris }
}

const invalidRedirectUri = (description: string) => new OAuthRefusal('invalid_redirect_uri', description)
const invalidMetadata = (description: string) => new OAuthRefusal('invalid_client_metadata', description)

/** Registers a client and returns its id. */
export type Register = (registration: Registration) => Promise<string>

export function prepareRegistration({ statement }: Pick<Statements, 'statement'>): Register {
  const insert = statement('insert_public_client', (p: Holders<Registration & { clientId: string }>) =>
    build.insert(applications).values({ clientId: p.clientId, name: p.name, redirectUris: p.redirectUris }),
  )
  return async (registration) => {
    const clientId = newClientId()
    await insert({ ...registration, clientId })
    return clientId
  }
}
