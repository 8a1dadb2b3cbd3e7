import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import { type FileStore, fileKeyOf, isFileKey } from './file-store.ts'

/** Stores files in a bucket of an S3-compatible service, which several servers can share. */
export function s3FileStore({ bucket, region, endpoint, credentials }: S3Config): FileStore {
  const client = new S3Client({
    region,
    // Services other than Amazon's rarely have a host name for each bucket.
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
      if (isFileKey(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
