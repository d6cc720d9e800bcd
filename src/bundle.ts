// Creates the bundle: `node src/bundle.ts <folder>`. It starts sooner than the sources and needs only Node, no installed packages.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { openDatabase } from './db/client.ts'
import { migrations } from './db/migrations.ts'
import { templateName } from './db/template.ts'
import release from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

/** The programs that run by themselves, each as one file of `programs/`: the server, the operator's command, and the server's threads. */
const programs = ['src/main.ts', 'src/operator/spindle.ts', 'src/db/embeddedWorker.ts', 'src/pages/docs/bundleWorker.ts']
/** The files that they read at run time, at the same paths below the bundle as below the root. */
const files = [
  'LICENSE',
  'drizzle',
  'generated/changelog.md',
  'generated/completeness.md',
  'generated/from-2-to-3.md',
  'generated/v1',
  'generated/v2',
  'openapi/guides',
  'src/pages/assets',
  'node_modules/@scalar/fastify-api-reference/package.json',
  'node_modules/@scalar/fastify-api-reference/dist/index.js',
]
/** The database engine looks for these files beside its own code. */
const engineFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((name) => `node_modules/@electric-sql/pglite/dist/${name}`)

/** CommonJS packages load Node's modules with `require`, which an ES module does not have. */
const banner = "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)"

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
      const contents = text.replaceAll(/new URL\(([^,]+), import\.meta\.url\)/g, (_, target: string) =>
        programs.some((program) => `'./${basename(program)}'` === target)
          ? `new URL(${target.replace('.ts', '.js')}, import.meta.url)`
          : `new URL(${target}, ${place})`,
      )
      return { contents, loader: 'ts' }
    })
  },
}

/** Writes the programs and the files that they read into the folder, and deletes its former content. */
export async function writeBundle(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await build({
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
    plugins: [places],
    logLevel: 'warning',
  })
  for (const path of files) cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const path of engineFiles) cpSync(join(root, path), join(folder, 'programs', basename(path)))
  const { name, version, license, type, engines } = release
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license, type, engines }, null, 2))
}

/** Returns the folder of the bundle's own template of an embedded database. */
export const templateIn = (folder: string): string => join(folder, 'templates', templateName(migrations))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] as string
  await writeBundle(folder)
  await (await openDatabase({ dataDir: templateIn(folder), migrations })).close()
}
