// spindle keys: creates a key for SECRET_KEYS, and replaces the older ones while servers run.
import { randomBytes } from 'node:crypto'
import { prepareResealing } from '../../delivery/resealing.ts'
import { linkSeconds } from '../../files/links.ts'
import { command, localCommand } from '../command.ts'
import { prepareAccountList } from './accounts.ts'

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
    'To replace a key: put the new one before the old ones (SECRET_KEYS=new:…,old:…), restart the server, run spindle keys rotate, and take',
    'the old ones out when it says so. Several processes restart twice: with the new key behind the others, so that each can read what',
    'another has sealed, then with the new key first.',
  ],
  run: async ({ name }, { now }) => {
    const key = `${name ?? `key-${new Date(now()).toISOString().slice(0, 19).replaceAll(/\D/g, '')}`}:${randomBytes(32).toString('base64')}`
    return {
      said: key,
      data: { key },
      note: 'Put it first in SECRET_KEYS, before the keys that are there, and keep it outside of backups.',
    }
  },
})

const rotate = command({
  name: 'keys rotate',
  summary: 'seals all stored secrets with the first key of SECRET_KEYS, and says when the others may go',
  options: {},
  notes: [
    'Servers go on meanwhile. Run it when all of them have been restarted with the new key first. On a database server, give it their',
    'SECRET_KEYS; on an embedded database that a server uses, it has the keys of that server.',
    '',
    'Without its key, a link to a file ends, a refresh token cannot be repeated, and a browser counts as one that never signed in.',
  ],
  prepare: ({ statement, keys, now }) => {
    const list = prepareAccountList(statement)
    const reseal = prepareResealing({ statement })
    return async () => {
      const held = keys()
      const [key, ...old] = held.map(({ name }) => name)
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

export const keyCommands = { create, rotate }
