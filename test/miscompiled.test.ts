// Programs that violate the contract must not compile: each file of fixtures/miscompiled names the error it must get.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import t from 'tap'
import ts from 'typescript'

const root = new URL('..', import.meta.url).pathname
const folder = join(root, 'test/fixtures/miscompiled')

/** `// Refused: TS2345 a part of the message`. */
const expected = /^\/\/ Refused: TS(\d+) (.+)$/m

// One compiler run over all of them, with the project's own settings.
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['package.json'] }, ts.sys, root)
const files = readdirSync(folder).map((name) => join(folder, name))
const program = ts.createProgram(files, options)
const found = [
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program.getSyntacticDiagnostics(),
  ...program.getSemanticDiagnostics(),
]
const messagesOf = (file: string) =>
  found.filter((one) => one.file?.fileName === file).map((one) => `TS${one.code} ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`)

t.test('the correct twin compiles', async (t) => {
  t.same(messagesOf(join(folder, 'correct.ts')), [])
  t.same(
    found.filter(({ file }) => !file || !files.includes(file.fileName)).map(({ messageText }) => messageText),
    [],
    'and so does all that it uses',
  )
})

for (const file of files.filter((name) => !name.endsWith('correct.ts'))) {
  t.test(`${basename(file, '.ts')} does not compile`, async (t) => {
    const [, code, text = ''] = expected.exec(readFileSync(file, 'utf8')) ?? []
    const messages = messagesOf(file)
    t.equal(messages.length, 1, 'one fault', { messages })
    t.ok(messages[0]?.startsWith(`TS${code} `), `refused with TS${code}`, { messages })
    t.ok(messages[0]?.includes(text), text, { messages })
  })
}

t.test('every kind of violation has a file', async (t) => {
  t.ok(files.length > 11)
})
