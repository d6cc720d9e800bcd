// The demo: two accounts that are the same wherever they are planted, tokens to them, and a few lines that say where all of it is.
import type { Tokens } from '../access/tokens.ts'
import { once } from '../db/once.ts'
import type { Statements } from '../db/statements.ts'
import { nordlicht } from './demoData/nordlicht.ts'
import { tidewell } from './demoData/tidewell.ts'
import { demoStatements } from './demoStatements.ts'
import { writeDemoTokens } from './demoTokens.ts'
import { plantAccount } from './plantAccount.ts'

/** In the order in which they are planted and printed. */
export const demoAccounts = [nordlicht, tidewell] as const

const statementsOf = once((statement) => demoStatements({ statement }))

type Garden = { readonly statements: Statements; readonly tokens: Tokens; readonly dataDir: string; readonly address: string }

/**
 * Plants what is missing of the demo and writes `demo.json` and `demo-token` into `dataDir`. It may be called again.
 * `address` is where the server answers, without a path. Answers what a person needs to know, in several lines.
 */
export async function plantDemo({ statements, tokens, dataDir, address }: Garden): Promise<string> {
  const demo = statementsOf(statements.statement)
  const planted: { subdomain: string; id: number }[] = []
  for (const account of demoAccounts) {
    planted.push({ subdomain: account.subdomain, id: await plantAccount(statements, demo, account) })
  }
  await writeDemoTokens(tokens, dataDir, address, planted)
  return [
    'The demo is ready:',
    ...demoAccounts.map(({ name, subdomain, members, jobs }) => `  ${name} (${subdomain}): ${members.length} members, ${jobs.length} jobs`),
    'A first call:',
    `  curl -H "Authorization: Bearer $(cat ${dataDir}/demo-token)" ${address}/spi/v3/jobs`,
    'Where things are:',
    `  ${dataDir}/demo.json  the tokens of both accounts`,
    `  ${address}/openapi.json  the contract`,
    `  ${address}/health  ${address}/metrics  how the server is`,
  ].join('\n')
}
