// The request of an operation's examples, written in several languages. test/samples.test.ts runs every one of them.
import { isJson, sentMedia, type Document, type NamedOperation, type Parameter } from '../../contract/document.ts'
import { placeholder } from './frame.ts'
import type { Sample } from './tabs.ts'

type Exemplary = Parameter & { readonly example?: unknown }
/** `body` is the value before it is written as JSON. */
type SampleRequest = {
  readonly method: string
  readonly url: string
  readonly isPublic: boolean
  readonly body?: unknown
  readonly answer: 'json' | 'text' | 'none'
}

/** Returns the sample in each language, by its name. Each reads the token from the variable TOKEN and prints the body of the answer. */
export function samplesOf(document: Document, named: NamedOperation): Record<string, Sample> {
  const request = requestOf(document, named)
  return {
    curl: { title: 'curl', language: 'sh', text: curl(request) },
    typescript: { title: 'TypeScript', language: 'ts', text: typescript(request) },
    python: { title: 'Python', language: 'python', text: python(request) },
  }
}

function requestOf({ servers: [server] = [] }: Document, { method, path, operation }: NamedOperation): SampleRequest {
  const { parameters = [], requestBody, responses, security } = operation
  const exampleIn = (place: string, name: string) =>
    (parameters as Exemplary[]).find((parameter) => parameter.in === place && parameter.name === name)?.example
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(exampleIn('path', name))))
  const required = (parameters as Exemplary[]).filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = { ...Object.fromEntries(required.map(({ name, example }) => [name, example])), ...operation['x-example-query'] }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  const media = requestBody?.content[sentMedia(requestBody.content) ?? '']
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const type = sentMedia(success?.content)
  return {
    method,
    url: `${placeholder}${new URL(server?.url ?? placeholder).pathname}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`,
    isPublic: security?.length === 0,
    ...(media && { body: media.example ?? Object.values(media.examples ?? {})[0]?.value }),
    answer: type === undefined ? 'none' : isJson(type) ? 'json' : 'text',
  }
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
const indented = (text: string, width: number) => text.replaceAll('\n', `\n${' '.repeat(width)}`)

/** Returns a request as a command of curl, which reads the token from the variable TOKEN. */
export function curl({ method, url, isPublic, body }: Omit<SampleRequest, 'answer'>): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(json(body))}`]),
  ].join(' \\\n  ')
}

function typescript({ method, url, isPublic, body, answer }: SampleRequest): string {
  // Names that need no quotes have none.
  const literal = (value: unknown) => json(value).replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
  const headers = [
    ...(isPublic ? [] : ['Authorization: `Bearer ${process.env.TOKEN}`']),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(literal(body), 2)}),`]),
  ]
  return `const response = await fetch('${url}'${options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
console.log(${{ json: 'await response.json()', text: 'await response.text()', none: 'response.status' }[answer]})`
}

function python({ method, url, isPublic, body, answer }: SampleRequest): string {
  const headers = [
    ...(isPublic ? [] : [`"Authorization": f"Bearer {os.environ['TOKEN']}"`]),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ]
  const options = [
    `"${url}"`,
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(body === undefined ? [] : ['data=json.dumps(body).encode()']),
  ]
  const modules = [...(body !== undefined || answer === 'json' ? ['json'] : []), ...(isPublic ? [] : ['os'])]
  return `${modules.length > 0 ? `import ${modules.join(', ')}\n` : ''}from urllib.request import Request, urlopen

${body === undefined ? '' : `body = ${pythonLiteral(body)}\n`}request = Request(
    ${options.join(',\n    ')},
)
with urlopen(request) as response:
    print(${{ json: 'json.load(response)', text: 'response.read().decode()', none: 'response.status' }[answer]})`
}

/** Writes a JSON value as Python does, a member in each line. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const parts = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${pythonLiteral(member, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}
