// The environment variables: what each may be, and its default.
import { isIP } from 'node:net'

/** What a variable's text may be. `parse` returns undefined for any other text; `rule` says what is valid, as the words after "it". */
type Kind<Value> = { readonly parse: (text: string) => Value | undefined; readonly rule: string }
type Known<Value> = Kind<Value> & { readonly usual: Value }

const oneOf = <const Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  parse: (text) => words.find((word) => word === text),
  rule: `must be one of ${words.join(', ')}`,
})
const matching = (pattern: RegExp, rule: string): Kind<string> => ({ parse: (text) => (pattern.test(text) ? text : undefined), rule })
const anyText = matching(/^/, 'must be text')
const whole = (least: number, most: number, rule = `must be a whole number of at least ${least}`): Kind<number> => ({
  parse: (text) => {
    const number = text.trim() === '' ? NaN : Number(text)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  },
  rule,
})
const flag = (on: readonly string[], off: readonly string[]): Kind<boolean> => ({
  parse: (text) => on.includes(text) || (off.includes(text) ? false : undefined),
  rule: `must be one of ${[...off, ...on].join(', ')}`,
})
const proxies: Kind<boolean | string> = {
  parse: (text) => flag(['true'], ['false']).parse(text) ?? (text.split(',').every(isNetwork) ? text : undefined),
  rule: 'must be false, true, or a comma-separated list of addresses and networks, such as 10.0.0.0/8,203.0.113.7',
}
const isNetwork = (text: string): boolean => {
  const [address = '', length, ...rest] = text.trim().split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && whole(0, bits).parse(length ?? '0') !== undefined
}
const calls = whole(1, 1_000_000_000)
const milliseconds = whole(1, 600_000, 'must be a number of milliseconds from 1 to 600000')
const seconds: Kind<number> = {
  parse: (text) => (/^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) >= 0.3 && Number(text) <= 60 ? Number(text) : undefined),
  rule: 'must be a number of seconds from 0.3 to 60',
}
/** Parses `name=value` between commas, with the values percent-encoded, as OpenTelemetry writes lists. */
const pairs = (valid: RegExp, rule: string): Kind<Readonly<Record<string, string>>> => ({
  parse: (text) => {
    const entries = text.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/s.exec(pair))
    try {
      const read = entries.map((entry) => [entry![1]!, decodeURIComponent(entry![2]!.trim())] as const)
      return read.every(([, value]) => valid.test(value)) ? Object.fromEntries(read) : undefined
    } catch {
      return undefined
    }
  },
  rule,
})
const fraction: Kind<number> = {
  parse: (text) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : undefined),
  rule: 'must be a number from 0 to 1',
}
/** A bucket, the start of its names, and where it is. Without an endpoint it is Amazon's, which needs the region. */
export type Bucket = { readonly bucket: string; readonly prefix: string; readonly region: string; readonly endpoint: string | undefined }
const bucketUrl: Kind<Bucket> = {
  parse: (text) => {
    if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w!.*'()/-]*)?(\?[^\s#]*)?$/.test(text) || !URL.canParse(text)) return undefined
    const { hostname: bucket, pathname, searchParams } = new URL(text)
    const { region, endpoint, ...others } = Object.fromEntries(searchParams)
    const isPlaced = endpoint === undefined ? region !== undefined : /^https?:\/\/[^\s/?#@]+\/?$/.test(endpoint) && URL.canParse(endpoint)
    if (!isPlaced || !/^[a-z0-9-]+$/.test(region ?? anyRegion) || Object.keys(others).length > 0) return undefined
    const prefix = pathname
      .split('/')
      .filter(Boolean)
      .map((part) => `${part}/`)
      .join('')
    return { bucket, prefix, region: region ?? anyRegion, endpoint }
  },
  rule: 'must be s3:// with a bucket, a prefix if any, and its region or endpoint, such as s3://files/spindle?region=eu-central-1',
}
/** The region that servers of the protocol other than Amazon's expect. */
const anyRegion = 'us-east-1'
const or = <Value>(kind: Kind<Value>, usual: NoInfer<Value>): Known<Value> => ({ ...kind, usual })

export const kinds = {
  MODE: or(oneOf('development', 'production'), 'production'),
  HOST: or(anyText, '127.0.0.1'),
  PORT: or(whole(0, 65535, 'must be a port number from 0 to 65535'), 3000),
  WORKERS: or(matching(/^(auto|[1-9]\d{0,2})$/, 'must be a whole number from 1 to 999, or auto for one per core'), '1'),
  PUBLIC_URL: matching(/^https?:\/\/[^/?#]+$/, 'must be a URL without a path, such as https://api.example.com'),
  TRUST_PROXY: or(proxies, false),
  BASE_DOMAIN: or(matching(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a lower-case domain, such as example.com'), 'localhost'),
  DATA_DIR: or(anyText, '.data'),
  DURABLE: flag(['1', 'true'], ['0', 'false']),
  FILES_URL: bucketUrl,
  AWS_ACCESS_KEY_ID: anyText,
  AWS_SECRET_ACCESS_KEY: anyText,
  AWS_SESSION_TOKEN: anyText,
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_POOLED: or(flag(['1', 'true'], ['0', 'false']), false),
  DATABASE_DIRECT_URL: matching(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  REPLICA_URL: matching(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  REPLICA_LAG: or(seconds, 1),
  SECRET_KEYS: matching(
    /^[A-Za-z0-9_-]+:[A-Za-z0-9+/_-]{43,}=*(,[A-Za-z0-9_-]+:[A-Za-z0-9+/_-]{43,}=*)*$/,
    'must be a comma-separated list of name:key, each key 32 bytes in base64; `openssl rand -base64 32` generates one',
  ),
  SECRET_KEYS_FILE: anyText,
  SMTP_URL: matching(
    /^smtps?:\/\/([^\s:@/?#]+(:[^\s:@/?#]+)?@)?([^\s:@/?#[\]]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?\/?$/,
    'must be smtp:// or smtps:// with a host and without a path, such as smtp://user:password@mail.example.com:587',
  ),
  MAIL_FROM: matching(
    /^([^<>\r\n,;"@]+ <[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/,
    'must be an e-mail address, optionally after a name: Spindle <no-reply@example.com>',
  ),
  ALLOW_PRIVATE_TARGETS: or(flag(['1', 'true'], ['0', 'false']), false),
  CLIENT_REGISTRATION: or(flag(['1', 'true'], ['0', 'false']), false),
  CONTRACT_VIOLATIONS: or(oneOf('report', 'refuse'), 'report'),
  LOG_LEVEL: or(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  CALL_LOG: or(flag(['1', 'true'], ['0', 'false']), true),
  METRICS_HOST: anyText,
  METRICS_PORT: whole(1, 65535, 'must be a port number from 1 to 65535'),
  RATE_LIMIT_ACCOUNT: or(calls, 10),
  RATE_LIMIT_OAUTH: or(calls, 50),
  RATE_LIMIT_PARTNER: or(calls, 50),
  RATE_LIMIT_ADDRESS: or(calls, 100),
  RATE_LIMIT_STORE: oneOf('memory', 'postgres'),
  COMPAT: or(oneOf('contract', 'family'), 'contract'),
  SUNSET: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day, such as 2027-12-31'),
  // Ten attempts in 75 hours and 35 minutes.
  DELIVERY_SCHEDULE: or(
    matching(
      /^\d{1,7}(\.\d{1,3})?(,\d{1,7}(\.\d{1,3})?)*$/,
      'must be a comma-separated list of delays in seconds, one for each attempt, such as 0,5,300',
    ),
    '0,5,300,1800,7200,18000,36000,50400,72000,86400',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    parse: (text) => (/^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text) ? text : undefined),
    rule: 'must be the URL of a collector, without a query, such as http://127.0.0.1:4318',
  } satisfies Kind<string>,
  OTEL_EXPORTER_OTLP_HEADERS: pairs(
    /^[\t\x20-\x7e\x80-\xff]*$/,
    'must be a comma-separated list of name=value, with the values percent-encoded, such as authorization=Bearer%20secret',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: or(oneOf('http/protobuf'), 'http/protobuf'),
  OTEL_EXPORTER_OTLP_TIMEOUT: or(milliseconds, 10_000),
  OTEL_BSP_SCHEDULE_DELAY: or(milliseconds, 5_000),
  OTEL_SERVICE_NAME: or(anyText, 'spindle'),
  OTEL_RESOURCE_ATTRIBUTES: pairs(
    /^\P{Cc}*$/u,
    'must be a comma-separated list of name=value, with the values percent-encoded, such as deployment.environment.name=production',
  ),
  OTEL_TRACES_SAMPLER: or(
    oneOf('always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: or(fraction, 1),
  OTEL_SDK_DISABLED: or(flag(['true'], ['false']), false),
}

type Kinds = typeof kinds
type ValueOf<Named> = Named extends Known<infer Value> ? Value : Named extends Kind<infer Value> ? Value | undefined : never
/** The variables as they were read; undefined if a variable is not set and has no default. */
export type Variables = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> }

/** Variables whose values are not shown. */
export const secret: ReadonlySet<string> = new Set([
  'SECRET_KEYS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])

type Environment = Readonly<Record<string, string | undefined>>

/** Returns a sentence for each invalid variable, with its name and what is valid. Empty counts as unset. */
export const faultsIn = (environment: Environment): string[] =>
  Object.entries<Kind<unknown>>(kinds).flatMap(([name, { parse, rule }]) => {
    const text = environment[name]
    if (!text || parse(text) !== undefined) return []
    return `${name}${secret.has(name) ? '' : ` is ${JSON.stringify(text)}, but it`} ${rule}.`
  })

/** Reads the variables. Throws an Error with the sentence for the first invalid one. */
export function variablesOf(environment: Environment): Variables {
  const [fault] = faultsIn(environment)
  if (fault) throw new Error(fault)
  const read = Object.entries<Kind<unknown> & { readonly usual?: unknown }>(kinds).map(([name, { parse, usual }]) => {
    const text = environment[name]
    return [name, text ? parse(text) : usual]
  })
  return Object.fromEntries(read) as Variables
}
