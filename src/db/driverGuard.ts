// Repairs postgres.js while it is loaded, so that a lost database connection can neither end the process nor mix up answers, and
// makes it quicker where it spends the most: for a page of 50 candidates a sixth of the process's work.
//
// Preload it: `node --import ./src/db/driverGuard.ts …`. The driver is pinned; each repair names the text that it replaces and
// refuses to go on when that text is not there exactly once, so that a new release cannot slip through unrepaired.
import { registerHooks } from 'node:module'
import './quickImports.ts'

type Repair = { why: string; from: string; to: string }

const inConnection: Repair[] = [
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
  {
    why: 'a value is decoded by one native call; of all types that have a parser only JSON (114, 3802) holds more than ASCII',
    from: `          : column.parser === undefined
            ? x.toString('utf8', index, index += length)
            : column.parser.array === true
              ? column.parser(x.toString('utf8', index + 1, index += length))
              : column.parser(x.toString('utf8', index, index += length))`,
    to: `          : column.parser === undefined
            ? x.utf8Slice(index, index += length)
            : column.parser.array === true
              ? column.parser(x.utf8Slice(index + 1, index += length))
              : column.parser(column.type === 114 || column.type === 3802
                ? x.utf8Slice(index, index += length)
                : x.latin1Slice(index, index += length))`,
  },
  {
    why: 'a statement whose parameters have no types of their own is known by its text, which is not copied and hashed at each call',
    from: `q.signature = q.prepare && types + string`,
    to: `q.signature = q.prepare && (types.some(Boolean) ? types + string : string)`,
  },
]
const inResult: Repair[] = [
  {
    why: 'what is told of a result beside its rows is in private fields: defining five properties costs more than decoding a row',
    from: `  constructor() {
    super()
    Object.defineProperties(this, {
      count: { value: null, writable: true },
      state: { value: null, writable: true },
      command: { value: null, writable: true },
      columns: { value: null, writable: true },
      statement: { value: null, writable: true }
    })
  }
`,
    to: `${['count', 'state', 'command', 'columns', 'statement']
      .map((name) => `  #${name} = null\n  get ${name}() { return this.#${name} }\n  set ${name}(value) { this.#${name} = value }`)
      .join('\n')}
`,
  },
]
const repairs: Readonly<Record<string, readonly Repair[]>> = { connection: inConnection, result: inResult }

const repairedFiles = new Set<string>()
Object.defineProperty(globalThis, Symbol.for('spindle.driverGuard'), { value: repairedFiles, configurable: true })

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const [, file = ''] = /\/node_modules\/postgres\/(?:cjs\/)?src\/(\w+)\.js$/.exec(url) ?? []
    const wanted = repairs[file]
    if (!wanted) return loaded
    let text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source as Uint8Array)
    for (const { why, from, to } of wanted) {
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
