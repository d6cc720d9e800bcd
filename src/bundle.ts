// Makes the bundle: `node src/bundle.ts <folder>`. What it makes starts sooner than the sources, and needs Node alone, no installed packages.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { openDatabase } from './db/client.ts'
import { migrations } from './db/migrations.ts'
import { templateName } from './db/template.ts'
import release from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

/** What runs by itself, each as one file of `programs/`: the server, the operator's command, and the server's threads. */
const programs = ['src/main.ts', 'src/operator/spindle.ts', 'src/db/embeddedWorker.ts', 'src/pages/docs/bundleWorker.ts']
/** What they read while they run, at the same places below the bundle as below the root. */
const files = [
  'LICENSE',
  'drizzle',
  'generated/changelog.md',
  'generated/from-2-to-3.md',
  'generated/v1',
  'generated/v2',
  'openapi/guides',
  'src/pages/assets',
  'node_modules/@scalar/fastify-api-reference/package.json',
  'node_modules/@scalar/fastify-api-reference/dist/index.js',
]
/** The engine looks for these beside its own code. */
const engineFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((name) => `node_modules/@electric-sql/pglite/dist/${name}`)

/** Packages in CommonJS ask for Node's modules by `require`, which a module does not have. */
const banner = "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)"

/**
 * A source that names a file by its own place finds it from `programs/`: a thread beside it, anything else as if the source lay in the
 * bundle. What it requires is bundled, as what it imports.
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

/** Writes the programs, and what they read, into the folder, whose former content goes. */
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

/** Where the bundle's own template of an embedded database lies. */
export const templateIn = (folder: string): string => join(folder, 'templates', templateName(migrations))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] as string
  await writeBundle(folder)
  await (await openDatabase({ dataDir: templateIn(folder), migrations })).close()
}
