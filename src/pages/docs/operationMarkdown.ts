// The pages of operations and notifications as Markdown, from the same data as their HTML.
import { STATUS_CODES } from 'node:http'
import { sentMedia, type Document, type Media, type NamedOperation, type NamedWebhook, type Parameter } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { membersOf, type Member } from './memberTable.ts'
import { parameterOf } from './operationParts.ts'
import { samplesOf } from './samples.ts'

/** Returns an operation as Markdown; `address` is its path from the root. */
export function operationMarkdown(document: Document, named: NamedOperation, facts: OperationFacts, address: string): string {
  const { id, method, operation } = named
  const { summary = id, description = '', parameters, requestBody, responses } = operation
  return paragraphs(
    `# ${summary}`,
    `\`${method} ${address}\` (\`${id}\`), ${accessIn(facts)}.`,
    description.trim(),
    parametersPart(document, 'Parameters', parameters),
    requestBody && `## Body`,
    requestBody && bodyPart(document, requestBody.content),
    ...Object.entries(responses).flatMap(([status, answer]) => [
      `## ${status} ${STATUS_CODES[status] ?? ''}`.trim(),
      answer.description.trim(),
      // The body of an error is the same everywhere: the error catalogue has it.
      Number(status) < 400 ? bodyPart(document, answer.content) : undefined,
    ]),
    '## Sample',
    fenced('sh', samplesOf(document, named).curl!.text),
  )
}

/** Returns a notification as Markdown. */
export function notificationMarkdown(document: Document, { event, operation }: NamedWebhook): string {
  const { summary = event, description = '', parameters, requestBody } = operation
  return paragraphs(
    `# ${summary}`,
    `\`POST\` of the notification \`${event}\` to the targets of subscriptions.`,
    description.trim(),
    parametersPart(document, 'Headers', parameters),
    '## Body',
    bodyPart(document, requestBody?.content),
  )
}

/** Returns the scopes that an operation takes, and the kinds of tokens if they are limited. */
export function accessIn({ scopes, kinds }: OperationFacts): string {
  if (scopes === null) return 'no token needed'
  const names = scopes.map((all) => all.map((scope) => `\`${scope}\``).join(' and ')).join(' or ')
  return `${scopes.flat().length === 0 ? 'any scope' : `scope ${names}`}${kinds ? `, ${kinds.join(' and ')} tokens only` : ''}`
}

const paragraphs = (...parts: readonly (string | undefined)[]): string => `${parts.filter((part) => part).join('\n\n')}\n`

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

const parametersPart = (document: Document, title: string, parameters: readonly Parameter[] = []) =>
  parameters.length > 0 ? `## ${title}\n\n${tableOf(parameters.map(parameterOf(document)))}` : undefined

function bodyPart(document: Document, content: Readonly<Record<string, Media>> = {}): string | undefined {
  const { schema = {}, example, examples = {} } = content[sentMedia(content) ?? ''] ?? {}
  const shown = example === undefined ? Object.values(examples).map(({ value }) => value) : [example]
  const members = membersOf(document, schema, shown[0])
  const table = members.length > 0 ? [tableOf(members)] : []
  return [...table, ...shown.map((value) => fenced('json', JSON.stringify(value, null, 2)))].join('\n\n')
}

const tableOf = (members: readonly Member[]) =>
  ['| Name | Type | Meaning |', '| --- | --- | --- |', ...members.map((member) => `| ${cellsOf(member).map(cell).join(' | ')} |`)].join(
    '\n',
  )

const cellsOf = ({ path, required, type, bounds, description, example }: Member) => [
  `\`${path.join('.')}\`${required ? ' (required)' : ''}`,
  [type, ...bounds].join('; '),
  example === undefined ? description : `${description} Example: \`${example}\``,
]

/** A line break or a bar would end the cell. */
const cell = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
