// Reads the CPU time and resident memory of processes from /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks in a second: 100 on every Linux that Node runs on. */
const hertz = 100

type Stat = { readonly parent: number; readonly own: number; readonly children: number }

function statOf(pid: number | string): Stat | undefined {
  const text = read(`/proc/${pid}/stat`)
  if (!text) return undefined
  // The name in the second field may contain spaces; the text after its closing bracket begins with the third field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { parent: field(4), own: field(14) + field(15), children: field(16) + field(17) }
}

/** Returns the CPU seconds, user and system, of a process and of its children, including those that have ended. */
export function cpuOf(pid: number): number {
  const own = statOf(pid) ?? { own: 0, children: 0 }
  return (own.own + own.children + childrenOf(pid).reduce((sum, child) => sum + (statOf(child)?.own ?? 0), 0)) / hertz
}

/** Returns the CPU seconds of the children of this process that have ended. */
export const cpuOfEnded = () => (statOf('self')?.children ?? 0) / hertz

/** Returns the resident memory of a process and its children, in MB. */
export const memoryOf = (pid: number) => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentOf(one), 0)

const residentOf = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024

export function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((one) => statOf(one)?.parent === pid)
}

/** Returns the text of a file, or undefined if it has disappeared with its process. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
