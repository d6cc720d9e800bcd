// Connections to a Postgres server: TLS as sslmode asks, passwords with channel binding, Unix sockets; and what is refused.
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'
import t, { type Test } from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { openConnection } from '../src/db/connection.ts'
import { isDatabaseFault } from '../src/db/faults.ts'
import { migrations } from '../src/db/migrations.ts'
import { StartRefusal } from '../src/db/startRefusal.ts'
import { givenAuthority, type Certificate } from './fixtures/certificates.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { until, within } from './fixtures/wait.ts'

if (!process.env.DATABASE_URL) {
  t.plan(0, 'needs a Postgres server')
  process.exit()
}

const secret = 'hunter2hunter2'
const authority = givenAuthority(t)
const certificate = authority.sign('localhost')
const server = await startPostgres({
  socket: true,
  hba: [
    'hostssl all proved 127.0.0.1/32 scram-sha-256',
    'hostssl all proved_by_md5 127.0.0.1/32 md5',
    'hostssl all proved_in_the_clear 127.0.0.1/32 password',
    'hostssl all certified 127.0.0.1/32 cert',
    'host all proved,proved_by_md5,proved_in_the_clear 127.0.0.1/32 reject',
  ],
})
t.teardown(() => server.end())
const plainUrl = server.url

/** The server's address with another host and a query; `role` authenticates by the password. */
function urlOf(query: string, { host = 'localhost', role = '', password = secret } = {}): string {
  const url = new URL(server.url)
  url.hostname = host
  if (role) [url.username, url.password] = [role, password]
  return `${url.href}?${query}`
}
const trusting = `sslrootcert=${authority.certificate}`

