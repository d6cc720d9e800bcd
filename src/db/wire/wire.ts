// A client of one connection for prepared statements: pipelined, one write a turn of the event loop, rows decoded as their types ask.
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { addressOf, type Address } from './address.ts'
import { dial, login } from './login.ts'
import { closed, errorIn, executeAndSync, kinds, nameAt, reader, sync, terminate, Writer, type PostgresError } from './messages.ts'
import { decoderOf, encoderOf } from './values.ts'

export type Row = Record<string, unknown>
/** What a statement gave: its rows, and what Postgres calls what it did, such as `COMMIT`. */
export type Answer = { readonly rows: Row[]; readonly tag: string }
export type Reach = { readonly databaseUrl: string } | { readonly wires: () => Duplex }
export type WireOptions = {
  /** Start-up parameters, such as `statement_timeout`. */
  readonly parameters: Readonly<Record<string, string>>
  readonly onNotify?: ((channel: string, payload: string) => void) | undefined
  /** Hears of a connection that has ended, however. */
  readonly onClose?: (() => void) | undefined
}

export type Wire = {
  /** Makes the connection. Rejects with the reason; to be called when there is none. */
  readonly connect: () => Promise<void>
  readonly isUp: () => boolean
  /** Executes a statement, prepared at its first use; in order. `values` holds no undefined. Rejects with the database's error. */
  readonly query: (text: string, values: readonly unknown[]) => Promise<Answer>
  readonly describe: (text: string) => Promise<{ parameters: number[]; columns: string[] }>
  /** How many statements wait for their answer, and how often something was answered. */
  readonly waiting: () => number
  readonly heard: () => number
  /** Ends the connection at once: whatever waits fails with this reason. */
  readonly cut: (reason: Error) => void
  /** Waits a little for what is under way, then ends. */
  readonly end: () => Promise<void>
}

/** A prepared statement of a connection. */
type Statement = {
  readonly name: string
  readonly types: readonly number[]
  readonly encoders: readonly ((value: unknown) => string)[]
  readonly columns: readonly string[]
  readonly decoders: readonly ReturnType<typeof decoderOf>['decode'][]
  /** The end of each Bind: in which form the columns are to come. */
  readonly formats: Buffer
}

/** What was asked and is not answered yet. */
class Asked {
  readonly text: string
  readonly values: readonly unknown[] | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  statement: Statement | undefined
  rows: Row[] = []
  tag = ''
  error: PostgresError | undefined
  types: number[] = []
  columns: string[] = []
  columnTypes: number[] = []
  isRetried = false
  constructor(text: string, values: readonly unknown[] | undefined, resolve: (answer: Answer) => void, reject: (error: unknown) => void) {
    this.text = text
    this.values = values
    this.resolve = resolve
    this.reject = reject
  }
}

const endMs = 2_000

