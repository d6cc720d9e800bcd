// Takes the reference's browser bundle out of its package, away from the event loop that answers requests.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

const start = 'var standalone_default = '

/** The bundle is a string in the package's one module, which is read as text: running the module would start a plugin that is not wanted. */
function bundleIn(module: string): Buffer {
  const at = module.indexOf(start)
  const end = module.indexOf(';\n', at)
  if (at < 0 || end < 0) throw new Error(`@scalar/fastify-api-reference has changed its form: it holds no "${start}"`)
  // It would be JSON, if tabs and the like were written as escapes.
  const literal = module
    .slice(at + start.length, end)
    .replace(/[\p{Cc}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return Buffer.from(JSON.parse(literal) as string)
}

parentPort?.postMessage(bundleIn(readFileSync(new URL(import.meta.resolve('@scalar/fastify-api-reference')), 'utf8')))
