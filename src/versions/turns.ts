// Turns at long work: who asks for much at once gets it in turns, so that others are answered as before.

/** `work` begins when all that the same one has asked for earlier is done. Rejects as `work` does; the next is on turn all the same. */
export function turns(): <Result>(whose: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<void>>()
  return (whose, work) => {
    const done = (last.get(whose) ?? Promise.resolve()).then(work)
    const pass = () => {
      if (last.get(whose) === passed) last.delete(whose)
    }
    const passed = done.then(pass, pass)
    last.set(whose, passed)
    return done
  }
}
