// Second factors of members: set up with a code, checked at sign-in by a code or a recovery code, each accepted once, and turned off.
import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { hasKey, references } from '../db/conditions.ts'
import { members, secondFactors } from '../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor, type RequestOrigin } from './audit.ts'
import { factorKeys, type FactorOwner } from './factorKeys.ts'
import { UnreadableSecret, type SecretBox } from './secretBox.ts'
import { hashOf } from './tokenText.ts'
import { base32, isCode, stepOf } from './totp.ts'

/** Bytes of a key, as RFC 4226 recommends, and of a recovery code, which is 16 characters. */
const keyBytes = 20
const recoveryBytes = 10
const recoveryCodes = 10

/** Holds if the member has a second factor. To be selected where `members` is, whose name Drizzle leaves out if it is the only table. */
export const hasFactor = sql<boolean>`exists (
  select from ${secondFactors} f where f.account_id = members.account_id and f.member_id = members.id)`

export type SecondFactor = { readonly createdAt: string; readonly codesLeft: number }

export type SecondFactors = {
  readonly find: (owner: FactorOwner) => Promise<SecondFactor | undefined>
  /** Returns a new key, and the sealed text by which it comes back with the member's first code: nothing is stored until then. */
  readonly begin: (owner: FactorOwner) => { readonly key: Buffer; readonly sealed: string }
  /** Returns the key of a sealed text; undefined if it is not the member's. */
  readonly keyOf: (owner: FactorOwner, sealed: string) => Buffer | undefined
  /** Stores the key if the code is right, and returns the recovery codes. Returns undefined if the member has a factor already. */
  readonly confirm: (owner: FactorOwner, given: { key: Buffer; code: string }, actor: Actor) => Promise<string[] | 'wrong' | undefined>
  /** Whether the text is the present code of the member's app or one of their recovery codes. Each is accepted once. */
  readonly accept: (owner: FactorOwner, text: string, origin: RequestOrigin) => Promise<boolean>
  /** Turns the factor off. Returns whether there was one. */
  readonly remove: (owner: FactorOwner, actor: Actor) => Promise<boolean>
  /** Turns the factor of the member with this key off. Returns whether there was one. */
  readonly removeOf: (which: { account: number; key: string }, actor: Actor) => Promise<boolean>
}

/** Turns a member's factor off in the transaction of `run`. Returns whether there was one. */
export const prepareFactorRemoval = prepared((statement) => {
  const remove = statement('remove_second_factor', (p: Holders<FactorOwner>) =>
    build.delete(secondFactors).where(ofOwner(p)).returning({ member: secondFactors.memberId }),
  )
  const audit = prepareAudit(statement)
  return async (run: Run, owner: FactorOwner, actor: Actor): Promise<boolean> => {
    const [removed] = await run(remove, owner)
    if (removed) await audit(run, owner.account, actor, 'member_factor_removed', owner.member)
    return removed !== undefined
  }
})

