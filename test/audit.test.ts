// Known vulnerabilities: the registry knows none in what the server runs on.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'

type Audited = { error?: { summary?: string }; vulnerabilities?: Record<string, { severity: string }>; message?: string }

t.test('the packages that run have no known vulnerability', async (t) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  // It exits with 1 for a vulnerability and for a registry that does not answer.
  const told = await new Promise<string>((resolve) =>
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: root, timeout: 60_000 }, (_, out) => resolve(out)),
  )
  const { vulnerabilities, ...rest } = JSON.parse(told || '{}') as Audited
  if (!vulnerabilities) {
    t.pass('the registry answers', { skip: rest.error?.summary || rest.message || 'it did not' })
    return
  }
  t.strictSame(
    Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`),
    [],
  )
})