export function openWire(reach: Reach, { parameters, onNotify, onClose }: WireOptions): Wire {
  const address: Address | undefined = 'databaseUrl' in reach ? addressOf(reach.databaseUrl) : undefined
  const own = randomBytes(6).toString('hex')
  const writer = new Writer()
  let turn = 0
  let socket: Duplex | undefined
  let isUp = false
  let isEnded = false
  let heard = 0
  let made = 0
  let statements = new Map<string, Statement>()
  /** Sent, in the order in which the answers come. */
  let sent: Asked[] = []
  /** Not sent yet: behind one that is being prepared. */
  let queued: Asked[] = []
  let preparing: Asked | undefined
  let isFlushing = false
  let onIdle: (() => void) | undefined

  async function connect(): Promise<void> {
    if (isEnded) throw closed()
    let opened: Duplex | undefined
    const failed = Promise.withResolvers<never>()
    failed.promise.catch(() => {})
    const follow = (one: Duplex) => {
      opened = one
      socket = one
      let reason: Error | undefined
      one.on('error', (error: Error) => (reason ??= error))
      one.once('close', () => {
        failed.reject(reason ?? closed())
        if (socket === one) lose(reason ?? closed())
      })
    }
    try {
      const one = address
        ? await Promise.race([dial(address.hosts[turn++ % address.hosts.length]!, address, follow), failed.promise])
        : (reach as { wires: () => Duplex }).wires()
      if (!address) follow(one)
      const credentials = address ?? { user: 'postgres', password: undefined, database: 'postgres' }
      const { ready, handle } = login(one, credentials, parameters)
      let take = handle
      const read = reader((kind, bytes, start, end) => take(kind, bytes, start, end))
      one.on('data', (chunk: Buffer) => {
        try {
          read(chunk)
        } catch (error) {
          one.destroy(error as Error)
        }
      })
      // What else has come with the message that says so, parameters and notices, is nothing to either.
      await Promise.race([ready.then(() => void (take = receive)), failed.promise])
      if (isEnded) throw closed()
      isUp = true
      flush()
    } catch (error) {
      opened?.destroy()
      throw error
    }
  }

  /** Everything that waits has failed; the next connection begins with nothing of this one. */
  function lose(reason: Error): void {
    const [waiting, wasUp] = [[...sent, ...queued], isUp]
    socket = undefined
    isUp = false
    statements = new Map()
    sent = []
    queued = []
    preparing = undefined
    if (!writer.isEmpty) writer.take()
    // Whom the database has told why, before it closed, hears that.
    for (const asked of waiting) asked.reject(asked.error ?? reason)
    if (wasUp) onClose?.()
    onIdle?.()
  }

  function ask(text: string, values: readonly unknown[] | undefined): Promise<Answer & Asked> {
    return new Promise((resolve, reject) => {
      const asked = new Asked(text, values, resolve as (answer: Answer) => void, reject)
      if (!isUp) return reject(closed())
      if (preparing) queued.push(asked)
      else send(asked)
    })
  }

  function send(asked: Asked): void {
    const { text, values } = asked
    const statement = values && statements.get(text)
    if (!values || !statement) {
      prepare(asked)
      return
    }
    let written: (string | null)[]
    try {
      written = writtenOf(statement, values)
    } catch (error) {
      // It cannot be written down: the database hears nothing of it.
      asked.reject(error)
      return
    }
    asked.statement = statement
    const at = writer.begin('B')
    writer.name('').name(statement.name).int16(0).int16(written.length)
    for (const value of written) writer.value(value)
    writer.bytes(statement.formats).end(at)
    writer.bytes(executeAndSync)
    sent.push(asked)
    schedule()
  }

  /** Has the database parse a statement and tell its types; what comes after waits until they are known, so that all stay in order. */
  function prepare(asked: Asked): void {
    preparing = asked
    const name = asked.values ? `s${own}_${++made}` : ''
    asked.tag = name
    let at = writer.begin('P')
    writer.name(name).name(asked.text).int16(0).end(at)
    at = writer.begin('D')
    writer.raw('S').name(name).end(at)
    writer.bytes(sync)
    sent.push(asked)
    schedule()
  }

  /** All that is asked in one turn of the event loop goes in one write. */
  function schedule(): void {
    if (isFlushing) return
    isFlushing = true
    process.nextTick(flush)
  }

  function flush(): void {
    isFlushing = false
    if (isUp && !writer.isEmpty) socket?.write(writer.take())
  }

  function receive(kind: number, bytes: Buffer, start: number, end: number): void {
    const asked = sent[0]
    switch (kind) {
      case kinds.dataRow:
        if (asked?.statement) asked.rows.push(rowOf(asked.statement, bytes, start))
        return
      case kinds.ready:
        heard++
        if (asked) settle(asked)
        return
      case kinds.commandComplete:
        if (asked) asked.tag = bytes.latin1Slice(start, end - 1)
        return
      case kinds.error:
        // Without a question it is the last word before the end: the socket closes next.
        if (asked) asked.error ??= errorIn(bytes, start, end)
        return
      case kinds.parameters:
        for (let at = start + 2; at < end; at += 4) asked?.types.push(bytes.readUInt32BE(at))
        return
      case kinds.rows:
        if (asked) noteColumns(asked, bytes, start)
        return
      case kinds.notification: {
        const [channel, next] = nameAt(bytes, start + 4)
        onNotify?.(channel, nameAt(bytes, next)[0])
      }
    }
  }

  function settle(asked: Asked): void {
    sent.shift()
    if (asked === preparing) {
      preparing = undefined
      if (asked.error || !asked.values) finish(asked)
      else {
        statements.set(asked.text, statementOf(asked))
        asked.tag = ''
        send(asked)
      }
      while (!preparing && queued.length > 0) send(queued.shift() as Asked)
    } else if (isStale(asked)) {
      statements.delete(asked.text)
      again(asked)
    } else finish(asked)
    if (sent.length === 0) onIdle?.()
  }

  function finish(asked: Asked): void {
    if (asked.error) asked.reject(asked.error)
    else asked.resolve(asked)
  }

  /** Once more, with the statement prepared anew, since tables have changed under it. */
  function again(asked: Asked): void {
    asked.isRetried = true
    asked.error = undefined
    asked.statement = undefined
    asked.rows = []
    asked.types = []
    asked.columns = []
    asked.columnTypes = []
    if (preparing) queued.push(asked)
    else send(asked)
  }

  return {
    connect,
    isUp: () => isUp,
    query: ask,
    describe: async (text) => {
      const { types, columns } = await ask(text, undefined)
      return { parameters: types, columns }
    },
    waiting: () => sent.length + queued.length,
    heard: () => heard,
    cut: (reason) => void socket?.destroy(reason),
    end: async () => {
      isEnded = true
      if (isUp && sent.length > 0) {
        const late = setTimeout(() => socket?.destroy(closed()), endMs)
        await new Promise<void>((resolve) => (onIdle = resolve))
        clearTimeout(late)
      }
      const one = socket
      if (!one) return
      const gone = new Promise<void>((resolve) => one.once('close', () => resolve()))
      const late = setTimeout(() => one.destroy(), endMs)
      if (isUp) one.end(terminate)
      else one.destroy()
      await gone
      clearTimeout(late)
    },
  }
}

