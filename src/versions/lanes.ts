// Lanes for long work: who asks for much at once gets it one after the other, so that others are answered as before.

/** `work` begins when all that came earlier in its lane is done. Rejects as `work` does; the next has its turn all the same. */
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
