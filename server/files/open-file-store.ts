import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

/** The configured file store: S3 when `S3_BUCKET` is set, else the data folder. */
export async function openFileStore(config: Config): Promise<FileStore> {
  if (!config.s3) return diskFileStore(join(config.dataDir, 'files'))
  // Import the SDK only when it is used, so that other servers start sooner.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(config.s3)
}
