// The reference's browser bundle, read when somebody first asks for it: a start costs nothing, and no request waits behind it.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { staticDocument, type StaticDocument } from '../../server/staticDocument.ts'

export type Bundle = { readonly path: string; readonly document: StaticDocument }

/** Reads the bundle in a worker thread. Rejects when the package is not installed or has changed its form. */
export async function readBundle(): Promise<Bundle> {
  const worker = new Worker(new URL('./bundleWorker.ts', import.meta.url), { execArgv: [] })
  // An `error` of the worker rejects this.
  const [{ buffer, byteOffset, byteLength }] = (await once(worker, 'message')) as [Uint8Array]
  await worker.terminate()
  const document = staticDocument(Buffer.from(buffer, byteOffset, byteLength), 'text/javascript; charset=utf-8')
  return { path: `/assets/reference.${document.hash}.js`, document }
}
