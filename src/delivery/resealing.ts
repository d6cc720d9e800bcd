// Seals stored secrets anew with the newest of the server's keys: each when it is used, or all of them for `spindle keys rotate`.
import { factorKeys } from '../access/factorKeys.ts'
import { familyKeys } from '../access/familyKeys.ts'
import { secretBox } from '../access/secretBox.ts'
import type { SecretKey } from '../access/secretKeys.ts'
import { and, eq, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { applications, secondFactors, signingTokens, subscriptions, type SigningSecret } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { signingSecrets } from './signingSecrets.ts'

type OfSubscription = { account: number; subscription: number }
type Resealed = { sealed: string; held: string }
type Stale = { account: number; newest: string }

/** How many secrets are read at once. */
const batch = 100

/** Stores what was sealed anew. None of these statements changes a secret that was replaced meanwhile. */
export const prepareReseal = prepared((statement) => ({
  secrets: statement('reseal_secrets', (p: Holders<OfSubscription & { secrets: SigningSecret[]; held: readonly SigningSecret[] }>) =>
    build
      .update(subscriptions)
      .set({ secrets: p.secrets as never })
      .where(
        and(eq(subscriptions.accountId, p.account), eq(subscriptions.id, p.subscription), sql`${subscriptions.secrets} = ${p.held}::jsonb`),
      ),
  ),
  token: statement('reseal_signing_token', (p: Holders<OfSubscription & Resealed>) =>
    build
      .update(signingTokens)
      .set({ sealed: sql`${p.sealed}` })
      .where(
        and(eq(signingTokens.accountId, p.account), eq(signingTokens.subscriptionId, p.subscription), eq(signingTokens.sealed, p.held)),
      ),
  ),
  factor: statement('reseal_second_factor', (p: Holders<{ account: number; member: number } & Resealed>) =>
    build
      .update(secondFactors)
      .set({ sealed: sql`${p.sealed}` })
      .where(and(eq(secondFactors.accountId, p.account), eq(secondFactors.memberId, p.member), eq(secondFactors.sealed, p.held))),
  ),
  application: statement('reseal_application_secret', (p: Holders<{ application: number } & Resealed>) =>
    build
      .update(applications)
      .set({ sealedSecret: sql`${p.sealed}` })
      .where(and(eq(applications.id, p.application), eq(applications.sealedSecret, p.held))),
  ),
}))

/** Returns a function that reseals everything of these accounts, and the applications. It resolves to how many secrets that were. */
export function prepareResealing({ statement }: Pick<Statements, 'statement'>) {
  const reseal = prepareReseal(statement)
  const listSecrets = statement('list_stale_secrets', (p: Holders<Stale>) =>
    build
      .select({ subscription: subscriptions.id, secrets: subscriptions.secrets })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.accountId, p.account),
          sql`exists (
            select from jsonb_array_elements(${subscriptions.secrets}) as secret
            where split_part(secret ->> 'sealed', ':', 1) <> ${p.newest}::text
          )`,
        ),
      )
      .limit(batch),
  )
  const listTokens = statement('list_stale_signing_tokens', (p: Holders<Stale>) =>
    build
      .select({ subscription: signingTokens.subscriptionId, held: signingTokens.sealed })
      .from(signingTokens)
      .where(and(eq(signingTokens.accountId, p.account), sql`split_part(${signingTokens.sealed}, ':', 1) <> ${p.newest}::text`))
      .limit(batch),
  )
  const listFactors = statement('list_stale_second_factors', (p: Holders<Stale>) =>
    build
      .select({ member: secondFactors.memberId, held: secondFactors.sealed })
      .from(secondFactors)
      .where(and(eq(secondFactors.accountId, p.account), sql`split_part(${secondFactors.sealed}, ':', 1) <> ${p.newest}::text`))
      .limit(batch),
  )
  const listApplications = statement('list_stale_application_secrets', (p: Holders<{ newest: string }>) =>
    build
      .select({ application: applications.id, held: sql<string>`${applications.sealedSecret}` })
      .from(applications)
      .where(sql`split_part(${applications.sealedSecret}, ':', 1) <> ${p.newest}::text`)
      .limit(batch),
  )

  return async (accounts: readonly number[], keys: readonly SecretKey[]): Promise<number> => {
    const box = secretBox(() => keys)
    const { renewed } = signingSecrets(box)
    const texts = familyKeys(box)
    const factors = factorKeys(box)
    const newest = keys[0]!.name
    let count = await each(
      () => listApplications({ newest }),
      ({ application, held }) => {
        const owner = { application }
        return reseal.application({ ...owner, held, sealed: texts.seal(texts.open(held, owner), owner) })
      },
    )
    for (const account of accounts) {
      const owner = { account }
      count += await each(
        () => listSecrets({ account, newest }),
        ({ subscription, secrets: held }) => reseal.secrets({ account, subscription, held, secrets: renewed(account, held) ?? [...held] }),
      )
      count += await each(
        () => listTokens({ account, newest }),
        ({ subscription, held }) => reseal.token({ account, subscription, held, sealed: texts.seal(texts.open(held, owner), owner) }),
      )
      count += await each(
        () => listFactors({ account, newest }),
        ({ member, held }) => {
          const its = { account, member }
          return reseal.factor({ ...its, held, sealed: factors.seal(factors.open(held, its), its) })
        },
      )
    }
    return count
  }
}

/** Works on every row of a list that gets shorter by each. Resolves to how many there were. */
async function each<Row>(list: () => Promise<Row[]>, work: (row: Row) => Promise<unknown>): Promise<number> {
  let count = 0
  for (let rows = await list(); rows.length > 0; rows = await list()) {
    for (const row of rows) await work(row)
    count += rows.length
  }
  return count
}
