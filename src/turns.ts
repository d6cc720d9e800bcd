// Long work in turns, between which everything else goes on.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Returns a function to be called between the steps of long work. It resolves at once, or in the next turn if this one has taken `ms` milliseconds. */
export function turns(ms = 5): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < ms) return
    await nextTurn()
    began = performance.now()
  }
}
