import type { Context } from '../context.ts'
import { files } from '../db/schema.ts'

/** A file to keep. */
export interface NewFile {
  bytes: Buffer
  mediaType: string
  /** `public` files are served to anyone; `private` ones to whom an entry of ours entitles. */
  access: 'public' | 'private'
}

/**
 * Keeps a file and resolves with its id, for `fileUrl` and the columns that name files. The bytes
 * are safe before the row is written. In a transaction give `{ ...context, db: tx }`.
 */
export async function storeFile(
  { db, files: store, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  { bytes, mediaType, access }: NewFile,
): Promise<string> {
  const sha256 = await store.put(bytes)
  const createdAt = clock.now()
  const rows = await db
    .insert(files)
    .values({ sha256, mediaType, bytes: bytes.length, access, createdAt })
    .returning({ id: files.id })
  const [row] = rows
  if (!row) throw new Error('The database kept no row of the file.')
  return row.id
}
