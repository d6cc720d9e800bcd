// Environment -> Config. The first bad value ends the start with a sentence.
import { availableParallelism } from 'node:os'
import { envSchema } from 'env-schema'

/** Names below the base domain that are the server's own, the last for short links to jobs: no account can be called so. */
export const ownHosts: ReadonlySet<string> = new Set(['www', 'api', 'apply'])

export type Config = {
  readonly mode: 'development' | 'production'
  readonly host: string
  readonly port: number
  /** How many processes serve. */
  readonly workers: number
  /** The address that the outside sees, without a slash at the end; undefined: whatever host a request names. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly baseDomain: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly secretKeys: readonly string[]
  /** The mail server and whom letters are from; undefined: none are sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  /** Whether requests of this server may go to private networks, and without TLS. */
  readonly allowPrivateTargets: boolean
  readonly logLevel: string
  /** Where the metrics are answered; undefined: at `/metrics` beside the API. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Requests in 10 seconds. */
  readonly limits: { readonly account: number; readonly oauth: number; readonly partner: number; readonly address: number }
  /** Where calls are counted: in the memory of this process, or in the database for all processes together. */
  readonly limitStore: 'memory' | 'postgres'
  /** The profile. `family`: takes and sends what clients of the API family expect, also where this contract asks for more. */
  readonly compat: 'contract' | 'family'
  /** The day after which versions 2 and 1 may end, as `YYYY-MM-DD`; undefined while that is not decided. */
  readonly sunset: string | undefined
  /** Milliseconds before each attempt to deliver a notification. */
  readonly deliverySchedule: readonly number[]
}

