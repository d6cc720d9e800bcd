// Makes the present contract the released one: `node src/contract/release.ts <openapi folder> <generated folder> <date>`.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [folder = '', generated = '', date = ''] = process.argv.slice(2)
if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error('usage: release.ts <openapi folder> <generated folder> <YYYY-MM-DD>')
const released = join(folder, 'released')
const changelog = await readFile(join(generated, 'changelog.md'), 'utf8')
const [, sections] = /^# .*?\n(?=## )(.*)$/s.exec(changelog) ?? []
if (!sections?.startsWith('## Since the last release')) throw new Error('Nothing has changed since the last release')

await writeFile(join(released, 'changelog.md'), sections.replace('## Since the last release', `## ${date}`))
await copyFile(join(generated, 'openapi-3.1.json'), join(released, 'contract.json'))
for (const name of ['breaking.txt', 'announced.txt']) {
  const text = await readFile(join(released, name), 'utf8')
  await writeFile(join(released, name), `${text.split('\n')[0]}\n`)
}