const ofOwner = (p: Holders<FactorOwner>) => and(eq(secondFactors.accountId, p.account), eq(secondFactors.memberId, p.member))
const normalised = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const newRecoveryCode = () =>
  base32(randomBytes(recoveryBytes))
    .toLowerCase()
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** `now` returns milliseconds since 1970. */
export function prepareSecondFactors({ statement, transaction }: Statements, box: SecretBox, now: () => number): SecondFactors {
  const keys = factorKeys(box)
  const audit = prepareAudit(statement)
  const removeIn = prepareFactorRemoval(statement)
  const find = statement('find_second_factor', (p: Holders<FactorOwner>) =>
    build
      .select({
        createdAt: secondFactors.createdAt,
        codesLeft: sql<number>`cardinality(${secondFactors.recoveryHashes})`,
        sealed: secondFactors.sealed,
      })
      .from(secondFactors)
      .where(ofOwner(p)),
  )
  type New = FactorOwner & { sealed: string; step: number; hashes: string[]; time: string }
  const insert = statement('insert_second_factor', (p: Holders<New>) =>
    build
      .insert(secondFactors)
      .values({
        accountId: p.account,
        memberId: p.member,
        sealed: p.sealed,
        lastStep: p.step,
        recoveryHashes: p.hashes as never,
        createdAt: p.time,
      })
      .onConflictDoNothing()
      .returning({ member: secondFactors.memberId }),
  )
  // A code that two requests send at once is accepted from one of them: the other waits, and then finds its step used.
  const useStep = statement('use_second_factor_code', (p: Holders<FactorOwner & { step: number; held: string; sealed: string }>) =>
    build
      .update(secondFactors)
      .set({ lastStep: sql`${p.step}`, sealed: sql`${p.sealed}` })
      .where(and(ofOwner(p), lt(secondFactors.lastStep, p.step), eq(secondFactors.sealed, p.held)))
      .returning({ member: secondFactors.memberId }),
  )
  const useRecovery = statement('use_recovery_code', (p: Holders<FactorOwner & { hash: string }>) =>
    build
      .update(secondFactors)
      .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${p.hash})` })
      .where(and(ofOwner(p), sql`${p.hash} = any(${secondFactors.recoveryHashes})`))
      .returning({ member: secondFactors.memberId }),
  )
  const findByKey = statement('find_second_factor_by_key', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ member: secondFactors.memberId })
      .from(secondFactors)
      .innerJoin(members, references(secondFactors.memberId, members))
      .where(hasKey(members, p)),
  )

  async function acceptCode(owner: FactorOwner, code: string): Promise<boolean> {
    const [held] = await find(owner)
    if (!held) return false
    const key = keys.open(held.sealed, owner)
    const step = stepOf(key, code, now())
    if (step === undefined) return false
    const sealed = keys.isStale(held.sealed) ? keys.seal(key, owner) : held.sealed
    return (await useStep({ ...owner, step, held: held.sealed, sealed })).length > 0
  }

  const acceptRecovery = (owner: FactorOwner, text: string, origin: RequestOrigin) =>
    transaction(async (run) => {
      const [used] = await run(useRecovery, { ...owner, hash: hashOf(normalised(text)) })
      const actor: Actor = { kind: 'member', id: owner.member, client: null, ...origin }
      if (used) await audit(run, owner.account, actor, 'member_recovery_code_used', owner.member)
      return used !== undefined
    })

  return {
    async find(owner) {
      const [found] = await find(owner)
      return found && { createdAt: found.createdAt, codesLeft: found.codesLeft }
    },
    begin(owner) {
      const key = randomBytes(keyBytes)
      return { key, sealed: keys.seal(key, owner) }
    },
    keyOf(owner, sealed) {
      try {
        return keys.open(sealed, owner)
      } catch (error) {
        if (error instanceof UnreadableSecret) return undefined
        throw error
      }
    },
    async confirm(owner, { key, code }, actor) {
      const step = stepOf(key, code.replaceAll(/\s/g, ''), now())
      if (step === undefined) return 'wrong'
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
      const hashes = codes.map((text) => hashOf(normalised(text)))
      const isNew = await transaction(async (run) => {
        const [made] = await run(insert, { ...owner, sealed: keys.seal(key, owner), step, hashes, time: new Date(now()).toISOString() })
        if (made) await audit(run, owner.account, actor, 'member_factor_set', owner.member)
        return made !== undefined
      })
      return isNew ? codes : undefined
    },
    accept(owner, text, origin) {
      const code = text.replaceAll(/\s/g, '')
      return isCode(code) ? acceptCode(owner, code) : acceptRecovery(owner, text, origin)
    },
    remove: (owner, actor) => transaction((run) => removeIn(run, owner, actor)),
    async removeOf({ account, key }, actor) {
      const [found] = await findByKey({ account, key })
      return found !== undefined && transaction((run) => removeIn(run, { account, member: found.member }, actor))
    },
  }
}