const text = { type: 'string' } as const
const limit = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const
const wholeNumber = 'must be a whole number of at least 1'
const variables = {
  MODE: { type: 'string', enum: ['development', 'production'], default: 'production' },
  HOST: { ...text, default: '127.0.0.1', minLength: 1 },
  PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000 },
  WORKERS: { ...text, pattern: '^(auto|[1-9]\\d{0,2})$', default: '1' },
  PUBLIC_URL: { ...text, pattern: '^https?://[^/?#]+$' },
  TRUST_PROXY: { type: 'boolean', default: false },
  BASE_DOMAIN: { ...text, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$', default: 'localhost' },
  DATA_DIR: { ...text, minLength: 1, default: '.data' },
  DATABASE_URL: { ...text, pattern: '^postgres(ql)?://' },
  SECRET_KEYS: { ...text, pattern: '^[A-Za-z0-9_-]+:[A-Za-z0-9+/_-]{43,}=*(,[A-Za-z0-9_-]+:[A-Za-z0-9+/_-]{43,}=*)*$' },
  SMTP_URL: { ...text, pattern: '^smtps?://([^\\s:@/?#]+(:[^\\s:@/?#]+)?@)?([^\\s:@/?#\\[\\]]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?/?$' },
  MAIL_FROM: { ...text, pattern: '^([^<>\\r\\n,;"@]+ <[^\\s@<>,;]+@[^\\s@<>,;]+>|[^\\s@<>,;]+@[^\\s@<>,;]+)$' },
  ALLOW_PRIVATE_TARGETS: { type: 'string', enum: ['0', '1', 'false', 'true'], default: '0' },
  LOG_LEVEL: { type: 'string', enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' },
  METRICS_HOST: { ...text, minLength: 1 },
  METRICS_PORT: { type: 'integer', minimum: 1, maximum: 65535 },
  RATE_LIMIT_ACCOUNT: { ...limit, default: 10 },
  RATE_LIMIT_OAUTH: { ...limit, default: 50 },
  RATE_LIMIT_PARTNER: { ...limit, default: 50 },
  RATE_LIMIT_ADDRESS: { ...limit, default: 100 },
  RATE_LIMIT_STORE: { type: 'string', enum: ['memory', 'postgres'] },
  COMPAT: { type: 'string', enum: ['contract', 'family'], default: 'contract' },
  SUNSET: { ...text, pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
  // Ten attempts in 75 hours and 35 minutes.
  DELIVERY_SCHEDULE: {
    ...text,
    pattern: '^\\d{1,7}(\\.\\d{1,3})?(,\\d{1,7}(\\.\\d{1,3})?)*$',
    default: '0,5,300,1800,7200,18000,36000,50400,72000,86400',
  },
} as const

/** What a good value looks like, where the schema's own words would not tell. */
const hints: Record<string, string> = {
  PORT: 'must be a port number from 0 to 65535',
  METRICS_PORT: 'must be a port number from 1 to 65535',
  WORKERS: 'must be a whole number from 1 to 999, or auto for one on each core',
  RATE_LIMIT_ACCOUNT: wholeNumber,
  RATE_LIMIT_OAUTH: wholeNumber,
  RATE_LIMIT_PARTNER: wholeNumber,
  RATE_LIMIT_ADDRESS: wholeNumber,
  PUBLIC_URL: 'must be an address without a path, such as https://api.example.com',
  BASE_DOMAIN: 'must be a domain in lower case, such as example.com',
  DATABASE_URL: 'must begin with postgres://',
  SECRET_KEYS: 'must be a comma list of name:key, each key 32 bytes in base64; `openssl rand -base64 32` makes one',
  SMTP_URL: 'must be smtp:// or smtps://, a host and no path, such as smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'must be an e-mail address, with a name before it or without: Spindle <no-reply@example.com>',
  TRUST_PROXY: 'must be true or false',
  SUNSET: 'must be a day, such as 2027-12-31',
  DELIVERY_SCHEDULE: 'must be a comma list of seconds, one before each attempt, such as 0,5,300',
}

type Variables = {
  MODE: Config['mode']
  HOST: string
  PORT: number
  WORKERS: string
  PUBLIC_URL?: string
  TRUST_PROXY: boolean
  BASE_DOMAIN: string
  DATA_DIR: string
  DATABASE_URL?: string
  SECRET_KEYS?: string
  SMTP_URL?: string
  MAIL_FROM?: string
  ALLOW_PRIVATE_TARGETS: string
  LOG_LEVEL: string
  METRICS_HOST?: string
  METRICS_PORT?: number
  RATE_LIMIT_ACCOUNT: number
  RATE_LIMIT_OAUTH: number
  RATE_LIMIT_PARTNER: number
  RATE_LIMIT_ADDRESS: number
  RATE_LIMIT_STORE?: Config['limitStore']
  COMPAT: Config['compat']
  SUNSET?: string
  DELIVERY_SCHEDULE: string
}

/** Reads the configuration. Throws an Error whose message is one sentence naming the variable and what is right. An empty variable counts as unset. */
export function configOf(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in variables && value !== '' && value !== undefined),
  )
  let read: Variables
  try {
    read = envSchema<Variables>({ data: given, env: false, schema: { type: 'object', properties: variables } })
  } catch (error) {
    throw new Error(sentenceOf(error, given), { cause: error })
  }
  if (read.MODE === 'production' && !read.SECRET_KEYS) throw new Error(`SECRET_KEYS is not set: in production it ${hints.SECRET_KEYS}.`)
  if (read.SUNSET && !isDay(read.SUNSET)) throw new Error(`SUNSET is ${JSON.stringify(read.SUNSET)}, but it ${hints.SUNSET}.`)
  const workers = workersOf(read)
  return {
    mode: read.MODE,
    host: read.HOST,
    port: read.PORT,
    workers,
    publicUrl: read.PUBLIC_URL,
    trustProxy: read.TRUST_PROXY,
    baseDomain: read.BASE_DOMAIN,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    secretKeys: read.SECRET_KEYS?.split(',') ?? [],
    mail: mailOf(read),
    allowPrivateTargets: ['1', 'true'].includes(read.ALLOW_PRIVATE_TARGETS),
    logLevel: read.LOG_LEVEL,
    metrics: metricsOf(read),
    limits: {
      account: read.RATE_LIMIT_ACCOUNT,
      oauth: read.RATE_LIMIT_OAUTH,
      partner: read.RATE_LIMIT_PARTNER,
      address: read.RATE_LIMIT_ADDRESS,
    },
    limitStore: read.RATE_LIMIT_STORE ?? (workers > 1 ? 'postgres' : 'memory'),
    compat: read.COMPAT,
    sunset: read.SUNSET,
    deliverySchedule: read.DELIVERY_SCHEDULE.split(',').map((seconds) => Math.round(Number(seconds) * 1000)),
  }
}

