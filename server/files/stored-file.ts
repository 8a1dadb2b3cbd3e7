import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
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

/**
 * Until the transaction ends, nobody else keeps or forgets bytes of this key: so bytes that are just being kept once
 * more are never taken for unused.
 */
export async function lockFileKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/**
 * Forgets bytes that no file is made of any more. To be called once the rows are gone for good, since bytes do not come
 * back when a transaction does not. What can not be forgotten now is logged and stays, unreachable.
 */
export async function dropUnusedBytes({ db, files: store, log }: Context, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) {
    try {
      await db.transaction(async (tx) => {
        await lockFileKey(tx, key)
        const [used] = await tx.select({ id: files.id }).from(files).where(eq(files.sha256, key)).limit(1)
        if (!used) await store.delete(key)
      })
    } catch (error) {
      log.error({ err: error, key }, 'the bytes of a deleted file are still there')
    }
  }
}
