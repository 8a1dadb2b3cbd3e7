import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema.ts'
import { fileKeyOf } from './file-store.ts'

export interface NewFile {
  bytes: Buffer
  mediaType: string
  /** Anyone may read `public` files; `private` ones need an entitlement (`findReadableFile`). */
  access: 'public' | 'private'
}

/**
 * Writes bytes to the file store, then runs a transaction that inserts their rows by {@link insertFiles}. Writing first
 * keeps the transaction short: it only checks that the bytes still exist. When the transaction fails, bytes that no
 * file row references are deleted.
 */
export async function storeInTransaction<Result>(
  context: Context,
  contents: readonly Buffer[],
  run: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const keys: string[] = []
  try {
    for (const bytes of contents) keys.push(await context.files.put(bytes))
    return await context.db.transaction(run)
  } catch (error) {
    await deleteUnusedBytes(context, keys)
    throw error
  }
}

/**
 * Inserts the rows of files and returns their ids, in order. Bytes that a concurrent deletion has removed are written
 * again. In a transaction pass `{ ...context, db: tx }`.
 */
export async function insertFiles(
  { db, files: store, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  newFiles: readonly NewFile[],
): Promise<string[]> {
  if (newFiles.length === 0) return []
  const createdAt = clock.now()
  const rows = newFiles.map((file) => ({ ...file, id: randomUUID(), sha256: fileKeyOf(file.bytes), createdAt }))
  const keys = [...new Set(rows.map(({ sha256 }) => sha256))]
  // Lock in ascending order, so that concurrent transactions can't deadlock.
  for (const key of keys.toSorted()) await lockFileKey(db, key)
  for (const { sha256, bytes } of rows) if (!(await store.has(sha256))) await store.put(bytes)
  await db.insert(files).values(rows.map(({ bytes, ...row }) => ({ ...row, bytes: bytes.length })))
  return rows.map(({ id }) => id)
}

/** {@link insertFiles} of one file. */
export async function insertFile(context: Pick<Context, 'db' | 'files' | 'clock'>, file: NewFile): Promise<string> {
  const [id] = await insertFiles(context, [file])
  if (id === undefined) throw new Error('The insert of a file returned no id.')
  return id
}

/**
 * Takes the advisory lock of a key until the transaction ends. The lock serialises inserting a file row and deleting
 * its bytes, so that no deletion removes bytes that a concurrent call relies on.
 */
async function lockFileKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/**
 * Deletes file rows. The caller must have removed every reference to them, because not every reference is a foreign
 * key.
 * @returns the keys of their bytes, for {@link deleteUnusedBytes}
 */
export async function deleteFiles(tx: Db, fileIds: readonly (string | null)[]): Promise<string[]> {
  const ids = fileIds.filter((id) => id !== null)
  if (ids.length === 0) return []
  const deleted = await tx.delete(files).where(inArray(files.id, ids)).returning({ sha256: files.sha256 })
  return deleted.map(({ sha256 }) => sha256)
}

/**
 * Deletes the bytes of keys that no file row has. Call it after the commit of the transaction that deleted the rows,
 * because a rollback can't restore bytes. A failure is logged, and the next sweep deletes the bytes.
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
