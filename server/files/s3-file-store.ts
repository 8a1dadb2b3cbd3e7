import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import { type FileStore, fileKeyOf, isFileKey } from './file-store.ts'

/** Timeouts of one request. A failed request is retried twice, a deletion within `requestMs`. */
export interface BucketTimeouts {
  /** From the request to the established connection. */
  connectionMs: number
  /** From the request to its response, and from one part of the body to the next. */
  requestMs: number
}

const defaultTimeouts: BucketTimeouts = { connectionMs: 3_000, requestMs: 15_000 }

/** Stores files in a bucket of an S3-compatible service. Several servers can share the bucket. */
export function s3FileStore(
  { bucket, region, endpoint, credentials }: S3Config,
  { connectionMs, requestMs }: BucketTimeouts = defaultTimeouts,
): FileStore {
  const client = new S3Client({
    region,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: requestMs,
      // `requestTimeout` ends at the response's headers.
      socketTimeout: requestMs,
      // By default the SDK only logs a warning after the timeout.
      throwOnRequestTimeout: true,
    },
    // Services other than Amazon's rarely have a host name per bucket, so name the bucket in the path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  return {
    async put(bytes) {
      const key = fileKeyOf(bytes)
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }))
      return key
    },
    async get(key) {
      if (!isFileKey(key)) return null
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async delete(key) {
      if (!isFileKey(key)) return
      // Includes the retries.
      const abortSignal = AbortSignal.timeout(requestMs)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal })
    },
    async *list() {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key, LastModified } of Contents ?? [])
          if (Key !== undefined && LastModified && isFileKey(Key)) yield { key: Key, modifiedAt: LastModified }
    },
    // S3 never shows an incomplete object.
    deleteUnfinished: async () => 0,
  }
}
