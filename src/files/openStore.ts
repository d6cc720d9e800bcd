// Opens the store that the configuration names: a bucket, or the folder `files` of DATA_DIR.
import type { Config } from '../config.ts'
import { diskStore, type Store } from './store.ts'

/** The client of buckets is loaded only where one is configured. */
export async function openStore({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<Store> {
  if (!bucket) return diskStore(`${dataDir}/files`)
  const { bucketStore } = await import('./bucket.ts')
  return bucketStore(bucket)
}
