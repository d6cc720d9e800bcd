// The parts of the long proof: what each runs, and why.

export type Part = {
  readonly about: string
  /** Arguments for Node: a program and its arguments. */
  readonly run: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A package folder whose locked dependencies must be installed. */
  readonly installs?: string
  /** Parts with the same value run in parallel, since their figures do not depend on time. */
  readonly beside?: string
  /** Whether its runs add up: its minutes and figures are those of all runs since the last that failed. */
  readonly addsUp?: boolean
}

const kills = { SPINDLE_KILLS: '200', TAP_TIMEOUT: '5400' }
const many = { SPINDLE_CANDIDATES: '200000', TAP_TIMEOUT: '3600' }
const killed = ['test/deliveryKills.test.ts']
const large = ['test/bulk.test.ts', 'test/versionsStream.test.ts']
const suite = ['test/run.ts', '--proof']
const clients = ['test/clients.test.ts', 'test/oauthClients.test.ts', 'test/oasdiff.test.ts']
const requests = { SPINDLE_REQUESTS: '100000', TAP_TIMEOUT: '5400' }
const fuzz = ['test/fuzz.test.ts']
/** One file after another, with nothing in parallel. */
const alone = { SPINDLE_MEASURES: '1', TAP_JOBS: '1', TAP_TIMEOUT: '1800' }
const times = ['test/deliveryLoad.test.ts', 'test/fairness.test.ts', 'test/overload.test.ts']
const tenancy = ['test/tenancyMatrix.test.ts', 'test/tenancy.test.ts', 'test/access.test.ts']
const pooled = ['test/access.test.ts', 'test/delivery.test.ts', 'test/calls.test.ts']
const races = ['test/races.test.ts', 'test/oauthRaces.test.ts', 'test/idempotency.test.ts', 'test/limits.test.ts']

/** In the order in which they run: those that find the most faults come first. */
export const parts: Readonly<Record<string, Part>> = {
  'suite-embedded': { about: 'every test on the embedded database, with a browser', run: suite, environment: { TAP_TIMEOUT: '3600' } },
  'suite-postgres': {
    about: 'every test on a Postgres server, with a browser',
    run: [...suite, '--postgres'],
    environment: { TAP_TIMEOUT: '3600' },
  },
  clients: {
    about: 'generated clients and OAuth client libraries',
    run: [...suite, ...clients],
    environment: { SPINDLE_TEST_CLIENTS: '1', TAP_TIMEOUT: '1800' },
    installs: 'test/clients',
  },
  'times-embedded': {
    about: 'delays between accounts and targets, on the embedded database',
    run: [...suite, ...times],
    environment: alone,
  },
  'times-postgres': {
    about: 'delays between accounts, targets and the network, on a Postgres server',
    run: [...suite, '--postgres', ...times, 'test/outage.test.ts'],
    environment: alone,
  },
  sizes: {
    about: 'an account of a million candidates among ten thousand small ones, on a Postgres server',
    run: [...suite, '--postgres', 'test/fairness.test.ts'],
    environment: { ...alone, SPINDLE_CANDIDATES: '1000000', SPINDLE_ACCOUNTS: '10000', TAP_TIMEOUT: '3600' },
  },
  'fuzz-embedded': {
    about: '100,000 malformed requests, on the embedded database',
    run: [...suite, ...fuzz],
    environment: requests,
    beside: 'fuzz',
  },
  'fuzz-postgres': {
    about: '100,000 malformed requests, on a Postgres server',
    run: [...suite, '--postgres', ...fuzz],
    environment: requests,
    beside: 'fuzz',
  },
  schemathesis: {
    about: 'Schemathesis over the contract of each version, with each kind of token',
    run: [...suite, '--postgres', 'test/schemathesis.test.ts'],
    environment: { SPINDLE_TEST_SCHEMATHESIS: '1', TAP_TIMEOUT: '7200' },
  },
  image: {
    about: 'the image, built on a Debian of its own, and its containers; needs buildah, debootstrap and runc',
    run: [...suite, 'test/image.test.ts'],
    environment: { SPINDLE_TEST_IMAGE: '1', TAP_TIMEOUT: '900' },
  },
  store: {
    about: 'files in a bucket of Versity’s gateway, a server of the protocol S3 that Go builds',
    run: [...suite, 'test/bucket.test.ts'],
    environment: { SPINDLE_TEST_STORE: '1', TAP_TIMEOUT: '900' },
  },
  systemd: {
    about: 'the guide on production, on a machine with systemd and nginx; needs root',
    run: [...suite, 'test/systemd.test.ts'],
    environment: { SPINDLE_TEST_SYSTEMD: '1', TAP_TIMEOUT: '900' },
  },
  tenancy: { about: "another account's records, in every place of a request", run: [...suite, '--postgres', ...tenancy] },
  races: { about: 'races through two processes', run: [...suite, '--postgres', ...races] },
  pooled: {
    about: 'statements and races through PgBouncer in transaction mode',
    run: [...suite, '--postgres', ...races, ...pooled],
    environment: { SPINDLE_TEST_POOLED: '1', TAP_TIMEOUT: '1800' },
  },
  'pooled-outages': {
    about: 'outages of PgBouncer, Postgres and the network between them, and 20 servers on 50 connections',
    run: [...suite, '--postgres', 'test/pgbouncer.test.ts', 'test/outage.test.ts'],
    environment: { ...alone, SPINDLE_TEST_POOLED: '1' },
  },
  servers: {
    about: 'three servers with clocks an hour apart behind nginx, one killed, one cut off, one rolled to a new version; needs root',
    run: ['test/proof/apart.ts', ...suite, 'test/servers.test.ts'],
    environment: { SPINDLE_TEST_SERVERS: '1', TAP_TIMEOUT: '600' },
  },
  'kills-embedded': {
    about: '200 times SIGKILL on the embedded database',
    run: [...suite, ...killed],
    environment: kills,
    beside: 'kills',
  },
  'kills-postgres': {
    about: '200 times SIGKILL on a Postgres server',
    run: [...suite, '--postgres', ...killed],
    environment: kills,
    beside: 'kills',
  },
  power: {
    about: '100 simulated power failures of the embedded database, with each setting of DURABLE',
    run: [...suite, 'test/powerCut.test.ts'],
    environment: { SPINDLE_CUTS: '100', TAP_TIMEOUT: '5400' },
    beside: 'kills',
  },
  'many-embedded': { about: '200,000 candidates on the embedded database', run: [...suite, ...large], environment: many, beside: 'many' },
  'many-postgres': {
    about: '200,000 candidates on a Postgres server',
    run: [...suite, '--postgres', ...large],
    environment: many,
    beside: 'many',
  },
  'soak-embedded': {
    about: '30 minutes of load on the embedded database',
    run: ['test/soak.ts'],
    environment: { ENGINE: 'embedded' },
    beside: 'soak',
  },
  'soak-postgres': {
    about: '30 minutes of load on a Postgres server',
    run: ['test/soak.ts'],
    environment: { ENGINE: 'postgres' },
    beside: 'soak',
  },
  'soak-long': {
    about: 'two servers under mixed load for six hours (or SPINDLE_MINUTES), with a fault every ten minutes (or SPINDLE_FAULT_MINUTES)',
    run: [...suite, 'test/longSoak.test.ts'],
    environment: { SPINDLE_TEST_SOAK: '1', TAP_TIMEOUT: '30000' },
    addsUp: true,
  },
}
