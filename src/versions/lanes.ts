// Lanes for long work: work in the same lane runs one after the other, so that much work for one client does not delay the others.

/** Starts `work` when all earlier work in its lane has ended. Rejects as `work` does; the next work in the lane starts all the same. */
export function lanes(): <Result>(lane: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<void>>()
  return (lane, work) => {
    const done = (last.get(lane) ?? Promise.resolve()).then(work)
    const pass = () => {
      if (last.get(lane) === passed) last.delete(lane)
    }
    const passed = done.then(pass, pass)
    last.set(lane, passed)
    return done
  }
}
