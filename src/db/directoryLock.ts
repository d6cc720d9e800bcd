// Lets one process at a time use an embedded data directory: two at once would destroy each other's rows.
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Owner = { pid: number; started: string }

// A file that is still empty after this time was left by a process which died between creating and writing it.
const WRITING_MS = 1000
const PATIENCE_MS = 1500

/** Takes the lock file beside the directory, which is created when it is missing; `release` gives it back. */
export async function lockDirectory(dataDir: string): Promise<{ release(): void }> {
  mkdirSync(dataDir, { recursive: true })
  const directory = realpathSync(dataDir)
  const path = `${directory}.lock`
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    if (create(path)) return { release: () => release(path) }
    const owner = readOwner(path)
    if (owner && isAlive(owner)) throw refusal(directory, path, owner)
    // Only whoever holds the second file may take a dead owner's lock away, else two could both find it dead and both win.
    const takeover = `${path}.takeover`
    if (create(takeover)) {
      try {
        if (isLeftBehind(path)) rmSync(path, { force: true })
      } finally {
        rmSync(takeover, { force: true })
      }
    } else if (isLeftBehind(takeover)) {
      rmSync(takeover, { force: true })
    }
    if (Date.now() > deadline) throw refusal(directory, path, owner)
    await sleep(20)
  }
}

function refusal(directory: string, path: string, owner: Owner | undefined): Error {
  const who = owner ? `process ${owner.pid}` : 'another process'
  return new Error(
    `The data directory ${directory} is in use by ${who} (${path}); stop it first, or use another directory or a database server.`,
  )
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>
    return Number.isInteger(pid) && Number(pid) > 0 ? { pid: Number(pid), started: String(started ?? '') } : undefined
  } catch {
    return undefined
  }
}

// Life is judged by the process table, never by a heartbeat: an owner whose event loop is busy still owns its directory.
function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // A process number is used again after a while, and always after a container's restart; the time of its start tells.
  const now = startOf(pid)
  return now === '' || started === '' || now === started
}

function isLeftBehind(path: string): boolean {
  const owner = readOwner(path)
  if (owner) return !isAlive(owner)
  try {
    return Date.now() - statSync(path).mtimeMs > WRITING_MS
  } catch {
    return false
  }
}

// Boot and start time of a process; '' where the system has no /proc, or the process has ended.
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces and brackets; the start time is the 20th field after it.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}

function release(path: string): void {
  const owner = readOwner(path)
  if (owner?.pid === process.pid) rmSync(path, { force: true })
}
