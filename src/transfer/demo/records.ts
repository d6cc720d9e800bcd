// Reads the demo's accounts from drizzle/demo, which has an import file for each, for people to read and edit.
import { readFile } from 'node:fs/promises'

/** In the order in which they are planted and printed. The people of the first one are also copied to the large account. */
export const demoSubdomains = ['nordlicht', 'tidewell'] as const

const folder = new URL('../../../drizzle/demo/', import.meta.url)

export type DemoAccount = {
  readonly id: string
  readonly subdomain: string
  readonly name: string
  /** The lines of the account's file: the first names the account, the second is the account's own record. */
  readonly lines: readonly string[]
}

export async function readDemoAccount(subdomain: (typeof demoSubdomains)[number]): Promise<DemoAccount> {
  const text = await readFile(new URL(`${subdomain}.jsonl`, folder), 'utf8')
  return demoAccountOf(text.trimEnd().split('\n'))
}

export function demoAccountOf(lines: readonly string[]): DemoAccount {
  const { id, subdomain, name } = JSON.parse(lines[1] ?? '') as Omit<DemoAccount, 'lines'>
  return { id, subdomain, name, lines }
}

/** Returns how many records of this type the account's file has. */
export const countOf = ({ lines }: DemoAccount, type: string): number =>
  lines.filter((line) => /"record"\s*:\s*"(\w+)"/.exec(line)?.[1] === type).length
