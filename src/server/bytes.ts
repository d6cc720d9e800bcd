// Reads the bytes of a request's body, large ones a part at a time.
import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { badRequest, tooLarge } from '../errors.ts'
import { sequence } from '../sequence.ts'

/** Larger bodies are read and parsed with consideration for all other requests. */
export const largeBytes = 65_536

/** Reads a body of at most `maxBytes`. The rest of a longer body is read and dropped, so that the client receives the 413. */
export function bytesOf(raw: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const cutOff = () => reject(badRequest('body-malformed', 'The request body ended before its declared length'))
    // A client that left during an earlier step causes no further event.
    if (raw.destroyed) return cutOff()
    // A large body is put together while it arrives, so that nobody waits for that at its end.
    const declared = Number(raw.headers['content-length'])
    const whole = declared > largeBytes && declared <= maxBytes ? Buffer.allocUnsafeSlow(declared) : undefined
    const chunks: Buffer[] = []
    let size = 0
    raw.on('data', (chunk: Buffer) => {
      if (whole) chunk.copy(whole, size)
      size += chunk.length
      if (size > largeBytes) continueInTurn(raw)
      if (size > maxBytes) reject(tooLarge(`The body is too large: send at most ${maxBytes} bytes`))
      else if (!whole) chunks.push(chunk)
    })
    raw.on('error', cutOff)
    raw.on('end', () => resolve(whole?.subarray(0, size) ?? Buffer.concat(chunks)))
  })
}

const inSequence = sequence()

/**
 * Has the next part of a body read when it is its turn: one part of one body in each turn of the event loop. Otherwise one turn reads up to 2 MB
 * from each connection, and everybody waits for all of that.
 */
function continueInTurn(raw: IncomingMessage): void {
  raw.pause()
  void inSequence(async () => {
    await nextTurn()
    raw.resume()
  })
}
