// Codes of an authenticator app (TOTP, RFC 6238): six digits that follow from a shared key and the time.
import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const stepMs = 30_000
/** How many steps a phone's clock may be behind or ahead. */
const skew = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of a key in a step, which is the number of 30 seconds since 1970. */
export function codeIn(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (time: number): number => Math.floor(time / stepMs)

export const isCode = (text: string): boolean => new RegExp(String.raw`^\d{${digits}}$`).test(text)

/** Returns the step of a code at a time in milliseconds since 1970; undefined if it is wrong. Takes the same time for every code. */
export function stepOf(key: Buffer, code: string, time: number): number | undefined {
  const given = Buffer.from(code)
  let found: number | undefined
  for (let step = stepAt(time) - skew; step <= stepAt(time) + skew; step++) {
    const right = Buffer.from(codeIn(key, step))
    if (given.length === right.length && timingSafeEqual(given, right)) found = step
  }
  return found
}

/** Returns bytes as the text that people copy into an app (base32, RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Returns the address that an app reads from a QR code. `issuer` and `name` are what it shows. */
export const keyAddress = (key: Buffer, issuer: string, name: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(name)}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`