function writtenOf({ encoders }: Statement, values: readonly unknown[]): (string | null)[] {
  const written: (string | null)[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    const encode = encoders[at]
    if (!encode) throw new Error(`A statement with ${encoders.length} parameters was given ${values.length}`)
    if (value === undefined) throw Object.assign(new Error(`Parameter $${at + 1} is undefined`), { code: 'UNDEFINED_VALUE' })
    written.push(value === null ? null : encode(value))
  }
  return written
}

/** Whether a statement that the database knows from before cannot be executed any more, and was not. */
const isStale = ({ error, isRetried }: Asked) =>
  !isRetried && error !== undefined && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

function noteColumns(asked: Asked, bytes: Buffer, start: number): void {
  const many = bytes.readInt16BE(start)
  let at = start + 2
  for (let column = 0; column < many; column++) {
    const [name, next] = nameAt(bytes, at)
    asked.columns.push(name)
    asked.columnTypes.push(bytes.readUInt32BE(next + 6))
    at = next + 18
  }
}

function statementOf({ tag: name, types, columns, columnTypes }: Asked): Statement {
  const decoders = columnTypes.map(decoderOf)
  const formats = new Writer().int16(decoders.length)
  for (const { isBinary } of decoders) formats.int16(isBinary ? 1 : 0)
  return { name, types, encoders: types.map(encoderOf), columns, decoders: decoders.map(({ decode }) => decode), formats: formats.take() }
}

function rowOf({ columns, decoders }: Statement, bytes: Buffer, start: number): Row {
  const row: Row = {}
  let at = start + 2
  for (let column = 0; column < columns.length; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) row[columns[column] as string] = null
    else {
      row[columns[column] as string] = (decoders[column] as (bytes: Buffer, start: number, end: number) => unknown)(bytes, at, at + length)
      at += length
    }
  }
  return row
}
