// Creates the bundle: `node src/bundle.ts <folder>`. It starts sooner than the sources, needs only Node, and can be packed by npm.
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { openDatabase } from './db/client.ts'
import { migrations } from './db/migrations.ts'
import { emptyFolder, templateName } from './db/template.ts'
import { billOf, licencesOf, materialsOf } from './materials.ts'
import release from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

/** The programs that run by themselves, each as one file of `programs/`: the server, the operator's command, and the server's threads. */
const programs = ['src/main.ts', 'src/spindle.ts', 'src/db/embeddedWorker.ts', 'src/pages/docs/bundleWorker.ts']
/** The files that they read at run time, at the same paths below the bundle as below the root. */
const files = [
  'LICENSE',
  'drizzle/*.sql',
  'drizzle/meta/_journal.json',
  'drizzle/demo',
  'generated/changelog.md',
  'generated/completeness.md',
  'generated/configuration.md',
  'generated/from-2-to-3.md',
  'generated/import.md',
  'generated/*.json',
  'generated/{v1,v2,oauth,careers}/*.json',
  'openapi/guides',
  'src/operator/{Caddyfile,alerts.yaml,dashboard.json,nginx.conf,spindle.service}',
  'src/pages/assets',
]
/** The packages that are read as texts: the portal's reference and its search. */
const texts = { '@scalar/fastify-api-reference': 'reference.js', minisearch: 'minisearch.js' }
/** The files of packages that are read beside the programs: the database engine's, the reference's only module, and OpenAPI's own schemas. */
const besides: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((name) => [name, `node_modules/@electric-sql/pglite/dist/${name}`]),
  ),
  'reference.js': 'node_modules/@scalar/fastify-api-reference/dist/index.js',
  'minisearch.js': 'node_modules/minisearch/dist/es/index.js',
  schemas: 'node_modules/@seriousme/openapi-schema-validator/schemas',
}

/**
 * What the generator loads from packages as they are, by package: programs that it starts, and modules that its output is made of. npm
 * bundles them with the package, so that it is installed without a network.
 */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@redocly/cli': ['bin', 'lib'],
  ajv: ['dist'],
  'ajv-formats': ['dist'],
  'esbuild-wasm': ['bin', 'lib/main.js', 'esbuild.wasm', 'wasm_exec.js', 'wasm_exec_node.js'],
  'fast-deep-equal': ['index.js'],
  typescript: ['lib/typescript.js'],
}

/**
 * The command is run by its name, as a script of the shell, for which its second line starts Node: without `--` Node itself would read the file
 * that `--env-file` names. CommonJS packages load Node's modules with `require`, which an ES module does not have.
 */
const banner =
  '#!/bin/sh\n\':\' //; exec node -- "$0" "$@"\nimport { createRequire as requireFrom } from \'node:module\'\nconst require = requireFrom(import.meta.url)'

/**
 * A source that names a file relative to itself must find it from `programs/`: a thread beside it, any other file as if the source were in
 * the bundle. What it requires is bundled like what it imports.
 */
const places: Plugin = {
  name: 'places',
  setup(plugin) {
    plugin.onLoad({ filter: /\/src\/.*\.[jt]s$/ }, ({ path }) => {
      const place = `new URL('../${relative(root, path)}', import.meta.url)`
      const text = readFileSync(path, 'utf8').replace('const require = createRequire(import.meta.url)', '')
      const contents = text
        .replaceAll(/new URL\(([^,]+), import\.meta\.url\)/g, (_, target: string) =>
          programs.some((program) => `'./${basename(program)}'` === target)
            ? `new URL(${target.replace('.ts', '.js')}, import.meta.url)`
            : `new URL(${target}, ${place})`,
        )
        .replace(/import\.meta\.resolve\('([^']+)'\)/, (call, name: string) =>
          name in texts ? `new URL('./${texts[name as keyof typeof texts]}', import.meta.url)` : call,
        )
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * An import of one of these modules evaluates all its getters, for which Node loads a WebSocket client and the Web Crypto API. The bundle
 * imports only their other properties.
 */
const heavy = ['node:http', 'node:crypto']
const withoutGetters: Plugin = {
  name: 'without getters',
  setup(plugin) {
    const isPlain = ([, { value }]: [string, PropertyDescriptor]) => value !== undefined
    plugin.onResolve({ filter: new RegExp(`^(${heavy.join('|')})$`) }, ({ path, kind, importer }) =>
      // The client of S3 uses such a getter, and is loaded only for files in a bucket.
      kind === 'require-call' || importer.includes('/@smithy/') ? undefined : { path, namespace: 'without getters' },
    )
    plugin.onLoad({ filter: /./, namespace: 'without getters' }, ({ path }) => {
      const names = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(path)!))
        .filter(isPlain)
        .map(([name]) => name)
      const contents = `const all = process.getBuiltinModule('${path}')\nexport default all\nexport const { ${names.join(', ')} } = all`
      return { contents }
    })
  },
}

/**
 * Writes the programs and everything that they read into the folder, and deletes its former content. `createTemplate` creates the migrated
 * database that a first start copies.
 */
export async function writeBundle(folder: string, createTemplate: (directory: string) => Promise<void>): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: join(folder, 'programs'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: { js: banner },
    plugins: [places, withoutGetters],
    // Runs on every system, unlike the faster one.
    alias: { esbuild: 'esbuild-wasm' },
    external: ['esbuild-wasm', 'typescript'],
    metafile: true,
    logLevel: 'warning',
  })
  for (const path of globSync(files, { cwd: root })) cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const [name, path] of Object.entries(besides)) cpSync(join(root, path), join(folder, 'programs', name), { recursive: true })
  for (const [name, parts] of Object.entries(packages)) copyPackage(name, parts, folder)
  const template = templateIn(folder)
  await createTemplate(template)
  // A package holds files only.
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory() && readdirSync(path).length === 0) writeFileSync(join(path, emptyFolder), '')
  }
  const copied = Object.entries(packages).map(([name, [part]]) => `node_modules/${name}/${part}`)
  const materials = materialsOf([...Object.keys(metafile.inputs), ...Object.values(besides), ...copied], root)
  const { name, version, description, license, type, engines } = release
  const bundleDependencies = Object.keys(packages)
  const dependencies = Object.fromEntries(
    materials.filter((one) => bundleDependencies.includes(one.name)).map((one) => [one.name, one.version]),
  )
  const bin = { [name]: `programs/${name}.js` }
  const described = { name, version, description, license, type, engines, bin, dependencies, bundleDependencies }
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(described, null, 2),
    'LICENCES.txt': licencesOf(materials),
    'bom.json': billOf(release, materials),
  }))
    writeFileSync(join(folder, file), text)
}

/** Copies parts of an installed package into the folder. Its own dependencies are left out of its description, or npm would fetch them. */
function copyPackage(name: string, parts: readonly string[], folder: string): void {
  const [from, to] = [root, folder].map((base) => join(base, 'node_modules', name)) as [string, string]
  // Without sources that a package brings for its users to copy.
  const filter = (path: string) => !/(?<!\.d)\.ts$/.test(path)
  for (const part of parts) cpSync(join(from, part), join(to, part), { recursive: true, filter })
  const { version, license, type, main, exports } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, unknown>
  writeFileSync(join(to, 'package.json'), JSON.stringify({ name, version, license, type, main, exports }))
}

/** Returns the folder of the bundle's own template of an embedded database. */
export const templateIn = (folder: string): string => join(folder, 'templates', templateName(migrations))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeBundle(process.argv[2] as string, async (dataDir) => (await openDatabase({ dataDir, migrations })).close())
}
