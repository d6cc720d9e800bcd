// Stores the bytes of files in a bucket, by the protocol S3: each request in bounded time, and downloads by the store's own signed URLs.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Readable } from 'node:stream'
import type { BucketConfig } from '../config.ts'
import { placeOf, type Store } from './store.ts'

/** How long a request may take, with its repetition; milliseconds. */
const usualMs = 15_000
/** How long the store may say nothing, before a connection and within one; milliseconds. */
const silence = { connectionTimeout: 2_000, socketTimeout: 10_000 }

export function bucketStore({ bucket: Bucket, prefix, region, endpoint, credentials }: BucketConfig, requestMs = usualMs): Store {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: silence,
    // Not all stores know the newer checksums. The signature covers the bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const objectOf = (account: number, name: string) => ({ Bucket, Key: `${prefix}${placeOf(account, name)}` })

  /** The fault is told in words and has no cause, since a refused connection would look like one to the database. */
  async function sent<Answer>(what: string, send: (options: { abortSignal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
    try {
      return await send({ abortSignal: AbortSignal.timeout(requestMs) })
    } catch (error) {
      const { name, message } = error as Error
      throw new Error(`The bucket ${Bucket} did not ${what} (${name}: ${message})`)
    }
  }

  return {
    put: async (account, name, bytes) => {
      const object = { ...objectOf(account, name), Body: bytes, ContentLength: bytes.length, ContentType: 'application/octet-stream' }
      await sent('take a file', (options) => client.send(new PutObjectCommand(object), options))
    },
    read: (account, name) =>
      sent('return a file', async (options) => {
        const found = await client.send(new GetObjectCommand(objectOf(account, name)), options).catch((error: unknown) => {
          if (!(error instanceof NoSuchKey)) throw error
        })
        return found?.Body as Readable | undefined
      }),
    remove: async (account, name) => {
      await sent('remove a file', (options) => client.send(new DeleteObjectCommand(objectOf(account, name)), options))
    },
    writtenBefore: async function* (instant) {
      for (let from: string | undefined, isMore = true; isMore;) {
        const page = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: from })
        const { Contents: found = [], NextContinuationToken: next } = await sent('list its files', (options) => client.send(page, options))
        const old = found.flatMap(({ Key: key = '', LastModified: written }) => {
          const [, account, name] = /^(\d+)\/[0-9a-f]{2}\/([0-9a-f]{16})$/.exec(key.slice(prefix.length)) ?? []
          return account !== undefined && name !== undefined && written && written.getTime() < instant ? [{ account, name }] : []
        })
        for (const [account, those] of Map.groupBy(old, (each) => each.account))
          yield { account: Number(account), names: those.map(({ name }) => name) }
        from = next
        isMore = next !== undefined
      }
    },
    addressOf: (account, name, { method, seconds, disposition, mediaType }) => {
      const object = {
        ...objectOf(account, name),
        ResponseContentDisposition: disposition,
        ResponseContentType: mediaType,
        ResponseCacheControl: 'private, no-store',
      }
      const request = method === 'HEAD' ? new HeadObjectCommand(object) : new GetObjectCommand(object)
      return sent('sign a URL', () => getSignedUrl(client, request, { expiresIn: seconds }))
    },
  }
}