/** Whether the calendar has the day `YYYY-MM-DD`. */
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** A host without a port would leave the metrics where they are. */
function metricsOf({ METRICS_HOST, METRICS_PORT, PORT }: Variables): Config['metrics'] {
  if (METRICS_PORT === undefined) {
    if (METRICS_HOST === undefined) return undefined
    throw new Error('METRICS_HOST is set, but METRICS_PORT is not: set both, or METRICS_PORT alone for 127.0.0.1.')
  }
  if (METRICS_PORT === PORT) throw new Error(`METRICS_PORT is "${METRICS_PORT}", but so is PORT: set it to another port.`)
  return { host: METRICS_HOST ?? '127.0.0.1', port: METRICS_PORT }
}

/** Letters hold links. Those must not be made of the host that a request names: whoever asks for a new password could choose where it leads. */
function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Variables): Config['mail'] {
  if (!SMTP_URL) return undefined
  if (!isMailServer(SMTP_URL)) throw new Error(`SMTP_URL ${hints.SMTP_URL}.`)
  if (!MAIL_FROM) throw new Error(`MAIL_FROM is not set: with SMTP_URL it ${hints.MAIL_FROM}.`)
  if (!PUBLIC_URL) throw new Error(`PUBLIC_URL is not set: with SMTP_URL, which sends links, it ${hints.PUBLIC_URL}.`)
  return { url: SMTP_URL, from: MAIL_FROM }
}

/** Beyond its form: that the host can be one, and what is written in percent signs can be read. */
function isMailServer(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

/** Workers share what is in the database alone: one that is embedded has one process, and calls are counted there. */
function workersOf({ WORKERS, DATABASE_URL, RATE_LIMIT_STORE }: Variables): number {
  const isAuto = WORKERS === 'auto'
  if (isAuto && !DATABASE_URL) return 1
  const workers = isAuto ? availableParallelism() : Number(WORKERS)
  if (workers === 1) return workers
  if (!DATABASE_URL) {
    throw new Error(
      `WORKERS is "${WORKERS}", but the embedded database has one process: set DATABASE_URL to a Postgres server, or WORKERS to 1.`,
    )
  }
  if (RATE_LIMIT_STORE === 'memory') {
    throw new Error(`RATE_LIMIT_STORE is "memory", but ${workers} workers count calls together: leave it out, or set it to postgres.`)
  }
  return workers
}

/** Variables whose values are not shown. */
const secret: ReadonlySet<string> = new Set(['SECRET_KEYS', 'DATABASE_URL', 'SMTP_URL'])

type SchemaFault = { instancePath?: string; message?: string; params?: { allowedValues?: unknown[] } }

function sentenceOf(error: unknown, given: Record<string, unknown>): string {
  const [fault] = (error as { errors?: SchemaFault[] }).errors ?? []
  const name = fault?.instancePath?.slice(1) ?? ''
  const allowed = fault?.params?.allowedValues
  const rule = hints[name] ?? (allowed ? `must be one of ${allowed.join(', ')}` : fault?.message)
  const shown = secret.has(name) ? '' : ` is "${String(given[name])}", but it`
  return `${name}${shown} ${rule}.`
}
