// The query of an authorization request, read byte by byte: `state` goes back exactly as it came, whatever it holds.

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
  /** The value as text. Undefined when there is none, or an empty one. */
  readonly value: (name: Name) => string | undefined
  /** Those that are there more than once. */
  readonly repeated: ReadonlySet<Name>
  /** Its bytes; undefined when there are none. */
  readonly state: Buffer | undefined
}

/** Reads what stands behind the question mark. Unknown parameters are left out. */
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

/** The bytes that form encoding stands for. A percent sign that encodes nothing is one. */
const bytesOf = (text: string) =>
  Buffer.from(
    text.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))),
    'latin1',
  )

/** Bytes as an address carries them. */
export const encoded = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[^A-Za-z0-9._~-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