async function ask(t: Test, databaseUrl: string, text: string) {
  const connection = openConnection({ databaseUrl })
  t.teardown(() => connection.end())
  return within('an answer', connection.run(text, []))
}
const isEncrypted = async (t: Test, databaseUrl: string) =>
  (await ask(t, databaseUrl, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'))[0]?.ssl

/** Checks that a start with this address is refused with one matching sentence without a password. */
async function refuses(t: Test, databaseUrl: string, says: RegExp): Promise<void> {
  const error = (await within(
    'the refusal',
    openDatabase({ databaseUrl, migrations }).then((database) => database.close(), Object),
  )) as Error
  t.ok(error instanceof StartRefusal, error?.message)
  t.match(error.message, /^DATABASE_URL: [^\n]+\.$/)
  t.match(error.message, says)
  t.notMatch(error.message, secret)
}

t.test('a server without TLS is used in the clear where sslmode allows it, and refused where it does not', async (t) => {
  for (const query of ['', 'sslmode=disable', 'sslmode=allow', 'sslmode=prefer']) t.equal(await isEncrypted(t, urlOf(query)), false, query)
  for (const query of ['sslmode=require', 'sslmode=verify-ca', `sslmode=verify-full&${trusting}`, 'sslrootcert=system'])
    await refuses(
      t,
      urlOf(query),
      /the server at localhost:\d+ does not support TLS, which sslmode requires: enable it there, or set sslmode=disable\.$/,
    )
})

t.test('with TLS', async (t) => {
  await server.certify(certificate, authority)

  t.test('each sslmode encrypts and verifies the certificate as documented', async (t) => {
    t.equal(await isEncrypted(t, urlOf('')), false)
    t.equal(await isEncrypted(t, urlOf('sslmode=disable')), false)
    for (const query of [
      'sslmode=allow',
      'sslmode=prefer',
      'sslmode=require',
      `sslmode=require&${trusting}`,
      `sslmode=verify-ca&${trusting}`,
    ])
      t.equal(await isEncrypted(t, urlOf(query, { host: '127.0.0.1' })), true, query)
    t.equal(await isEncrypted(t, urlOf(`sslmode=verify-full&${trusting}`)), true)
  })

  t.test('every connection is encrypted: migrations, statements, transactions, notifications', async (t) => {
    const database = await openDatabase({ databaseUrl: urlOf(`sslmode=verify-full&${trusting}`), migrations })
    t.teardown(() => database.close())
    const heard: string[] = []
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => {},
    )
    await database.notify('news', 'hello')
    await until('the notification', () => heard.length === 1)
    const sessions = `select ssl, pg_sleep(0.1)::text from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'spindle'`
    // Each turn of the event loop has another connection.
    for (let turn = 0; turn < 3; turn++) await database.execute(sessions, [])
    const seen = await database.transaction((execute) => execute(sessions, []))
    t.ok(seen.length >= 5, `${seen.length} sessions`)
    t.ok(seen.every(({ ssl }) => ssl === true))
  })

  t.test('passwords are proved on an encrypted connection, with SCRAM bound to its certificate', async (t) => {
    for (const [role, kept] of [
      ['proved', 'scram-sha-256'],
      ['proved_by_md5', 'md5'],
      ['proved_in_the_clear', 'scram-sha-256'],
    ] as const) {
      const owner = openConnection({ databaseUrl: plainUrl })
      await owner.run(`set password_encryption = '${kept}'`, [])
      await owner.run(`create role ${role} login password '${secret}'`, [])
      await owner.end()
      const query = `sslmode=verify-full&${trusting}`
      t.strictSame(await ask(t, urlOf(query, { role }), 'select current_user::text as me'), [{ me: role }])
      await refuses(
        t,
        urlOf(query, { role, password: 'wrong' }),
        /refuses the role proved\w* \(password authentication failed .*\): correct the role or its password\.$/,
      )
      await refuses(
        t,
        urlOf('sslmode=disable', { role }),
        /refuses the role proved\w* \(.*no encryption\): set sslmode=verify-full, or allow the role to connect without TLS\.$/,
      )
    }
    // sslmode=require does not prevent interception, but channel binding makes an intercepted password proof useless.
    const between = await givenManBetween(t, Number(new URL(server.url).port), authority.sign('localhost'))
    const url = new URL(urlOf('sslmode=require', { role: 'proved' }))
    url.port = String(between)
    await t.rejects(ask(t, url.href, 'select 1'), { code: '28000', message: /channel binding/ })
    url.username = 'proved_by_md5'
    t.strictSame(await ask(t, url.href, 'select current_user::text as me'), [{ me: 'proved_by_md5' }], 'others can be passed on')
  })

  t.test('a client that the server knows by its certificate', async (t) => {
    const owner = openConnection({ databaseUrl: plainUrl })
    await owner.run('create role certified login superuser', [])
    await owner.end()
    const own = authority.sign('certified')
    const url = (query: string) => urlOf(`sslmode=verify-full&${trusting}${query}`, { role: 'certified', password: '' })
    const database = await openDatabase({ databaseUrl: url(`&sslcert=${own.certificate}&sslkey=${own.key}`), migrations })
    t.strictSame(await database.execute('select current_user::text as me', []), [{ me: 'certified' }])
    await database.close()
    await refuses(
      t,
      url(''),
      /refuses the role certified \(connection requires a valid client certificate\): name a certificate .* in sslcert/,
    )
    const { certificate: another } = authority.sign('another')
    const [alone, unlike] = [`&sslcert=${own.certificate}`, `&sslcert=${another}&sslkey=${own.key}`]
    await refuses(t, url(alone), /sslcert and sslkey are a certificate and its private key: name both\.$/)
    await refuses(t, url(unlike), /which are no certificate and its private key \(.*\)\.$/)
  })

  t.test('a certificate that does not satisfy sslmode is refused', async (t) => {
    const other = givenAuthority(t)
    const byNobody =
      /the certificate of the server at localhost:\d+ is signed by an authority that is not trusted \(.*\): name the authority's certificate in sslrootcert\.$/
    for (const mode of ['verify-ca', 'verify-full']) {
      await refuses(t, urlOf(`sslmode=${mode}`), byNobody)
      await refuses(t, urlOf(`sslmode=${mode}&sslrootcert=${other.certificate}`), byNobody)
    }
    await refuses(t, urlOf(`sslmode=require&sslrootcert=${other.certificate}`), byNobody)
    await refuses(t, urlOf('sslrootcert=system'), byNobody)
    await refuses(
      t,
      urlOf(`sslmode=verify-full&${trusting}`, { host: '127.0.0.1' }),
      /the certificate of the server at 127\.0\.0\.1:\d+ is for another host \(.*127\.0\.0\.1.*\): use a host name of the certificate, or set sslmode=verify-ca\.$/,
    )
  })

  t.test('an ambiguous DATABASE_URL is refused', async (t) => {
    const garbage = `${t.testdir({})}/garbage.crt`
    writeFileSync(garbage, 'no certificate')
    await refuses(t, urlOf('sslmode=verfy-full'), /sslmode must be one of disable, .*, verify-full\.$/)
    await refuses(
      t,
      urlOf('sslmode=verify-full&sslrootcert=/nowhere/ca.crt'),
      /sslrootcert names \/nowhere\/ca\.crt, which is no file of certificates \(ENOENT.*\)\.$/,
    )
    await refuses(
      t,
      urlOf(`sslmode=verify-full&sslrootcert=${garbage}`),
      /sslrootcert names .*garbage\.crt, which is no file of certificates \(.*\)\.$/,
    )
    await refuses(t, server.url.replace('postgres@', 'postgres:100%@'), /a % that stands for itself is written %25\.$/)
  })

  t.test('a certificate that expires makes the database unavailable and prevents a start', async (t) => {
    const url = urlOf(`sslmode=verify-full&${trusting}`)
    const database = await openDatabase({ databaseUrl: url, migrations })
    t.teardown(() => database.close())
    await server.certify(authority.sign('localhost', -1), authority)
    const error = await within(
      'the refusal',
      database.ping().then(() => undefined, Object),
    )
    t.ok(isDatabaseFault(error), String(error))
    await refuses(t, url, /the certificate of the server at localhost:\d+ is not valid now \(certificate has expired\): renew it there\.$/)
    await server.certify(certificate, authority)
    await until('the database to be back', () =>
      database.ping().then(
        () => true,
        () => false,
      ),
    )
  })

  t.test('a Unix socket is never encrypted, whatever sslmode says', async (t) => {
    for (const query of ['', '&sslmode=verify-full']) {
      const [found] = await ask(
        t,
        server.socketUrl + query,
        'select ssl, inet_client_addr()::text as address from pg_stat_ssl where pid = pg_backend_pid()',
      )
      t.strictSame(found, { ssl: false, address: null })
    }
    await refuses(
      t,
      `postgres:///hr?host=/nowhere`,
      /nothing listens at this machine \(ENOENT\): start the Postgres server there, or use another\.$/,
    )
  })
})

/** A proxy that intercepts TLS to a server of this machine with its own certificate. Returns its port. */
async function givenManBetween(t: Test, port: number, { certificate, key }: Certificate): Promise<number> {
  const askForEncryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
  const secureContext = tls.createSecureContext({ cert: readFileSync(certificate), key: readFileSync(key) })
  const pass = async (client: net.Socket) => {
    const upstream = net.connect(port, '127.0.0.1')
    upstream.on('error', () => {}).write(askForEncryption)
    await once(upstream, 'data')
    client.write('S')
    const heard = new tls.TLSSocket(client, { isServer: true, secureContext })
    const passed = tls.connect({ socket: upstream, rejectUnauthorized: false })
    heard.on('error', () => {}).pipe(passed)
    passed.on('error', () => {}).pipe(heard)
  }
  const between = net.createServer((client) => {
    client.on('error', () => {}).once('data', () => void pass(client))
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  t.teardown(() => between.close())
  return (between.address() as AddressInfo).port
}
