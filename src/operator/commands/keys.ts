// spindle keys: creates a key for SECRET_KEYS, and replaces the older ones while servers run.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Execute } from '../../db/client.ts'
import { countSealingOtherwise } from '../../db/processes.ts'
import { prepareResealing } from '../../delivery/resealing.ts'
import { linkSeconds } from '../../files/links.ts'
import { command, localCommand } from '../command.ts'
import { refused } from '../refused.ts'
import { prepareAccountList } from './accounts.ts'

/** How often, and how long apart, it is checked whether the servers have read a new key; milliseconds. */
const mostTries = 20
const pauseMs = 500

const create = localCommand({
  name: 'keys create',
  summary: 'prints a new key for SECRET_KEYS',
  options: {
    name: {
      value: '<name>',
      summary: 'what stored secrets call it; without it the time, such as key-20261130120000',
      like: { pattern: /^[A-Za-z0-9_-]+$/, words: 'letters, digits, - and _' },
    },
  },
  notes: [
    'To replace a key: put the new one before the old ones in the file that SECRET_KEYS_FILE names, run spindle keys rotate, and take the old',
    'ones out when it says so. Running servers read the file again within two seconds. They seal with a new key once all of them have it.',
    'With SECRET_KEYS (new:…,old:…) instead of a file, the servers have to be restarted each time, one after the other.',
  ],
  run: async ({ name }, { now }) => {
    const key = `${name ?? `key-${new Date(now()).toISOString().slice(0, 19).replaceAll(/\D/g, '')}`}:${randomBytes(32).toString('base64')}`
    return {
      said: key,
      data: { key },
      note: 'Put it first in SECRET_KEYS_FILE or SECRET_KEYS, before the keys that are there, and keep it outside of backups.',
    }
  },
})

const rotate = command({
  name: 'keys rotate',
  summary: 'seals all stored secrets with the first of the secret keys, and says when the others may go',
  options: {},
  notes: [
    'Servers go on meanwhile. It waits until all of them seal with the new key. On a database server, give it their SECRET_KEYS_FILE or',
    'SECRET_KEYS; on an embedded database that a server uses, it has the keys of that server.',
    '',
    'Without its key, a link to a file ends, a refresh token cannot be repeated, and a browser counts as one that never signed in.',
  ],
  prepare: ({ statement, database, keys, now }) => {
    const list = prepareAccountList(statement)
    const reseal = prepareResealing({ statement })
    return async () => {
      const held = await keys()
      const [key = '', ...old] = held.map(({ name }) => name)
      await allSealWith(key, database.execute)
      const resealed = await reseal(
        (await list({})).map(({ id }) => id),
        held,
      )
      const said = `Every stored secret is sealed with ${key}: ${resealed} were sealed anew.`
      if (old.length === 0) return { said, data: { key, resealed, old } }
      const until = new Date(now() + linkSeconds * 1000).toISOString()
      return {
        said: `${said} Links to files need ${old.join(', ')} until ${until}: then take it out of SECRET_KEYS.`,
        data: { key, resealed, old, until },
      }
    }
  },
})

/** Waits for the running servers. Otherwise one of them could still seal a secret with the old key, which would then be missed. */
async function allSealWith(key: string, execute: Execute): Promise<void> {
  for (let tries = 1; ; tries++) {
    const others = await countSealingOtherwise(execute, key)
    if (others === 0) return
    if (tries === mostTries)
      throw refused(
        `${others} running processes do not seal with ${key} yet: put it first in the secret keys of every server, then try again`,
      )
    await sleep(pauseMs)
  }
}

export const keyCommands = { create, rotate }
