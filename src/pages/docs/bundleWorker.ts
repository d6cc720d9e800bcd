// Extracts the reference's browser bundle from its package, off the event loop that serves requests.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

const start = 'var standalone_default = '

/** The bundle is a string in the package's only module. The module is read as text: running it would start an unwanted plugin. */
function bundleIn(module: string): Buffer {
  const at = module.indexOf(start)
  const end = module.indexOf(';\n', at)
  if (at < 0 || end < 0) throw new Error(`@scalar/fastify-api-reference has changed its form: it holds no "${start}"`)
  // The string literal is valid JSON except for raw control characters such as tabs.
  const literal = module
    .slice(at + start.length, end)
    .replace(/[\p{Cc}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return Buffer.from(JSON.parse(literal) as string)
}

parentPort?.postMessage(bundleIn(readFileSync(new URL(import.meta.resolve('@scalar/fastify-api-reference')), 'utf8')))
