// What processes have used, read from /proc: CPU time and resident memory.
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks in a second: 100 on every Linux that Node runs on. */
const hertz = 100

type Stat = { readonly parent: number; readonly own: number; readonly children: number }

function statOf(pid: number | string): Stat | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined // it has ended
  }
  // The name in the second field may hold spaces; what follows its closing bracket begins with the third field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { parent: field(4), own: field(14) + field(15), children: field(16) + field(17) }
}

/** Seconds of CPU, user and system, that a process has used itself. */
export const cpuOf = (pid: number) => (statOf(pid)?.own ?? 0) / hertz

/** Seconds of CPU of the children of this process that have ended. */
export const cpuOfEnded = () => (statOf('self')?.children ?? 0) / hertz

/** Seconds of CPU of a Postgres server: the postmaster, its processes, and those that have ended. */
export function cpuOfPostgres(postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster)
  const own = statOf(postmaster) ?? { own: 0, children: 0 }
  return (own.own + own.children + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)) / hertz
}

/** Resident memory in MB. */
export const memoryOf = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
