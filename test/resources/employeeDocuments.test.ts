// Documents of employees: added as bytes or by address, shown to HRIS admins and the employee, and removed with their bytes.
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { prepareFileRemoval } from '../../src/files/forgetFiles.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { database, chores, statements } = world.application
const text = Buffer.from('Motion planning\n')

async function given() {
  const account = await world.givenAccount()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const employee = await account.givenEmployee()
  const caller = await account.givenCaller(['r_employees', 'w_employees'])
  const path = `/employees/${employee.key}/documents`
  const add = (documents: object[], more: object = {}) => caller.post(path, { member_id: admin.key, documents, ...more })
  const list = (query = '', by = caller) => by.get(`${path}?member_id=${admin.key}${query}`)
  const note = (name: string) => ({ name, data: text.toString('base64') })
  const onDisk = () => globSync(`${world.config.DATA_DIR}/files/${account.id}/*/*`)
  return { account, admin, employee, caller, path, add, list, note, onDisk }
}

t.test('addEmployeeDocuments: stores bytes, which listEmployeeDocuments shows with a URL to download them', async (t) => {
  const { account, admin, add, list, note, caller, path } = await given()
  const added = await add([note('a.txt'), { ...note('b.txt'), url: 'https://files.test/ignored' }])
  t.strictSame([added.status, added.text, added.headers.get('content-type')], [201, 'Created', 'text/plain'])
  t.equal((await caller.post(path, { documents: [note('c.txt')] })).status, 201, 'without an acting member')
  const { status, body } = await list()
  t.equal(status, 200)
  t.equal(body.total_count, 3)
  t.match(body.employee_documents, [
    { filename: 'a.txt', filesize: text.length, type: 'simple_employee_document', created_by: admin.key },
    { filename: 'b.txt' },
    { filename: 'c.txt', created_by: null },
  ])
  const download = await fetch(body.employee_documents[0].filepath)
  t.strictSame([download.status, Buffer.from(await download.arrayBuffer())], [200, text])
  t.match(download.headers.get('content-disposition'), /^attachment; filename="a.txt"/)
  const other = await account.givenEmployee()
  t.strictSame((await caller.get(`/employees/${other.key}/documents?member_id=${admin.key}`)).body, {
    total_count: 0,
    employee_documents: [],
  })
})

t.test('addEmployeeDocuments: fetches a document later, and shows it from then on under its given name', async (t) => {
  const { add, list } = await given()
  const server = createServer((_, response) => response.end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/4711`
  t.equal((await add([{ name: 'certificate.pdf', url }])).status, 201)
  t.equal((await list()).body.total_count, 0)
  t.strictSame(await chores.fetchDue(), { fetched: 1, failed: 0 })
  const { body } = await list()
  t.match(body, { total_count: 1, employee_documents: [{ filename: 'certificate.pdf', filesize: text.length }] })
  const download = await fetch(body.employee_documents[0].filepath)
  t.equal(download.headers.get('content-type'), 'application/octet-stream', 'not of the type that its name claims')
})

t.test('addEmployeeDocuments: stores all documents or none', async (t) => {
  const { add, list, note, onDisk } = await given()
  const refused: [object, number][] = [
    [{ name: 'a.txt' }, 422],
    [{ name: 'a.txt', url: '', data: '' }, 422],
    [{ name: 'a.txt', data: 'no base64!' }, 422],
    [{ name: 'a.txt', url: 'ftp://files.test/a.txt' }, 422],
    [{ name: '', data: 'TQ==' }, 400],
    [{ data: 'TQ==' }, 400],
  ]
  for (const [document, status] of refused) {
    const { body, ...answer } = await add([note('good.txt'), document])
    t.equal(answer.status, status, JSON.stringify(document))
    t.ok(
      Object.keys(body.validation_errors).every((name) => name.startsWith('documents')),
      JSON.stringify(body),
    )
  }
  t.equal((await add([])).status, 400)
  t.equal((await add(Array.from({ length: 21 }, () => note('a.txt')))).status, 400)
  t.equal((await list()).body.total_count, 0)
  t.strictSame(onDisk(), [])
})

t.test('documents are for HRIS admins and the employee', async (t) => {
  const { account, admin, employee, caller, path, add, note } = await given()
  await add([note('a.txt')])
  const own = await account.givenUser({ role: 'simple' })
  const colleague = await account.givenUser({ role: 'simple', hris_role: 'hris_employee' })
  const hr = await account.givenUser({ hris_role: 'hris_admin' })
  await database.execute('update employees set member_id = $1 where account_id = $2 and id = $3', [own.member.id, account.id, employee.id])
  const seenBy = async (by: typeof caller, query = '') => {
    const { status, headers, body } = await by.get(`${path}${query}`)
    return status === 200 ? body.total_count : headers.get('x-error-code')
  }
  t.equal(await seenBy(hr), 1)
  t.equal(await seenBy(own), 1)
  t.equal(await seenBy(colleague), 'role-missing')
  t.equal(await seenBy(await account.givenUser({ hris_role: 'hris_limited' })), 'not-found', 'who does not see the employee')
  t.equal(await seenBy(caller), 'member-required')
  t.equal(await seenBy(caller, `?member_id=${colleague.member.key}`), 'role-missing')
  t.equal(await seenBy(caller, `?member_id=${own.member.key}`), 1)
  t.equal(await seenBy(caller, '?member_id=unknown'), 'not-found')
  t.equal((await own.post(path, { documents: [note('b.txt')] })).status, 403)
  t.equal((await hr.post(path, { documents: [note('b.txt')] })).status, 201)
  const draft = await account.givenEmployee({ state: 'draft' })
  t.equal((await colleague.get(`/employees/${draft.key}/documents`)).status, 404)
  const foreign = await (await world.givenAccount()).givenEmployee()
  t.equal((await hr.get(`/employees/${foreign.key}/documents`)).status, 404)
  t.equal((await caller.post(`/employees/${foreign.key}/documents`, { member_id: admin.key, documents: [note('c.txt')] })).status, 404)
})

t.test('listEmployeeDocuments: has pages', async (t) => {
  const { add, list, note } = await given()
  await add(Array.from({ length: 12 }, (_, at) => note(`${at}.txt`)))
  const names = (body: any) => body.employee_documents.map(({ filename }: { filename: string }) => filename)
  const first = await list('&limit=10')
  t.equal(names(first.body).length, 10)
  const second = await list('&limit=10&offset=10')
  t.strictSame([second.body.total_count, names(second.body)], [12, ['10.txt', '11.txt']])
  t.strictSame((await list('&offset=99')).body, { total_count: 12, employee_documents: [] })
  t.strictSame((await list('&type=simple_employee_document')).body.total_count, 12)
  t.strictSame((await list('&type=timeoff_attachment')).body, { total_count: 0, employee_documents: [] })
  t.equal((await list('&limit=11')).status, 400)
})

t.test('forgetting the files of an employee removes the documents, and a sweep their bytes', async (t) => {
  const { account, employee, add, list, note, onDisk } = await given()
  const other = await given()
  await add([note('a.txt'), note('b.txt')])
  await other.add([other.note('c.txt')])
  t.equal(onDisk().length, 2)
  const forget = prepareFileRemoval(statements.statement)
  await statements.transaction((run) => forget(run, account.id, { employee: employee.id as number }))
  t.equal((await list()).body.total_count, 0)
  await chores.removeForgotten()
  t.strictSame(onDisk(), [])
  t.equal((await other.list()).body.total_count, 1, 'only theirs')
  t.ok(other.onDisk().every((path) => existsSync(path)))
})
