// What a command removes if Ctrl-C or another signal ends it.
import { rmSync } from 'node:fs'

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

/** Until the returned function is called, a signal that ends the process removes these files and directories first. */
export function removeIfInterrupted(paths: readonly string[]): () => void {
  const settle = () => signals.forEach((signal) => process.off(signal, end))
  const end = (signal: NodeJS.Signals) => {
    settle()
    try {
      // Another thread may still write to a directory.
      for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } finally {
      process.kill(process.pid, signal)
    }
  }
  signals.forEach((signal) => process.on(signal, end))
  return settle
}
