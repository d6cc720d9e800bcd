// The demo's accounts as they are kept: drizzle/demo has a file for each, as an import takes it, for people to read and to edit.
import { readFile } from 'node:fs/promises'

/** In the order in which they are planted and printed; the first one also lends its people to the large account. */
export const demoSubdomains = ['nordlicht', 'tidewell'] as const

const folder = new URL('../../../drizzle/demo/', import.meta.url)

export type DemoAccount = {
  readonly id: string
  readonly subdomain: string
  readonly name: string
  /** Those of the account's file: the first says whose it is, the second is the record of the account itself. */
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

/** How many records of this type the account's file has. */
export const countOf = ({ lines }: DemoAccount, type: string): number =>
  lines.filter((line) => /"record"\s*:\s*"(\w+)"/.exec(line)?.[1] === type).length
