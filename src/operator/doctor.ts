// Checks everything that a server needs before it starts: its settings, directory, keys, database, ports, mail server and bucket.
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretKeysOf } from '../access/secretKeys.ts'
import { configOf, type Config } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { exposureOf, lockDirectory } from '../db/directoryLock.ts'
import { newestMigration, pendingMigrations } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { refuseServer } from '../db/startRefusal.ts'
import { faultsIn, kinds } from '../environment.ts'
import { openStore } from '../files/openStore.ts'
import { newObject } from '../files/store.ts'
import { reachMailServer } from '../mail/mailer.ts'
import { claimPort } from '../port.ts'
import type { Settings } from '../settings.ts'
import release from '../../package.json' with { type: 'json' }

/** What was found, as a sentence; of a fault, with the way out. */
export type Finding = { readonly check: string; readonly state: 'ok' | 'warning' | 'wrong'; readonly finding: string }
type Surroundings = { readonly file: Settings; readonly environment: Settings; readonly now: () => number }
type Warning = { readonly warning: string }
type Check = () => string | Promise<string | Warning>

/**
 * The clocks of the server and of its database may differ by this much; milliseconds. Codes and links follow the database's, but logs, traces and
 * the check of certificates follow the server's.
 */
const clockMs = 5_000

/** Returns a finding for each check. Invalid settings end the checks, since the others depend on them. */
export async function findingsOf({ file, environment, now }: Surroundings): Promise<Finding[]> {
  const strange = Object.keys({ ...file, ...environment }).flatMap((name) => strangeness(name, name in file))
  const about = (sentences: readonly string[]) =>
    sentences.map((text) => ({ check: text.split(' ')[0] as string, state: 'wrong', finding: text.replace(/\.$/, '') }) as const)
  const node = await found('Node', () => requireNode(process.versions.node))
  const invalid = [...faultsIn(environment)]
  const config = invalid.length === 0 ? configIn(environment, (message) => invalid.push(message)) : undefined
  if (!config) return [node, ...about([...strange, ...invalid])]
  const settled = strange.length > 0 ? [] : [{ check: 'settings', state: 'ok', finding: `MODE is ${config.mode}` } as const]
  const checks = Object.entries(checksOf(config, now)).map(([check, work]) => found(check, work))
  return [node, ...about(strange), ...settled, ...(await Promise.all(checks))]
}

async function found(check: string, work: Check): Promise<Finding> {
  try {
    const finding = await work()
    return typeof finding === 'string' ? { check, state: 'ok', finding } : { check, state: 'warning', finding: finding.warning }
  } catch (error) {
    return { check, state: 'wrong', finding: (error as Error).message.replace(/\.$/, '').replace(`${check}: `, '') }
  }
}

function configIn(environment: Settings, onFault: (message: string) => void): Config | undefined {
  try {
    return configOf(environment)
  } catch (error) {
    onFault((error as Error).message)
    return undefined
  }
}

function checksOf(config: Config, now: () => number): Record<string, Check> {
  const { dataDir, bucket, databaseUrl, directUrl, replica, durable, host, port, metrics, mail, secretKeys, secretKeysFile } = config
  const portCheck = (place: { host: string; port: number }) => async () => `${place.host}:${await claimPort(place)} is free`
  return {
    ...(secretKeys.length > 0 && { [secretKeysFile ? 'SECRET_KEYS_FILE' : 'SECRET_KEYS']: () => tellKeys(config) }),
    DATA_DIR: () => requireDirectory(dataDir, databaseUrl === undefined),
    ...(databaseUrl
      ? { DATABASE_URL: () => requireDatabase(databaseUrl, directUrl, now) }
      : { DURABLE: () => tellDurability(durable), clock: () => requireClock(now()) }),
    ...(replica && { REPLICA_URL: () => requireStandby(config) }),
    PORT: portCheck({ host, port }),
    ...(metrics && { METRICS_PORT: portCheck(metrics) }),
    ...(bucket && { FILES_URL: () => requireBucket(config) }),
    ...(mail && { SMTP_URL: () => requireMailServer(mail.url) }),
  }
}

function requireNode(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [least = 0, leastMinor = 0] = release.engines.node.replace('>=', '').split('.').map(Number)
  if (major < least || (major === least && minor < leastMinor)) throw new Error(`Node is ${version}: install ${release.engines.node}`)
  return `${version} runs this release`
}

function tellKeys(config: Config): string {
  const [newest, ...older] = secretKeysOf(config).map(({ name }) => name)
  return `${newest} seals${older.length > 0 ? `, ${older.join(', ')} still open` : ''}`
}

