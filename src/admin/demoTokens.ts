// The demo's tokens and the files that hand them to people: made once, kept as long as they are good.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { operator } from '../access/audit.ts'
import { scopes } from '../access/scopes.ts'
import type { Tokens } from '../access/tokens.ts'

const apiPath = '/spi/v3'
/** Which tokens an account of the demo has, under the names that `demo.json` has for them. */
const wanted = {
  account: { name: 'Demo: every scope', scopes: [...scopes] as string[] },
  r_jobs: { name: 'Demo: r_jobs only', scopes: ['r_jobs'] },
} as const
const kinds = ['account', 'r_jobs'] as const

type Pair = Record<(typeof kinds)[number], string>
type Planted = { readonly subdomain: string; readonly id: number }

/**
 * Writes `demo.json` and `demo-token` into the directory, which is made when it is missing. A token that the file names and that
 * still opens its account with the right scopes stays; every other one is issued anew. Addresses are always written afresh.
 */
export async function writeDemoTokens(tokens: Tokens, dataDir: string, address: string, planted: readonly Planted[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'demo.json')
  const kept = await readKept(path)
  const accounts: { subdomain: string; base_url: string; tokens: Pair }[] = []
  for (const { subdomain, id } of planted) {
    const token = async (kind: keyof Pair) => {
      const old = kept.get(`${subdomain} ${kind}`)
      if (old !== undefined && (await isGood(tokens, old, id, wanted[kind].scopes))) return old
      return (await tokens.issue({ account: id, ...wanted[kind], expiresAt: null }, operator)).token
    }
    accounts.push({
      subdomain,
      base_url: `${address}${apiPath}`,
      tokens: { account: await token('account'), r_jobs: await token('r_jobs') },
    })
  }
  await writePrivately(path, `${JSON.stringify({ auth_url: address, accounts }, null, 2)}\n`)
  await writePrivately(join(dataDir, 'demo-token'), `${accounts[0]?.tokens.account}\n`)
}

async function isGood(tokens: Tokens, token: string, account: number, scopes: readonly string[]): Promise<boolean> {
  const caller = await tokens.callerOf(token)
  return caller?.account.id === account && caller.scopes.size === scopes.length && scopes.every((scope) => caller.scopes.has(scope))
}

/** The tokens of an earlier start, by subdomain and name. A missing file or one that people have broken has none. */
async function readKept(path: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  type Found = { accounts?: ({ subdomain?: unknown; tokens?: Partial<Record<keyof Pair, unknown>> | null } | null)[] } | null
  let found: Found
  try {
    found = JSON.parse(text) as Found
  } catch {
    return kept
  }
  if (!Array.isArray(found?.accounts)) return kept
  for (const entry of found.accounts) {
    for (const kind of kinds) {
      const token = entry?.tokens?.[kind]
      if (typeof token === 'string') kept.set(`${String(entry?.subdomain)} ${kind}`, token)
    }
  }
  return kept
}

/** Replaces a file at once: nobody reads half of it, and nobody but its owner reads it, whatever the old one allowed. */
async function writePrivately(path: string, text: string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`
  try {
    const file = await open(fresh, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}
