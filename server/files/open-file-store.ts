import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

/** The file store of the settings: S3 when `S3_BUCKET` is set, else the data folder. */
export function openFileStore(config: Config): FileStore {
  return config.s3 ? s3FileStore(config.s3) : diskFileStore(join(config.dataDir, 'files'))
}
