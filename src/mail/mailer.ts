// Sends mail over SMTP: a few letters at a time, with at most three attempts for each and a time limit for everything.
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }
/** Resolves when the mail server has accepted the letter. Rejects if three attempts fail; `log` receives the failures before the last. */
export type SendLetter = (letter: Letter, log: { readonly warn: (details: object, message: string) => void }) => Promise<void>

export type MailOptions = {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly url: string
  /** The sender: `Spindle <no-reply@example.com>`. */
  readonly from: string
}

/** Milliseconds before the second and the third attempt. */
const usualPauses: readonly number[] = [1_000, 5_000]
/** For the connection, the greeting, silence of the server and the DNS lookup; milliseconds. */
const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }
/** For a whole attempt, since a server that sends a little now and then could hold it forever; milliseconds. */
const attemptMs = 30_000
/** The most letters in progress at the same time. */
const lanes = 8

/** Returns a connection to the mail server for each letter. */
function transportTo(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...waits,
    // A letter is not read from a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Signs in to the mail server without sending anything. Rejects if it does not answer or refuses. */
export const reachMailServer = async (url: string): Promise<void> => void (await transportTo(url).verify())

export function mailerOver({ url, from }: MailOptions, pauses = usualPauses): SendLetter {
  const transport = transportTo(url)

  async function attempt(letter: Letter): Promise<void> {
    const ending = new AbortController()
    const late = sleep(attemptMs, undefined, { ref: false, signal: ending.signal }).then(() => {
      throw new Error(`The mail server did not accept the message within ${attemptMs / 1000} s`)
    })
    try {
      // As an object it is a single address, whatever characters it contains.
      await Promise.race([transport.sendMail({ from, ...letter, to: { name: '', address: letter.to } }), late])
    } finally {
      late.catch(() => {})
      ending.abort()
    }
  }

  const waiting: (() => void)[] = []
  let free = lanes
  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  return async (letter, log) => {
    for (let tried = 0; ; tried++) {
      try {
        return await inTurn(() => attempt(letter))
      } catch (error) {
        const pause = pauses[tried]
        if (pause === undefined) throw error
        log.warn({ err: error }, 'the mail server rejected a message, which is sent again')
        await sleep(pause, undefined, { ref: false })
      }
    }
  }
}
