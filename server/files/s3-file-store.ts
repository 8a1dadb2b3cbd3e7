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

/** The timeouts of one attempt of a request. */
export interface BucketTimeouts {
  /** From the request to the established connection. */
  connectionMs: number
  /** From the request to its response, and from one part of the body to the next. */
  requestMs: number
}

const maxAttempts = 3

const defaultTimeouts: BucketTimeouts = { connectionMs: 3_000, requestMs: 15_000 }

/** Stores files in a bucket of an S3-compatible service. Several servers can share the bucket. */
export function s3FileStore(
  { bucket, region, endpoint, credentials }: S3Config,
  { connectionMs, requestMs }: BucketTimeouts = defaultTimeouts,
): FileStore {
  const client = new S3Client({
    region,
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: requestMs,
      // `requestTimeout` ends at the response's headers, so this one limits the pauses in its body.
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
      // For all attempts together, because calls wait for a deletion to end.
      const abortSignal = AbortSignal.timeout(requestMs)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal })
    },
    async *list() {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key, LastModified } of Contents ?? []) {
          if (Key !== undefined && LastModified && isFileKey(Key)) yield { key: Key, modifiedAt: LastModified }
        }
      }
    },
    // There is nothing to delete: S3 shows no incomplete object.
    deleteUnfinished: async () => 0,
  }
}