/** The server creates what is missing, so its nearest existing parent must be writable. */
async function requireDirectory(dataDir: string, isEmbedded: boolean): Promise<string | Warning> {
  const path = resolve(dataDir)
  let there = path
  while (!existsSync(there)) there = dirname(there)
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(`${there} cannot be written to by this user: give it to the user that the server runs as, or set DATA_DIR to another`)
  }
  const database = join(path, 'postgres')
  if (isEmbedded && existsSync(database)) (await lockDirectory(database)).release()
  const warning = exposureOf(path)
  if (warning) return { warning }
  return there === path ? `${path} can be written to${isEmbedded ? ', and no other process uses it' : ''}` : `${path} is made at the start`
}

const tellDurability = (durable: boolean): string =>
  durable ? 'no change is confirmed before it is on the disk' : 'a power failure undoes the changes of about the last second'

async function requireDatabase(databaseUrl: string, directUrl: string | undefined, now: () => number): Promise<string> {
  const database = await openDatabase({ databaseUrl, directUrl })
  try {
    const [clock] = await database.execute('select extract(epoch from clock_timestamp())::float8 * 1000 as ms', [])
    const apart = Math.abs(now() - Number(clock?.ms))
    if (apart > clockMs) throw new Error(`The clocks here and at the database are ${Math.round(apart / 1000)} s apart: set both by NTP`)
    const pending = await pendingMigrations(database.execute, migrations)
    return pending.length > 0 ? `it answers; the start applies ${pending.join(', ')}` : 'it answers, and its tables are up to date'
  } catch (error) {
    throw refuseServer(databaseUrl, error)
  } finally {
    await database.close()
  }
}

/** A standby that answers no reads is no fault: the database answers them. */
async function requireStandby({ databaseUrl, directUrl, replica }: Config): Promise<string | Warning> {
  let reason: string | undefined
  const onChange = (told: string | undefined) => (reason = told)
  const database = await openDatabase({ databaseUrl, directUrl, replica: { ...replica!, onChange } })
  try {
    if ((await pendingMigrations(database.execute, migrations)).length > 0) return 'it is compared when the migrations are applied'
    const end = performance.now() + replica!.lagMs
    do {
      await database.replica!.follow()
      if (reason === undefined) return 'the standby answers reads'
      await sleep(100)
    } while (performance.now() < end)
    return { warning: `the standby answers no reads, the database answers them all: ${reason}` }
  } catch (error) {
    throw refuseServer(databaseUrl!, error)
  } finally {
    await database.close()
  }
}

/** Without another clock to compare with, only one that runs behind this release is certainly wrong. */
async function requireClock(time: number): Promise<string> {
  const { when, tag } = await newestMigration(migrations)
  if (time < when) throw new Error(`The clock says ${new Date(time).toISOString()}, before this release (${tag}): set it by NTP`)
  return new Date(time).toISOString()
}

async function requireMailServer(url: string): Promise<string> {
  await reachMailServer(url).catch((error: Error) => {
    throw new Error(`the mail server does not let us in (${error.message}): correct SMTP_URL, its user and password`, { cause: error })
  })
  return 'the mail server lets us in'
}

/** Account 0 does not exist: if the file stays, the search for bytes without a row removes it. */
async function requireBucket(config: Config): Promise<string> {
  const store = await openStore(config)
  const name = newObject()
  try {
    await store.put(0, name, Buffer.from(name))
    const found = await store.read(0, name)
    await store.remove(0, name)
    if (!found || (await text(found)) !== name) throw new Error('The bucket returned something else than it was given')
  } catch (error) {
    throw new Error(`${(error as Error).message}: correct FILES_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`, { cause: error })
  }
  return 'the bucket takes, returns and removes a file'
}

/** Variables of Node, Postgres, the clients of AWS, the exporter of traces and the system that a file of settings may hold as well. */
const others =
  /^(NODE(_.*)?|PG[A-Z]+|AWS_[A-Z_]+|OTEL_EXPORTER_OTLP_(COMPRESSION|CERTIFICATE|CLIENT_KEY|CLIENT_CERTIFICATE)|TZ|UV_THREADPOOL_SIZE|SSL_CERT_(FILE|DIR))$/

/** Returns a sentence for a variable that nothing reads: any in the file, and in the environment one that looks like a known variable. */
function strangeness(name: string, isInFile: boolean): string[] {
  if (name in kinds || others.test(name)) return []
  const meant = Object.keys(kinds).find((known) => isTypo(name, known))
  if (meant) return [`${name} is not read: did you mean ${meant}?`]
  return isInFile ? [`${name} is not read: take it out of the file`] : []
}

/** Whether one letter added, left out or changed, or two swapped, make one name of the other. */
function isTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}
