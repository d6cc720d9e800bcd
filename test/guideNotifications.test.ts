// The receivers that the guide on notifications shows in five languages: each accepts what a server sends, and refuses what it did not.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { signatureHeaders } from '../src/delivery/signature.ts'
import { freePort } from './fixtures/freePort.ts'
import { blocksIn } from './fixtures/guide.ts'
import { isProof, proofOnly } from './fixtures/proof.ts'
import { givenReceiver, type Received } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { until, within } from './fixtures/wait.ts'

const proofMs = 120_000
const execute = promisify(execFile)

type Language = {
  readonly file: string
  /** The program that must be installed. */
  readonly needs: string
  /** Only the long proof runs it: compilers would take too much of each commit's time. */
  readonly isLong?: true
  readonly compile?: readonly string[]
  readonly run: (port: number) => readonly string[]
}
/** How a receiver of each language is started, by the title of its tab. */
const languages: Readonly<Record<string, Language>> = {
  TypeScript: { file: 'receiver.ts', needs: process.execPath, run: () => [process.execPath, 'receiver.ts'] },
  Python: { file: 'receiver.py', needs: 'python3', run: () => ['python3', 'receiver.py'] },
  Java: {
    file: 'Receiver.java',
    needs: 'javac',
    isLong: true,
    compile: ['javac', '-proc:none', '-Xlint:all', '-Werror', 'Receiver.java'],
    run: () => ['java', '-cp', '.', 'Receiver'],
  },
  Go: {
    file: 'receiver.go',
    needs: 'go',
    isLong: true,
    compile: ['go', 'build', '-o', 'receiver', 'receiver.go'],
    run: () => ['./receiver'],
  },
  PHP: { file: 'receiver.php', needs: 'php', isLong: true, run: (port) => ['php', '-S', `127.0.0.1:${port}`, 'receiver.php'] },
}
/** Why a language is skipped. In the long proof none is: its program must be there. */
function reasonToSkip({ needs, isLong }: Language): string | false {
  if (isProof) return false
  if (isLong) return proofOnly
  return spawnSync(needs, ['--version'], { timeout: 10_000 }).error ? `${needs} is not installed` : false
}

const tabs = blocksIn('11-notifications.md').filter(({ title }) => title !== '')
const profiles = ['contract', 'family'] as const

t.test('the guide has a receiver in each language for each profile', async (t) => {
  const titles = Object.keys(languages)
  t.strictSame(
    tabs.map(({ title }) => title),
    [...titles, ...titles],
  )
})

/** Starts a receiver and waits until it listens. It ends with the test, or after the time that no test takes. */
async function startReceiver(t: Test, text: string, { file, compile, run }: Language, env: Record<string, string>) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'tmp'))
  writeFileSync(join(folder, file), text.replaceAll('4000', String(port)))
  if (compile) await execute(compile[0]!, compile.slice(1), { cwd: folder, timeout: proofMs })
  const [command = '', ...words] = run(port)
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, TMPDIR: join(folder, 'tmp'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: proofMs,
    killSignal: 'SIGKILL',
  })
  t.teardown(() => child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  await until(`${file} to listen`, listens, { ms: isProof ? proofMs : 20_000, seen: () => printed })
  /** Sends it a notification, and returns the status. */
  const send = async (headers: Readonly<Record<string, string>>, body: string) => {
    const sent = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    return (await within('the receiver to respond', sent, { seen: () => printed })).status
  }
  return { send, printed: () => printed }
}

