// The request of an operation's examples, written in several languages. test/samples.test.ts runs every one of them.
import type { Document, NamedOperation } from '../../contract/document.ts'
import { go } from './sampleGo.ts'
import { java } from './sampleJava.ts'
import { php } from './samplePhp.ts'
import { indented, json, requestOf, type SampleRequest } from './sampleRequest.ts'
import type { Sample } from './tabs.ts'

/** Returns the sample in each language, by its name. Each reads the token from the variable TOKEN and prints the body of the answer. */
export function samplesOf(document: Document, named: NamedOperation): Record<string, Sample> {
  const request = requestOf(document, named)
  return {
    curl: { title: 'curl', language: 'sh', text: curl(request) },
    typescript: { title: 'TypeScript', language: 'ts', text: typescript(request) },
    python: { title: 'Python', language: 'python', text: python(request) },
    java: { title: 'Java', language: 'java', text: java(request) },
    go: { title: 'Go', language: 'go', text: go(request) },
    php: { title: 'PHP', language: 'php', text: php(request) },
  }
}

/** Returns a request as a command of curl, which reads the token from the variable TOKEN. */
export function curl({ method, url, isPublic, body }: Omit<SampleRequest, 'id' | 'answer'>): string {
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
