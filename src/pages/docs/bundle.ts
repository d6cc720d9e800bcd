// The reference's browser bundle, made ready when somebody first asks for it: a start costs nothing, and no request waits behind it.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Bundle = { readonly name: string; readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer }
type Posted = { hash: string } & Record<'plain' | 'br' | 'gzip', Uint8Array>

/** Gives the bundle, always the same one; after a failure the next call tries again. */
export function bundleOnce(): () => Promise<Bundle> {
  let made: Promise<Bundle> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function make(): Promise<Bundle> {
  const worker = new Worker(new URL('./bundleWorker.ts', import.meta.url), { execArgv: [] })
  // An `error` of the worker rejects this.
  const [{ hash, ...forms }] = (await once(worker, 'message')) as [Posted]
  await worker.terminate()
  const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { name: `reference.${hash}.js`, plain: buffer(forms.plain), br: buffer(forms.br), gzip: buffer(forms.gzip) }
}
