// Checks an e-mail and a password: with the same work whether or not the e-mail is known, and with a limit on guesses (promise O6).
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Statements } from '../db/statements.ts'
import { prepareAttemptCount, type Attempt, type Guarded } from './attempts.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'
import { prepareLoginMembers, loginOf, type LoginMember } from './logins.ts'
import { noPasswordHash, verifyPassword } from './password.ts'
import { failures } from './signInLocks.ts'

/** How many accounts are searched for an e-mail if the request names none. */
const candidatesAtMost = 2

export type SignIn = {
  readonly email: string
  readonly password: string
  /** The account's subdomain, if the host or the form names it. */
  readonly account: string | undefined
  /** The client's address. */
  readonly ip: string
  /** The mark that the browser got when it last signed in with this e-mail. */
  readonly mark?: string | undefined
}
/** The members with this password: one, or one in each of two accounts. */
export type SignInResult = Guarded<readonly [LoginMember, ...LoginMember[]]>

export type SignInOptions = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly browsers: Pick<KnownBrowsers, 'numberIn'>
  /** `verifyPassword` unless a test counts its calls. */
  readonly verify?: typeof verifyPassword
}

/**
 * Returns the check of an e-mail and a password. Every check is counted in the database before the password is verified, so concurrent
 * guesses, through any number of processes, are as limited as consecutive ones. A browser that has signed in with this e-mail before is
 * counted by itself, so nobody else can lock it out. It stays known only until the password changes, so that somebody who once knew a
 * password cannot collect known browsers to guess the next one with.
 */
export function prepareSignIn({ statement }: Pick<Statements, 'statement'>, { now, browsers, verify = verifyPassword }: SignInOptions) {
  const { guard } = prepareAttemptCount(statement)
  const find = prepareLoginMembers(statement)

  return async ({ email, password, account, ip, mark }: SignIn): Promise<SignInResult> => {
    const login = loginOf(email)
    const candidates = await find(email, account, candidatesAtMost)
    const hashes = candidates.map(({ passwordHash }) => passwordHash)
    const browser = browsers.numberIn(mark, login, hashes)
    return guard(browser === undefined ? ofStranger(login, subnetOf(ip)) : ofKnown(login, browser), now(), async () => {
      while (hashes.length < (account === undefined ? candidatesAtMost : 1)) hashes.push(noPasswordHash)
      const found: LoginMember[] = []
      for (const [place, passwordHash] of hashes.entries()) {
        const candidate = candidates[place]
        if ((await verify(passwordHash, password)) && candidate) found.push(candidate)
      }
      const [first, ...more] = found
      return first && ([first, ...more] as const)
    })
  }
}

const ofStranger = (login: string, address: string): Attempt[] => [
  { subject: `pair:${hash('sha256', `${login} ${address}`, 'hex')}`, most: failures.pair, login },
  { subject: `login:${login}`, most: failures.login, login },
  { subject: `address:${address}`, most: failures.address },
]
const ofKnown = (login: string, browser: string): Attempt[] => [{ subject: `browser:${browser}`, most: failures.browser, login }]

/** Returns an IPv4 address unchanged, and the /64 of an IPv6 address, which one customer of a provider has. */
export function subnetOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
