// The page of the documentation that lists every variable: `node src/variables.ts <generated folder> [--check]`.
import { writeOrCheck } from './contract/generate.ts'
import { kinds, type Variables } from './environment.ts'
import { flags } from './settings.ts'

/** What each variable is for, in Markdown. Its default and what it may be come from `kinds`. */
const meanings: Readonly<Record<keyof Variables, string>> = {
  MODE: 'In development, a response that violates the contract in any way becomes a 500. For production, see `CONTRACT_VIOLATIONS`. `make run` sets `development`.',
  HOST: 'The address to listen on.',
  PORT: 'The port to listen on.',
  WORKERS: 'The number of processes that share the port. More than one needs `DATABASE_URL`.',
  PUBLIC_URL:
    'The address under which clients reach the server, also if it is below `BASE_DOMAIN`: then no account has that host. If unset, links use the host of the request.',
  TRUST_PROXY:
    'Whose `X-Forwarded-*` is trusted: with `true` that of whatever connects, with a list that of these [proxies](/docs/guides/production#tls-by-a-proxy).',
  BASE_DOMAIN: 'Accounts are served at `<subdomain>.<BASE_DOMAIN>`. On any other host the token determines the account.',
  DATA_DIR: 'The directory of the embedded database, the files of candidates and the demo credentials.',
  FILES_URL:
    'A bucket of a store with the protocol S3 for the [files of candidates and employees](/docs/guides/operating#files-in-a-bucket), instead of `DATA_DIR`. Its parameters are `region`, and `endpoint` for a store other than Amazon’s.',
  AWS_ACCESS_KEY_ID: 'The credentials for the bucket. If unset, they are found as by the programs of AWS.',
  AWS_SECRET_ACCESS_KEY: 'The secret of `AWS_ACCESS_KEY_ID`.',
  AWS_SESSION_TOKEN: 'Belongs to credentials that expire.',
  DURABLE:
    'Whether the [embedded database](/docs/guides/operating#the-database) confirms no change before it is on the disk; if unset, in production.',
  DATABASE_URL:
    'A Postgres server (15 or newer) to use instead of the embedded database: see [the database](/docs/guides/operating#the-database). Demo data is stored there only with `--demo`.',
  DATABASE_POOLED:
    'Whether `DATABASE_URL` is a pooler in transaction mode, such as [PgBouncer](/docs/guides/production#several-servers-and-pgbouncer). Needs `DATABASE_DIRECT_URL`.',
  DATABASE_DIRECT_URL:
    'The Postgres server behind the pooler, for what needs a session: notices between servers, the locks of processes, migrations.',
  REPLICA_URL:
    'A standby of the Postgres server for [reads](/docs/guides/production#reads-from-a-standby), which are answered by it while it has everything that was acknowledged before.',
  REPLICA_LAG: 'How many seconds the standby may be behind; beyond that, the Postgres server answers all reads itself.',
  SECRET_KEYS: 'The keys that encrypt stored [secrets](/docs/guides/operating#secret-keys), the newest first. Required in production.',
  SECRET_KEYS_FILE: 'A file with these keys, instead of `SECRET_KEYS`. It is read again when it changes.',
  SMTP_URL: 'The [mail](/docs/guides/operating#passwords-and-mail) server. Needs `MAIL_FROM` and `PUBLIC_URL`.',
  MAIL_FROM: 'The sender of mail.',
  ALLOW_PRIVATE_TARGETS:
    '`1` allows `http` and private networks in URLs that clients provide, such as those of subscriptions and files. `make run` sets `1`.',
  CLIENT_REGISTRATION:
    '`1` lets OAuth applications [register themselves](/docs/guides/assistants#connect-with-a-member-s-consent), as assistants do. Members see that on the consent page.',
  CONTRACT_VIOLATIONS: 'In production, `report` sends and logs a response that violates the contract, `refuse` answers 500 instead.',
  LOG_LEVEL: 'The least level that is logged.',
  CALL_LOG: 'Whether admins can see [the last calls of each token and application](/docs/guides/operating#the-request-log).',
  METRICS_HOST: 'The address to listen on for `METRICS_PORT`; `127.0.0.1` if unset.',
  METRICS_PORT: 'A separate port for `/metrics`. If set, the API answers `/metrics` with 404.',
  RATE_LIMIT_ACCOUNT: 'Requests in 10 seconds for all tokens of an account.',
  RATE_LIMIT_OAUTH: 'Requests in 10 seconds for all user tokens of an OAuth application.',
  RATE_LIMIT_PARTNER: 'Requests in 10 seconds for all service tokens of a partner.',
  RATE_LIMIT_ADDRESS: 'Requests in 10 seconds from an IP address without a valid token.',
  RATE_LIMIT_STORE:
    '`memory` counts in each process separately, `postgres` in the database for all processes. If unset: `postgres` with several workers, otherwise `memory`.',
  COMPAT: 'The profile, such as [`family`](/docs/guides/notifications#the-profile-family).',
  SUNSET: 'The day after which versions 2 and 1 may be removed. Every response of these versions announces it.',
  DELIVERY_SCHEDULE: 'The delay before each attempt to deliver a notification. The default makes ten attempts in 75 hours and 35 minutes.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'The collector of [traces](/docs/guides/observing#traces), to which `/v1/traces` is appended. If unset, nothing is traced.',
  OTEL_EXPORTER_OTLP_HEADERS: 'Headers for the collector, such as its key.',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'How spans are sent: protobuf over HTTP is the only way.',
  OTEL_EXPORTER_OTLP_TIMEOUT: 'How long an export may take, with its repetitions; milliseconds.',
  OTEL_BSP_SCHEDULE_DELAY: 'How long spans are gathered before they are exported; milliseconds.',
  OTEL_SERVICE_NAME: 'The name of the server in traces.',
  OTEL_RESOURCE_ATTRIBUTES: 'What every span says about the server besides its name and version.',
  OTEL_TRACES_SAMPLER:
    'Which traces are exported. With `parentbased_`, a trace that the client has begun is exported if the client exports it.',
  OTEL_TRACES_SAMPLER_ARG: 'The share of the traces that the samplers `traceidratio` export.',
  OTEL_SDK_DISABLED: '`true` turns traces off, wherever the collector is.',
}

const flagsByVariable = new Map([...flags].map(([flag, name]) => [name, `\`--${flag}\``]))
/** Addresses are marked as code, so that they do not become links. */
const sentenceOf = (rule: string) => (rule === 'must be text' ? '' : ` It ${rule.replaceAll(/(?<!`)\S*(?::\/\/|@)\S*/g, '`$&`')}.`)

/** Returns the page in Markdown. */
function page(): string {
  const rows = Object.entries(meanings).map(([name, meaning]) => {
    const { rule, usual }: { readonly rule: string; readonly usual?: string | number | boolean } = kinds[name as keyof Variables]
    const fallback = usual === undefined ? 'none' : `\`${usual}\``
    return `| \`${name}\` | ${flagsByVariable.get(name) ?? 'none'} | ${fallback} | ${meaning}${sentenceOf(rule)} |\n`
  })
  return `# Configuration

Every setting of a server: its variable, its flag, its default, and what it does.

An empty variable counts as unset. An invalid value stops the start with a message that names the variable, and
\`spindle doctor\` finds misspelt names. [Start a server](/docs/guides/operating#start-a-server) says which comes first: a flag, the environment
or a file.

| variable | flag | default | meaning |
| --- | --- | --- | --- |
${rows.join('')}`
}

const [generated = 'generated', mode] = process.argv.slice(2)
await writeOrCheck(generated, { 'configuration.md': page() }, mode === '--check')
