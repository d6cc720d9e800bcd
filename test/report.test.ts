// The completeness report: it is empty, a planted gap of every kind is named, and the page of the documentation shows the same.
import t from 'tap'
import { partsOf } from '../src/contract/parts.ts'
import { missingIn, pageOf, sourcesIn, type Sources } from '../src/report.ts'
import { coveredBy } from './fixtures/record.ts'
import { operationsIn } from './fixtures/requests.ts'

const sources = await sourcesIn('openapi', 'generated')
const recordOf = ({ contracts }: Sources) =>
  new Set(
    Object.entries(contracts).flatMap(([name, document]) =>
      partsOf(document).map((part) => `${name === 'openapi' ? '' : `${name} `}${part.owner} ${part.name}`),
    ),
  )
const whole = recordOf(sources)

t.test('nothing is missing but what only a test run knows', (t) => {
  t.strictSame(missingIn(sources), [])
  t.strictSame(missingIn(sources, whole), [])
  t.end()
})

/** Each gap, as a change of the sources or the record, and the only line that names it. */
const gaps: readonly [line: RegExp, plant: (planted: any, record: Set<string>) => void][] = [
  [/^getJob has no description: /, ({ contracts }) => delete contracts.openapi.paths['/jobs/{shortcode}'].get.description],
  [/^createComment body has no example: /, ({ contracts }) => delete bodyOf(contracts, '/candidates/{id}/comments').example],
  [/^listEvents query context has no example: /, ({ contracts }) => delete parameterNamed(contracts, 'context').example],
  [/^listEvents query context has no description: /, ({ contracts }) => delete parameterNamed(contracts, 'context').description],
  [/^getJob 200 has no example: /, ({ contracts }) => delete answerOf(contracts, '/jobs/{shortcode}').content['application/json'].example],
  [/^oauth authorize 303 Location has no description: /, ({ contracts }) => (redirectOf(contracts).headers.Location = { example: '/' })],
  [/^job_deleted body has no example: /, ({ contracts }) => delete deletedOf(contracts).example],
  [/^listEvents is in no guide: /, (planted) => (planted.guides = without(planted.guides, /listEvents/g))],
  [/^job_deleted is in no guide: /, (planted) => (planted.guides = without(planted.guides, /job_deleted/g))],
  [/^oauth revokeToken is in no guide: /, (planted) => (planted.guides = without(planted.guides, /\/oauth\/revoke/g))],
  [/^v2 listJobs is in no release: run make release/, (planted) => planted.unreleased.push('v2 listJobs')],
  [/^listJobs 429 is covered by no test: /, (_, record) => record.delete('listJobs 429')],
  [/^listJobs 429 Retry-After is covered by no test: /, (_, record) => record.delete('listJobs 429 Retry-After')],
  [/^listJobs query state is covered by no test: /, (_, record) => record.delete('listJobs query state')],
  [/^candidate_moved header webhook-id is covered by no test: /, (_, record) => record.delete('candidate_moved header webhook-id')],
  [/^candidate_moved 410 is covered by no test: /, (_, record) => record.delete('candidate_moved 410')],
  [/^oauth exchangeToken 415 is covered by no test: /, (_, record) => record.delete('oauth exchangeToken 415')],
  [/^v1 getJob 200 is covered by no test: /, (_, record) => record.delete('v1 getJob 200')],
  [/^v2 getJob 200 Deprecation is covered by no test: /, (_, record) => record.delete('v2 getJob 200 Deprecation')],
]
const bodyOf = (contracts: any, path: string) => contracts.openapi.paths[path].post.requestBody.content['application/json']
const answerOf = (contracts: any, path: string) => contracts.openapi.paths[path].get.responses[200]
const redirectOf = (contracts: any) => contracts.oauth.paths['/oauth/authorize'].get.responses[303]
const deletedOf = (contracts: any) => contracts.openapi.webhooks.job_deleted.post.requestBody.content['application/json']
/** The component of a parameter that only one operation has. */
const parameterNamed = (contracts: any, name: string) =>
  Object.values<any>(contracts.openapi.components.parameters).find((parameter) => parameter.name === name)
const without = (guides: Sources['guides'], name: RegExp) => guides.map((guide) => ({ ...guide, text: guide.text.replaceAll(name, '') }))

t.test('every kind of gap is one line', (t) => {
  for (const [line, plant] of gaps) {
    const planted = structuredClone(sources)
    const record = new Set(whole)
    plant(planted, record)
    const lines = missingIn(planted, record)
    t.equal(lines.length, 1, line.source, { lines })
    t.match(lines[0], line)
  }
  t.end()
})

t.test('the page shows what is missing, and how many of how many', (t) => {
  t.match(pageOf(sources), '\nNothing is missing.\n')
  t.match(pageOf(sources), /^\| \[getJob\]\(\/docs\/operations#getJob\) \| (\d+ \| ){4}\[.*\]\(\/docs\/guides\/.*\) \| yes \| 3, 2, 1 \|$/m)
  const planted = structuredClone(sources) as any
  delete answerOf(planted.contracts, '/jobs/{shortcode}').content['application/json'].example
  planted.unreleased.push('getJob')
  const page = pageOf(planted)
  t.match(page, '\n- getJob 200 has no example: ')
  t.match(page, /^\| \[getJob\].* \| (\d+) of \d+ \| .* \| no \| 3, 2, 1 \|$/m)
  t.end()
})

t.test('an exchange covers what it sent with success, and the headers that it received', (t) => {
  const operation = operationsIn('/spi/v3').get('listJobs')!
  const headers: Record<string, string> = {
    'x-rate-limit-limit': '10',
    'x-rate-limit-remaining': '9',
    'x-rate-limit-reset': '1767607200',
    'x-request-id': 'one',
  }
  const answered = (given: Record<string, string>) => (name: string) => given[name.toLowerCase()]
  const exchange = { status: 200, search: 'state[]=draft&limit=&unknown=1', sent: {}, answered: answered(headers) }
  const names = Object.keys(operation.responses[200]?.headers ?? {}).map((name) => `200 ${name}`)
  t.strictSame(coveredBy(operation, exchange), { parts: ['200', 'query state', ...names], faults: [] })
  t.strictSame(
    coveredBy(operation, { ...exchange, status: 404, answered: () => undefined }).parts,
    ['404'],
    'a refused parameter proves nothing',
  )
  for (const [name, value] of Object.entries({ 'x-rate-limit-limit': '0', 'x-rate-limit-reset': 'soon', 'x-request-id': 'x'.repeat(65) })) {
    const { faults } = coveredBy(operation, { ...exchange, answered: answered({ ...headers, [name]: value }) })
    t.match(faults, [new RegExp(`200 with ${name}: ${value}`, 'i')])
  }
  const { 'x-request-id': _, ...fewer } = headers
  t.strictSame(coveredBy(operation, { ...exchange, answered: answered(fewer) }).faults, ['200 with X-Request-Id: undefined'])
  t.end()
})
