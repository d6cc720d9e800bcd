// Generates what the older versions need from the newest contract: `node src/versions/generate.ts <root.yaml> <output> [--check]`.
import { join } from 'node:path'
import { bundle } from '../contract/bundle.ts'
import { faultsIn, refuseFaults } from '../contract/faults.ts'
import { documentsOf, factsSourceOf, validatorsOf, writeOrCheck } from '../contract/generate.ts'
import { olderContract } from './contract.ts'
import { fromTwoToThree } from './fromThree.ts'
import { guideOf } from './guide.ts'
import { versions } from './versions.ts'

const words = process.argv.slice(2)
const check = words.includes('--check')
const [root, output] = words.filter((word) => word !== '--check')
if (!root || !output) throw new Error('usage: generate.ts <root.yaml> <output folder> [--check]')

let newer = await bundle(root)
for (const version of versions) {
  newer = olderContract(version, newer)
  refuseFaults(faultsIn(newer))
  const files = { ...(await documentsOf(newer)), ...(version.generated && { ...factsSourceOf(newer), ...(await validatorsOf(newer)) }) }
  await writeOrCheck(join(output, `v${version.number}`), files, check)
}
await writeOrCheck(output, { 'from-2-to-3.md': guideOf(fromTwoToThree) }, check)
