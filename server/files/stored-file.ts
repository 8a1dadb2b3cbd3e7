import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema.ts'

/** A file to store. */
export interface NewFile {
  bytes: Buffer
  mediaType: string
  /** Anyone may read `public` files; `private` ones need an entitlement (`findReadableFile`). */
  access: 'public' | 'private'
}

/**
 * Stores a file and returns its id. The bytes are stored before the row is inserted, so that every row has its bytes. In
 * a transaction pass `{ ...context, db: tx }`.
 */
export async function storeFile(
  { db, files: store, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  { bytes, mediaType, access }: NewFile,
): Promise<string> {
  const sha256 = await store.put(bytes)
  const createdAt = clock.now()
  const [row] = await db
    .insert(files)
    .values({ sha256, mediaType, bytes: bytes.length, access, createdAt })
    .returning({ id: files.id })
  if (!row) throw new Error('The insert of a file returned no row.')
  return row.id
}

/**
 * Serialises storing and deleting the bytes of a key until the transaction ends. Otherwise a deletion could remove bytes
 * that a concurrent call has just stored again.
 */
export async function lockFileKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/**
 * Deletes the rows of files that no other row refers to any more.
 * @returns the keys of their bytes, for {@link deleteUnusedBytes}
 */
export async function deleteFiles(tx: Db, fileIds: readonly (string | null)[]): Promise<string[]> {
  const ids = fileIds.filter((id) => id !== null)
  if (ids.length === 0) return []
  const deleted = await tx.delete(files).where(inArray(files.id, ids)).returning({ sha256: files.sha256 })
  return deleted.map(({ sha256 }) => sha256)
}

/**
 * Deletes bytes that no row refers to. Call it after the transaction that deleted the rows has committed, because a
 * rollback does not restore bytes. A failure is logged and leaves the bytes stored but unreachable.
 */
export async function deleteUnusedBytes({ db, files: store, log }: Context, keys: readonly string[]): Promise<void> {
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