for (const [which, profile] of profiles.entries())
  t.test(`the receivers of the profile ${profile}`, async (t) => {
    const world = await givenWorld(t, { delivers: true, environment: { ALLOW_PRIVATE_TARGETS: '1', COMPAT: profile } })
    const account = await world.givenAccount()
    await account.givenStages()
    const job = await account.givenJob()
    const caller = await account.givenCaller()
    const received = await givenReceiver(t)
    for (const [title, language] of Object.entries(languages))
      t.test(title, { skip: reasonToSkip(language) }, async (t) => {
        const { text } = tabs.filter((tab) => tab.title === title)[which]!
        const { id: subscription, secret } = await givenSubscription(caller, received, title)
        const { send, printed } = await startReceiver(t, text, language, { WEBHOOK_SECRET: secret, TOKEN: caller.token })
        let relayed: number | undefined
        const relay = async ({ headers, body }: Received, response: ServerResponse) => {
          relayed = await send(signedIn(headers), body)
          response.writeHead(relayed).end()
        }
        received.answers(title, (one, response) => void relay(one, response))
        const candidate = { name: `Zoë ${title}`, email: `zoe.${title}@post.example` }
        t.equal((await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate })).status, 201)
        await until('the notification to be delivered', () => relayed, { seen: printed })
        t.equal(relayed, 204, `it accepts what the server sends: ${printed()}`)
        const times = () => printed().split(`zoe.${title}@post.example`).length - 1
        await until('the notification to be printed', () => times() > 0, { seen: printed })

        const { headers: given, body } = received.at(title)[0]!
        const headers = signedIn(given)
        const id = headers['webhook-id']!
        const now = Math.floor(Date.now() / 1000)
        /** The same notification, changed and signed again. */
        const signed = (changes: Record<string, string>, timestamp = now, secrets = [secret], key = caller.token) => {
          const changed = JSON.stringify({ ...JSON.parse(body), ...changes })
          return [signatureHeaders({ id: changes.id ?? id, timestamp, body: changed }, secrets, key), changed] as const
        }
        const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
        const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
        const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

        t.equal(await send(headers, body), 204, 'a repetition')
        t.equal(await send(...signed({ id: 'a-later-one' }, now, [other, secret])), 204, 'another id, signed by two secrets')
        await until('the second to be printed', () => times() === 2, { seen: printed })
        const refused: Record<string, readonly [Readonly<Record<string, string>>, string]> = {
          'a changed body': [headers, body.replace('Zoë', 'Zoe')],
          'another secret': signed({ id: 'b' }, now, [other], 'hr_a_another'),
          'no headers': [{}, body],
          'an empty signature': [{ ...headers, 'webhook-signature': '', 'x-workable-signature': '' }, body],
          ...(profile === 'contract'
            ? {
                'an old timestamp': signed({ id: 'c' }, now - 301),
                'a timestamp of the future': signed({ id: 'd' }, now + 400),
                'a timestamp that is no number': [{ ...headers, 'webhook-timestamp': 'now' }, body],
                'another timestamp': [{ ...headers, 'webhook-timestamp': String(now - 2) }, body],
                'another id': [{ ...headers, 'webhook-id': 'e' }, body],
                'no id': [without('webhook-id'), body],
                'no timestamp': [without('webhook-timestamp'), body],
                'no signature': [without('webhook-signature'), body],
                'the signature of no secret': signed({ id: 'f' }, now, ['whsec_']),
              }
            : {
                'an old one': signed({ id: 'c', fired_at: ago(32) }),
                'one of the future': signed({ id: 'd', fired_at: ago(-32) }),
                'no signature': [without('x-workable-signature'), body],
                'the signature of the subscription alone': [
                  { ...headers, 'x-workable-signature': createHmac('sha256', secret).update(body).digest('hex') },
                  body,
                ],
              }),
        }
        for (const [what, [sent, content]] of Object.entries(refused)) t.equal(await send(sent, content), 401, `it refuses ${what}`)
        if (profile === 'family') t.equal(await send(...signed({ id: 'g', fired_at: ago(30) })), 204, 'sent again after 30 days')
        await until('the last to be printed', () => times() === (profile === 'family' ? 3 : 2), { seen: printed })
        t.equal((await caller.delete(`/subscriptions/${subscription}`)).status, 200)
      })
  })

/** The headers that sign a request, without those of its connection. */
const signedIn = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(webhook-|x-\w+-signature$|content-type$)/.test(name)))
