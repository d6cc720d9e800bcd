// Changes the profile of the token's account. Any other subdomain answers 404.
import type { components } from '../../../generated/types.ts'
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { operation } from '../../context.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { accounts, type CareersSite } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid, requireRow } from '../../errors.ts'
import { accountColumns, presentAccount, usualCareersSite } from './account.ts'
import { isTimeZone } from './timeZone.ts'

type Profile = {
  account: number
  name: string
  description: string | null
  summary: string | null
  websiteUrl: string | null
  timeZone: string
  careersSite: CareersSite | null
}

export const updateAccount = operation('updateAccount', ({ statement, transaction, forgetTokens }) => {
  const lock = statement('lock_profile_of_account', (p: Holders<{ account: number; subdomain: string }>) =>
    build
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.id, p.account), eq(accounts.subdomain, p.subdomain)))
      .for('update'),
  )
  const update = statement('update_account', (p: Holders<Profile>) =>
    build
      .update(accounts)
      .set({
        name: sql`${p.name}`,
        description: sql`${p.description}`,
        summary: sql`${p.summary}`,
        websiteUrl: sql`${p.websiteUrl}`,
        timeZone: sql`${p.timeZone}`,
        careersSite: sql`${p.careersSite}`,
      })
      .where(eq(accounts.id, p.account))
      .returning(accountColumns),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)

  return async ({ path, body }, context) => {
    const { account, reply } = context
    const { hashes, answer } = await transaction(async (run) => {
      const former = requireRow(await run(lock, { account, subdomain: path.subdomain }))
      const { name = former.name, description = former.description, summary = former.summary } = body
      const { website_url: websiteUrl = former.websiteUrl, time_zone: timeZone = former.timeZone } = body
      if (name.trim() === '') throw invalid('field-required', 'name', 'is required')
      if (!isTimeZone(timeZone)) throw invalid('field-invalid', 'time_zone', 'is not the name of a time zone')
      const careersSite = body.careers_site
        ? { ...(former.careersSite ?? usualCareersSite), ...siteOf(body.careers_site) }
        : former.careersSite
      const [row] = await run(update, { account, name, description, summary, websiteUrl, timeZone, careersSite })
      await audit(run, account, actorOf(context), 'account_updated', account)
      // Candidates show the account's name, which is cached with each token.
      return { hashes: name === former.name ? [] : await end.ofName(run, account), answer: reply(200, presentAccount(row!)) }
    })
    forgetTokens(hashes)
    return answer
  }
})

type GivenSite = NonNullable<components['schemas']['AccountUpdate']['careers_site']>
/** Returns the values that are given, without other keys. */
const siteOf = (given: GivenSite): Partial<CareersSite> => ({
  ...(given.language !== undefined && { language: given.language }),
  ...(given.main_color !== undefined && { main_color: given.main_color }),
  ...(given.accent_color !== undefined && { accent_color: given.accent_color }),
  ...(given.logo_url !== undefined && { logo_url: given.logo_url }),
})
