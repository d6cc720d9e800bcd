// The demo: plants two accounts that are identical everywhere, creates access to them, and returns a few lines that describe it.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseFault } from '../../db/faults.ts'
import { demoAccess, type DemoAccess, type DemoTools } from './access.ts'
import { demoFile, readKept, writePrivately } from './file.ts'
import { countOf, demoSubdomains, readDemoAccount, type DemoAccount } from './records.ts'
import { prepareDemoStatements } from './statements.ts'
import { plantAccount } from './plantAccount.ts'

const apiPath = '/spi/v3'
const mostTries = 30
const pauseMs = 1000

/** The content of `demo.json`. */
export type DemoFile = {
  readonly auth_url: string
  readonly accounts: readonly (DemoAccess & { readonly subdomain: string; readonly base_url: string })[]
}
type DemoOptions = DemoTools & { readonly dataDir: string; readonly address: string }

/**
 * Plants what is missing of the demo and writes `demo.json` and `demo-token` into `dataDir`, which is created if it is missing. Calling
 * it again keeps what the file holds and is still valid, except user tokens and addresses, which are always new.
 * `address` is the server's base address, without a path. Returns what people need to know, in several lines.
 */
export async function plantDemo({ dataDir, address, ...tools }: DemoOptions): Promise<string> {
  const demo = prepareDemoStatements(tools.statements.statement)
  const planted: { account: DemoAccount; id: number }[] = []
  for (const subdomain of demoSubdomains) {
    const account = await readDemoAccount(subdomain)
    planted.push({ account, id: await patiently(() => plantAccount(tools.statements, account)) })
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = demoFile(dataDir)
  const kept = await readKept(path)
  const accounts: DemoFile['accounts'][number][] = []
  for (const { account, id } of planted) {
    const { subdomain } = account
    const access = await demoAccess(tools, demo, id, (...names) => kept(subdomain, ...names))
    accounts.push({ subdomain, base_url: `${address}${apiPath}`, ...access })
  }
  const file: DemoFile = { auth_url: address, accounts }
  await writePrivately(path, `${JSON.stringify(file, null, 2)}\n`)
  await writePrivately(join(dataDir, 'demo-token'), `${accounts[0]?.tokens.account}\n`)
  return [
    'The demo data is ready:',
    ...planted.map(({ account }) => sentenceOf(account)),
    'A first request:',
    `  curl -H "Authorization: Bearer $(cat ${dataDir}/demo-token)" ${address}/spi/v3/jobs`,
    'See also:',
    `  ${dataDir}/demo.json  tokens of every kind, an OAuth client, a sign-in and a manager for both accounts`,
    `  ${address}/openapi.json  the contract`,
    `  ${address}/health  ${address}/ready  ${address}/metrics  the state of the server`,
  ].join('\n')
}

/** Retries while another process plants the demo: that blocks statements for seconds, longer than their timeout. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseFault(error) || tries === mostTries) throw error
      await sleep(pauseMs)
    }
  }
}

function sentenceOf(account: DemoAccount): string {
  const [members, employees, jobs, candidates] = ['member', 'employee', 'job', 'candidate'].map((type) => countOf(account, type))
  return `  ${account.name} (${account.subdomain}): ${members} members, ${employees} employees, ${jobs} jobs, ${candidates} candidates`
}
