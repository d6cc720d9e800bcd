// The reference's browser bundle, read at the first request for it: startup takes no longer, and other requests do not wait.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { staticDocument, type StaticDocument } from '../../server/staticDocument.ts'

export type Bundle = { readonly path: string; readonly document: StaticDocument }

/** Reads the bundle in a worker thread. Rejects if the package is not installed or its format has changed. */
export async function readBundle(): Promise<Bundle> {
  const worker = new Worker(new URL('./bundleWorker.ts', import.meta.url), { execArgv: [] })
  // An `error` event of the worker rejects this.
  const [{ buffer, byteOffset, byteLength }] = (await once(worker, 'message')) as [Uint8Array]
  await worker.terminate()
  const document = staticDocument(Buffer.from(buffer, byteOffset, byteLength), 'text/javascript; charset=utf-8')
  return { path: `/assets/reference.${document.hash}.js`, document }
}
