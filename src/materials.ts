// What a bundle is made of: its packages as a bill of materials in CycloneDX, and the texts of their licences.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Release = { readonly name: string; readonly version: string; readonly license: string }
/** A package, and the text of its licence. */
export type Material = Release & { readonly text: string }

const licenceFile = /^(licen[cs]e|copying|notice)\b/i
/** Everything up to the package's own folder, for a path inside an installed package. */
const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Returns the packages that the files come from, by name. The paths are relative to `root`. */
export function materialsOf(paths: readonly string[], root: string): Material[] {
  const folders = new Set(paths.flatMap((path) => packageFolder.exec(path)?.[0] ?? []))
  return [...folders].toSorted().map((folder) => {
    const read = (name: string) => readFileSync(join(root, folder, name), 'utf8')
    const { name, version, license } = JSON.parse(read('package.json')) as Release
    const texts = readdirSync(join(root, folder))
      .filter((file) => licenceFile.test(file))
      .map((file) => read(file).trim())
    // A package without such a file names a standard licence only.
    return { name, version, license, text: texts.join('\n\n') || `Licensed under ${license}.` }
  })
}

export const licencesOf = (materials: readonly Material[]): string =>
  [
    'This package contains the following packages.',
    ...materials.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'

/** Returns a bill of materials in CycloneDX 1.6. */
export function billOf(release: Release, materials: readonly Release[]): string {
  const component = (type: string, { name, version, license }: Release) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return { type, 'bom-ref': purl, name, version, licenses: [{ expression: license }], purl }
  }
  const whole = component('application', release)
  const components = materials.map((material) => component('library', material))
  return JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: whole },
      components,
      dependencies: [{ ref: whole.purl, dependsOn: components.map(({ purl }) => purl) }],
    },
    null,
    2,
  )
}
