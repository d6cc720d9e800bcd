// Repairs postgres.js while it is loaded, so that a lost database connection can neither end the process nor mix up answers.
//
// Preload it: `node --import ./src/db/driverGuard.ts …`. The driver is pinned; each repair names the text that it replaces and
// refuses to go on when that text is not there exactly once, so that a new release cannot slip through unrepaired.
import { registerHooks } from 'node:module'

type Repair = { why: string; from: string; to: string }

const repairs: Repair[] = [
  {
    why: 'a statement on a dead connection is refused, it is not written into nothing by a later setImmediate (which no one can catch)',
    from: `    if (q.cancelled)
      return

    try {`,
    to: `    if (q.cancelled)
      return

    if (!socket || socket.destroyed || socket.readyState !== 'open')
      return (queryError(q, Errors.connection('CONNECTION_CLOSED', options)), true)

    try {`,
  },
  {
    why: 'a statement that cannot be serialized rejects itself, not the one in flight before it',
    from: `      sent.length === 0 && write(Sync)
      errored(error)
      return true`,
    to: `      query === q
        ? (write(Sync), errored(error))
        : (sent.remove(q), queryError(q, error))
      return true`,
  },
  {
    why: 'a delayed write that outlives its socket is dropped',
    from: `  function nextWrite(fn) {
    const x`,
    to: `  function nextWrite(fn) {
    if (!socket)
      return (chunk = nextWriteTimer = null, true)

    const x`,
  },
  {
    why: 'nothing half read or half answered is carried over to the next connection, and whoever waits for the end of this one has it',
    from: `error(Errors.connection('CONNECTION_CLOSED', options, socket))
    closedTime = performance.now()`,
    to: `error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()
    rows = 0
    ended && (ended(), ending = ended = null)
    closedTime = performance.now()`,
  },
  {
    why: 'nor is anything half written',
    from: `    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
    to: `    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)`,
  },
  {
    why: 'a connection that is lost while it reads the array types is no unhandled rejection',
    from: 'return fetchArrayTypes()',
    to: 'return void fetchArrayTypes().catch(noop)',
  },
  {
    why: 'a statement that is prepared again after a change of tables serializes its values from the start, not twice',
    from: `    q.retried = error
    execute(q)`,
    to: `    q.retried = error
    q.parameters = null
    execute(q)`,
  },
]

const repairedFiles = new Set<string>()
Object.defineProperty(globalThis, Symbol.for('spindle.driverGuard'), { value: repairedFiles, configurable: true })

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!/\/node_modules\/postgres\/(cjs\/)?src\/connection\.js$/.test(url)) return loaded
    let text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source as Uint8Array)
    for (const { why, from, to } of repairs) {
      if (text.split(from).length !== 2) {
        throw new Error(
          `The database driver's text has changed, so it cannot be repaired (${why}): look at src/db/driverGuard.ts and ${url}`,
        )
      }
      text = text.replace(from, () => to)
    }
    repairedFiles.add(url)
    return { ...loaded, source: text }
  },
})
