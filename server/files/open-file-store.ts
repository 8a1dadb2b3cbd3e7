import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

/** The file store the settings ask for: S3 when a bucket is named, else the data folder. */
export function openFileStore(config: Config): FileStore {
  return config.s3 ? s3FileStore(config.s3) : diskFileStore(join(config.dataDir, 'files'))
}
