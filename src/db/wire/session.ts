// The statements of one connection: described at first use, pipelined with one write per turn of the event loop, answered in order.
import { randomBytes } from 'node:crypto'
import { Asked } from './asked.ts'
import { errorIn, garbled, kinds, nameAt } from './messages.ts'
import { codecOf, isLaidOutAs, rowOf, writeExecution, type Statement } from './statement.ts'
import { sync, writeParse, Writer } from './writer.ts'

export type Session = {
  readonly ask: (text: string, values: readonly unknown[] | undefined) => Promise<Asked>
  /** Handles a message of the database. */
  readonly receive: (kind: number, bytes: Buffer, start: number, end: number) => void
  /** How many statements wait for their response, and how many responses have arrived. */
  readonly waiting: () => number
  readonly heard: () => number
  /** Resolves when no statement waits any more. */
  readonly idle: () => Promise<void>
  /** The connection has ended: all waiting statements fail. */
  readonly fail: (reason: Error) => void
}

export type SessionOptions = {
  readonly onNotify?: ((channel: string, payload: string) => void) | undefined
  /**
   * Whether a pooler is between, which may give each transaction to another session of the database. Then statements are not stored there
   * but parsed at each use, and a batch is sent only when the last one is answered: the pooler serves others in between.
   */
  readonly isPooled?: boolean
}

/** Opens a session on a connection that accepts statements. */
export function openSession(write: (bytes: Buffer) => void, { onNotify, isPooled = false }: SessionOptions = {}): Session {
  // All streams into the embedded database share one session, so statement names must be unique among them.
  const own = randomBytes(6).toString('hex')
  const writer = new Writer()
  const statements = new Map<string, Statement>()
  /** Sent, in the order in which the responses arrive. */
  let sent: Asked[] = []
  /** Not sent yet, because an earlier one is being prepared, or a pooler's batch is under way. */
  let queued: Asked[] = []
  let preparing: Asked | undefined
  let made = 0
  let heard = 0
  let isFlushing = false
  /** Whether a batch for a pooler is under way. */
  let isOut = false
  let onIdle: (() => void) | undefined

  function enqueue(asked: Asked): void {
    if (preparing || isOut) queued.push(asked)
    else send(asked)
  }

  function send(asked: Asked): void {
    const { text, values } = asked
    const statement = values && statements.get(text)
    if (!values || !statement) {
      prepare(asked)
      return
    }
    try {
      writeExecution(writer, statement, values, isPooled ? text : undefined)
    } catch (error) {
      // Its values cannot be encoded, so nothing is sent.
      asked.reject(error)
      return
    }
    asked.statement = statement
    sent.push(asked)
    schedule()
  }

  /** Makes the database parse a statement and describe its types. Later statements wait until these are known, to keep the order. */
  function prepare(asked: Asked): void {
    preparing = asked
    const name = asked.values && !isPooled ? `s${own}_${++made}` : ''
    asked.name = name
    writeParse(writer, name, asked.text)
    const at = writer.begin('D')
    writer.raw('S').name(name).end(at)
    writer.bytes(sync)
    sent.push(asked)
    schedule()
  }

  /** Sends all statements of one turn of the event loop in one write: those of all requests that have arrived at once. */
  function schedule(): void {
    if (isFlushing) return
    isFlushing = true
    setImmediate(flush)
  }

  function flush(): void {
    isFlushing = false
    if (writer.isEmpty) return
    isOut = isPooled
    write(writer.take())
  }

  function receive(kind: number, bytes: Buffer, start: number, end: number): void {
    const asked = sent[0]
    switch (kind) {
      case kinds.dataRow:
        if (!asked?.statement || asked.isComplete) throw garbled()
        asked.rows.push(rowOf(asked.statement, bytes, start, end))
        return
      case kinds.ready:
        heard++
        if (!asked || !(asked.isComplete || asked.error)) throw garbled()
        settle(asked)
        return
      case kinds.commandComplete:
        if (!asked?.statement) throw garbled()
        asked.tag = bytes.latin1Slice(start, end - 1)
        asked.isComplete = true
        return
      case kinds.emptyQuery:
        if (!asked?.statement) throw garbled()
        asked.isComplete = true
        return
      case kinds.error:
        // With nothing asked, it is the last message before the socket closes.
        if (asked) asked.error ??= errorIn(bytes, start, end)
        return
      case kinds.parameters:
        if (!asked || asked !== preparing) throw garbled()
        asked.noteParameters(bytes, start, end)
        return
      case kinds.rows:
      case kinds.noData:
        if (isPooled && asked?.statement) {
          // Another session of the database may have seen a change of a table: its rows would be decoded wrongly.
          if (kind === kinds.rows && !isLaidOutAs(asked.statement, bytes, start, end)) throw garbled()
          return
        }
        // The parameters are described first.
        if (!asked?.types || asked !== preparing) throw garbled()
        if (kind === kinds.rows) asked.noteColumns(bytes, start, end)
        asked.isComplete = true
        return
      case kinds.notification: {
        const [channel, next] = nameAt(bytes, start + 4, end)
        onNotify?.(channel, nameAt(bytes, next, end)[0])
        return
      }
      case kinds.parseComplete:
      case kinds.bindComplete:
      case kinds.notice:
      case kinds.parameterStatus:
        return
      default:
        throw garbled()
    }
  }

  function settle(asked: Asked): void {
    sent.shift()
    if (sent.length === 0) isOut = false
    if (asked === preparing) {
      preparing = undefined
      if (asked.error || !asked.values) asked.finish()
      else {
        statements.set(asked.text, { ...codecOf(asked), name: asked.name, layout: isPooled ? asked.layout : undefined })
        asked.isComplete = false
        send(asked)
      }
    } else if (asked.isStale) {
      // Run again with the statement prepared anew, since a table has changed.
      statements.delete(asked.text)
      asked.forget()
      enqueue(asked)
    } else asked.finish()
    while (!preparing && !isOut && queued.length > 0) send(queued.shift() as Asked)
    if (sent.length === 0) onIdle?.()
  }

  return {
    ask: (text, values) => new Promise((resolve, reject) => enqueue(new Asked(text, values, resolve, reject))),
    receive,
    waiting: () => sent.length + queued.length,
    heard: () => heard,
    idle: async () => {
      if (sent.length > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    },
    fail: (reason) => {
      const waiting = [...sent, ...queued]
      sent = []
      queued = []
      writer.take()
      // A statement that got an error before the close is rejected with that error.
      for (const asked of waiting) asked.reject(asked.error ?? reason)
      onIdle?.()
    },
  }
}
