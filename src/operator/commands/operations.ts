// spindle <noun> <verb> for the operations of the contract: names, options and help follow from it, and rules are the operations' own.
import { operatorCaller } from '../../access/callers.ts'
import { facts } from '../../../generated/facts.ts'
import { operationAt, type Operation } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { contract } from '../../contracts.ts'
import { lazily } from '../../lazily.ts'
import { ofAccount, type Command, type Io, type Option, type Tools } from '../command.ts'
import { resultOf } from '../operationAnswer.ts'
import { nameOf } from '../operationNames.ts'
import { fieldsOf, isObject, jsonIn, plainOf, requestOf, sentenceOf, type Field } from '../operationOptions.ts'
import { refused, UsageError } from '../refused.ts'
import { prepareAccount } from './accountBySubdomain.ts'
import { memberByName } from './memberByName.ts'

const document = contract()

/**
 * The command of an operation. Without --as it has every right; with it, the rights of that member. Its options and notes are made when
 * they are first asked for, since most programs run one command or none.
 */
function commandOf(id: string, { method, path, kinds, body: declared }: OperationFacts): Command {
  const named = lazily(() => operationAt(document, path, method))
  const fields = lazily(() => fieldsOf(document, named()))
  const options = lazily(() => optionsOf(fields(), { onlyMembers: kinds?.includes('account') === false, hasBody: declared !== undefined }))
  const { summary = '' } = document.paths[path]![method.toLowerCase()] as Operation

  return {
    name: nameOf({ id, path }),
    summary: sentenceOf(summary),
    get options() {
      return options()
    },
    ...(declared && { input: { linesOf: 'file', optional: true } }),
    get notes() {
      return notesOf(named().operation.description)
    },
    prepare: ({ statement, callById, address }: Tools) => {
      const accountOf = prepareAccount(statement)
      const memberOf = memberByName(statement)
      return async (given, io) => {
        const body = given.file === undefined ? {} : await objectIn(io)
        const { headers, ...request } = requestOf(fields(), given, body)
        const account = await accountOf(String(given.account ?? given.subdomain))
        const member = typeof given.as === 'string' ? await memberOf(account.id, given.as) : undefined
        if (member && !member.active) throw refused(`${member.name} is deactivated, so nobody can act for them`)
        const { body: _, ...bare } = request
        const answer = await callById(id, declared ? request : bare, {
          caller: operatorCaller(account, member),
          headers: { host: new URL(address).host, ...headers },
        })
        return resultOf(answer, fields())
      }
    },
  }
}

/** Returns the options of a command: those of the path first, then the account's, unless the path names it. */
function optionsOf(fields: readonly Field[], { onlyMembers, hasBody }: { onlyMembers: boolean; hasBody: boolean }): Record<string, Option> {
  const of = (which: readonly Field[]) => Object.fromEntries(which.map((field) => [field.name, field.option]))
  const { path = [], rest = [] } = Object.groupBy(fields, (field) => (field.in === 'path' ? 'path' : 'rest'))
  return {
    ...of(path),
    ...(!fields.some(({ steps: [step] }) => step === 'subdomain') && ofAccount),
    ...of(rest),
    as: {
      value: '<id or e-mail>',
      ...(onlyMembers && { required: true }),
      summary: 'acts for this member, with their roles; the audit log names the operator and the member',
    },
    ...(hasBody && {
      file: { value: '<path>', summary: 'a JSON file with the body, or - for standard input; options replace its members' },
    }),
  }
}

/** Returns the object that the input lines hold. */
async function objectIn({ lines }: Io): Promise<Record<string, unknown>> {
  let text = ''
  for await (const line of lines) text += `${line}\n`
  const body = jsonIn(text, '--file')
  if (!isObject(body)) throw new UsageError('--file must hold a JSON object')
  return body
}

/** Returns the description for the help page, without what it says about tokens: the operator has none. */
function notesOf(description = ''): string[] {
  const paragraphs = plainOf(description)
    .trim()
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('Scope'))
  return paragraphs.join('\n\n').split('\n')
}

/** A command for each operation of the contract. */
export const operationCommands: readonly Command[] = Object.entries<OperationFacts>(facts).map(([id, operation]) =>
  commandOf(id, operation),
)

/** What each noun of these commands is about, in the words of the tag of that name, or else of its first command. */
export const operationNouns: Readonly<Record<string, string>> = Object.fromEntries(
  operationCommands.toReversed().map(({ name, summary }) => {
    const [noun = ''] = name.split(' ')
    const tag = document.tags.find((one) => one.name === noun)
    return [noun, tag ? sentenceOf(tag.description) : summary]
  }),
)
