// Reads the configuration from the environment. The first invalid value ends the start with a sentence.
import { availableParallelism } from 'node:os'
import { kinds, variablesOf, type Bucket, type Variables } from './environment.ts'
import { writtenKeysOf } from './writtenKeys.ts'

export type Config = {
  readonly mode: 'development' | 'production'
  readonly host: string
  readonly port: number
  /** How many processes serve requests. */
  readonly workers: number
  /** The origin that clients see, without a slash at the end. If undefined, it is the host that a request names. */
  readonly publicUrl: string | undefined
  /** Whether whatever connects is a proxy, or the addresses and networks of the proxies, separated by commas. */
  readonly trustProxy: boolean | string
  readonly baseDomain: string
  readonly dataDir: string
  /** The bucket that holds the files of candidates and employees. If undefined, they are in `dataDir`. */
  readonly bucket: BucketConfig | undefined
  readonly databaseUrl: string | undefined
  /** The server behind the pooler that `databaseUrl` names; undefined without a pooler. */
  readonly directUrl: string | undefined
  /** A standby for reads, and how late it may be in milliseconds. If undefined, the database answers all reads. */
  readonly replica: { readonly url: string; readonly lagMs: number } | undefined
  /** Whether the embedded database acknowledges a change only when it would survive a power failure. */
  readonly durable: boolean
  /** Each `name:base64`, the newest first; of the file if there is one. */
  readonly secretKeys: readonly string[]
  readonly secretKeysFile: string | undefined
  /** The mail server and the sender. If undefined, no letters are sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  /** Whether this server may send requests to private networks and without TLS. */
  readonly allowPrivateTargets: boolean
  /** Whether OAuth applications may register themselves. */
  readonly clientRegistration: boolean
  /** Whether responses and notifications that violate the contract are refused; otherwise they are sent and reported. */
  readonly refuseViolations: boolean
  readonly logLevel: string
  /** Whether the last calls of each token and application are recorded. */
  readonly callLog: boolean
  /** Where the metrics are served. If undefined, they are at `/metrics` beside the API. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Requests per 10 seconds. */
  readonly limits: { readonly account: number; readonly oauth: number; readonly partner: number; readonly address: number }
  /** Where requests are counted: in the memory of this process, or in the database for all processes together. */
  readonly limitStore: 'memory' | 'postgres'
  /** The profile. `family` accepts and sends what clients of the API family expect, even where this contract is stricter. */
  readonly compat: 'contract' | 'family'
  /** The day after which versions 2 and 1 may end, as `YYYY-MM-DD`; undefined while it is not decided. */
  readonly sunset: string | undefined
  /** The delay before each attempt to deliver a notification; milliseconds. */
  readonly deliverySchedule: readonly number[]
  /** Where spans are exported, which of them, and what they say of this server. If undefined, nothing is traced. */
  readonly traces: TracesConfig | undefined
}

export type BucketConfig = Bucket & {
  /** If undefined, the client finds them as AWS's programs do: in their files, or by asking the machine that it runs on. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string } | undefined
}

export type TracesConfig = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeoutMs: number
  readonly gatherMs: number
  readonly resource: Readonly<Record<string, string>>
  readonly sampler: Variables['OTEL_TRACES_SAMPLER']
  readonly ratio: number
}

/**
 * Reads the configuration. Throws an Error whose message is one sentence with the variable and what is valid for it. An empty variable
 * counts as unset.
 */
export function configOf(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = variablesOf(environment)
  const secretKeys = writtenKeysOf(read)
  if (read.MODE === 'production' && secretKeys.length === 0)
    throw new Error(`SECRET_KEYS is not set: in production it ${kinds.SECRET_KEYS.rule}. Or name a file with it in SECRET_KEYS_FILE.`)
  if (read.SUNSET && !isDay(read.SUNSET)) throw new Error(`SUNSET is ${JSON.stringify(read.SUNSET)}, but it ${kinds.SUNSET.rule}.`)
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
    bucket: bucketOf(read),
    databaseUrl: read.DATABASE_URL,
    directUrl: directUrlOf(read),
    replica: replicaOf(read),
    durable: read.DURABLE ?? read.MODE === 'production',
    secretKeys,
    secretKeysFile: read.SECRET_KEYS_FILE,
    mail: mailOf(read),
    allowPrivateTargets: read.ALLOW_PRIVATE_TARGETS,
    clientRegistration: read.CLIENT_REGISTRATION,
    refuseViolations: read.MODE === 'development' || read.CONTRACT_VIOLATIONS === 'refuse',
    logLevel: read.LOG_LEVEL,
    callLog: read.CALL_LOG,
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
    traces: tracesOf(read),
  }
}

