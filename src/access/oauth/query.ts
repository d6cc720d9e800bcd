// Parses the query of an authorization request as bytes, so that `state` is returned exactly as sent.

const known = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'resource',
  'code_challenge',
  'code_challenge_method',
] as const
type Name = (typeof known)[number]

export type Query = {
  /** The value as text; undefined if it is absent or empty. */
  readonly value: (name: Name) => string | undefined
  /** The parameters sent more than once. */
  readonly repeated: ReadonlySet<Name>
  /** The bytes of `state`; undefined if it is absent or empty. */
  readonly state: Buffer | undefined
}

/** Parses what follows the question mark. Unknown parameters are ignored. */
export function queryOf(raw: string): Query {
  const values = new Map<Name, Buffer>()
  const repeated = new Set<Name>()
  for (const pair of raw.split('&')) {
    const equals = pair.indexOf('=')
    const name = bytesOf(equals < 0 ? pair : pair.slice(0, equals)).toString() as Name
    if (!known.includes(name)) continue
    if (values.has(name)) repeated.add(name)
    else values.set(name, bytesOf(equals < 0 ? '' : pair.slice(equals + 1)))
  }
  const given = (name: Name) => (values.get(name)?.length ? values.get(name) : undefined)
  return { value: (name) => given(name)?.toString(), repeated, state: given('state') }
}

/** Decodes form encoding. A percent sign that encodes nothing stands for itself. */
const bytesOf = (text: string) =>
  Buffer.from(
    text.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))),
    'latin1',
  )

/** Encodes bytes for a URL. */
export const encoded = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[^A-Za-z0-9._~-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