function tracesOf(read: Variables): TracesConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_RESOURCE_ATTRIBUTES: attributes } = read
  if (!endpoint || read.OTEL_SDK_DISABLED) return undefined
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMs: read.OTEL_EXPORTER_OTLP_TIMEOUT,
    gatherMs: read.OTEL_BSP_SCHEDULE_DELAY,
    resource: { ...attributes, 'service.name': read.OTEL_SERVICE_NAME },
    sampler: read.OTEL_TRACES_SAMPLER,
    ratio: read.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Without `FILES_URL`, credentials of AWS in the environment are somebody else's. */
function bucketOf({ FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: Variables): BucketConfig | undefined {
  if (!FILES_URL) return undefined
  if (!AWS_ACCESS_KEY_ID && !AWS_SECRET_ACCESS_KEY) return { ...FILES_URL, credentials: undefined }
  if (!AWS_ACCESS_KEY_ID) throw new Error('AWS_SECRET_ACCESS_KEY is set, but AWS_ACCESS_KEY_ID is not: set both.')
  if (!AWS_SECRET_ACCESS_KEY) throw new Error('AWS_ACCESS_KEY_ID is set, but AWS_SECRET_ACCESS_KEY is not: set both.')
  const session = AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }
  return { ...FILES_URL, credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, ...session } }
}

/** A pooler without the direct address would lose notices and locks; a direct address without a pooler would have no effect. */
function directUrlOf({ DATABASE_URL, DATABASE_POOLED, DATABASE_DIRECT_URL }: Variables): string | undefined {
  if (!DATABASE_POOLED) {
    if (DATABASE_DIRECT_URL) throw new Error('DATABASE_DIRECT_URL is set, but DATABASE_POOLED is not: set both, or only DATABASE_URL.')
    return undefined
  }
  if (!DATABASE_URL) throw new Error('DATABASE_POOLED is set, but DATABASE_URL is not: set it to the pooler.')
  if (!DATABASE_DIRECT_URL) throw new Error('DATABASE_POOLED is set, but DATABASE_DIRECT_URL is not: set it to the Postgres server itself.')
  if (DATABASE_DIRECT_URL === DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL is the same as DATABASE_URL: set it to the Postgres server behind the pooler.')
  return DATABASE_DIRECT_URL
}

/** The address may be the database's own: after a failover the server that was the standby is both, and answers all reads as the database. */
function replicaOf({ REPLICA_URL: url, REPLICA_LAG, DATABASE_URL }: Variables): Config['replica'] {
  if (!url) return undefined
  if (!DATABASE_URL) throw new Error('REPLICA_URL is set, but DATABASE_URL is not: set it to the Postgres server that the standby follows.')
  return { url, lagMs: REPLICA_LAG * 1000 }
}

/** Whether the calendar has the day `YYYY-MM-DD`. */
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** A host without a port is refused, since it would have no effect. */
function metricsOf({ METRICS_HOST, METRICS_PORT, PORT }: Variables): Config['metrics'] {
  if (METRICS_PORT === undefined) {
    if (METRICS_HOST === undefined) return undefined
    throw new Error('METRICS_HOST is set, but METRICS_PORT is not: set both, or only METRICS_PORT for 127.0.0.1.')
  }
  if (METRICS_PORT === PORT) throw new Error(`METRICS_PORT is "${METRICS_PORT}", but so is PORT: set it to another port.`)
  return { host: METRICS_HOST ?? '127.0.0.1', port: METRICS_PORT }
}

/** Letters contain links. If the host came from the request, anyone who asks for a new password could choose where its link leads. */
function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Variables): Config['mail'] {
  if (!SMTP_URL) return undefined
  if (!isMailServer(SMTP_URL)) throw new Error(`SMTP_URL ${kinds.SMTP_URL.rule}.`)
  if (!MAIL_FROM) throw new Error(`MAIL_FROM is not set: with SMTP_URL it ${kinds.MAIL_FROM.rule}.`)
  if (!PUBLIC_URL) throw new Error(`PUBLIC_URL is not set: with SMTP_URL, since messages contain links, it ${kinds.PUBLIC_URL.rule}.`)
  return { url: SMTP_URL, from: MAIL_FROM }
}

/** Checks more than the form: whether the host is valid, and whether the percent-encoded parts can be decoded. */
function isMailServer(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

/** Workers share only the database. The embedded database allows one process, and several workers must count requests in the database. */
function workersOf({ WORKERS, DATABASE_URL, RATE_LIMIT_STORE }: Variables): number {
  const isAuto = WORKERS === 'auto'
  if (isAuto && !DATABASE_URL) return 1
  const workers = isAuto ? availableParallelism() : Number(WORKERS)
  if (workers === 1) return workers
  if (!DATABASE_URL) {
    throw new Error(
      `WORKERS is "${WORKERS}", but only one process can use the embedded database: set DATABASE_URL to a Postgres server, or WORKERS to 1.`,
    )
  }
  if (RATE_LIMIT_STORE === 'memory') {
    throw new Error(`RATE_LIMIT_STORE is "memory", but ${workers} workers count requests together: leave it unset, or set it to postgres.`)
  }
  return workers
}
