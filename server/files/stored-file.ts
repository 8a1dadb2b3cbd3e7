import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { batchesOf } from '../db/batches.ts'
import type { Db } from '../db/database.ts'
import { fileDeletions, files } from '../db/schema.ts'
import { toLogEntry } from '../http/error-handler.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { fileKeyOf, maxDeletionMs } from './file-store.ts'

/*
 * A file is a row of the table `files` and bytes in the file store. Equal bytes are stored once, under their digest as
 * key, so several rows can share them. Rows and bytes stay together although no transaction waits for the store:
 *
 * - Storing writes the bytes, then inserts the rows in a transaction. A concurrent call may have deleted equal bytes in
 *   between. The transaction then inserts nothing, and the call writes the bytes again once the deletion has ended.
 * - Deleting removes the rows in a transaction. After its commit, unless another row has the key of the bytes, the call
 *   records the deletion of the bytes in the table `file_deletions`, deletes the bytes, and records the end.
 * - Inserting a row and recording a deletion take the advisory lock of the key, so each sees the other.
 * - The daily sweep (`sweep.ts`) deletes what a crash leaves in between.
 */

/** A file to store. */
export interface NewFile {
  bytes: Buffer
  mediaType: string
  /** Anyone may read `public` files; `private` ones need an entitlement (`findReadableFile`). */
  access: 'public' | 'private'
}

/** The most deletions of bytes at a time of one call: fewer than the connections to the database. */
const maxDeletions = 4
/** How often a call checks whether a deletion has ended. */
const pollMs = 100
/** How long a call waits for a deletion to end. */
const maxWaitMs = 30_000

/**
 * Writes bytes to the file store, then runs a transaction that inserts their rows by {@link insertFiles}. The
 * transaction does not wait for the store: it only checks that no deletion of equal bytes began since they were
 * written. After such a deletion the bytes are written again. When the transaction fails, bytes that no file row
 * references are deleted.
 * @throws HttpFailure 503 when a deletion of equal bytes does not end.
 */
export async function storeInTransaction<Result>(
  context: Context,
  contents: readonly Buffer[],
  run: (tx: Db) => Promise<Result>,
): Promise<Result> {
  if (contents.length === 0) return context.db.transaction(run)
  const keys = [...new Set(contents.map(fileKeyOf))]
  /**
   * The deletions known to have ended before the bytes were written. None is known at first, so any recorded deletion
   * of equal bytes makes the call write them a second time.
   */
  let endedIds: ReadonlySet<string> = new Set()
  try {
    for (;;) {
      for (const bytes of contents) await context.files.put(bytes)
      const stored = await context.db.transaction(async (tx) => {
        // Lock in ascending order, so that concurrent transactions can't deadlock.
        for (const key of keys.toSorted()) await lockFileKey(tx, key)
        const deletions = await findDeletions({ ...context, db: tx }, keys)
        return deletions.every(({ id }) => endedIds.has(id)) ? { result: await run(tx) } : null
      })
      if (stored) return stored.result
      endedIds = await awaitDeletions(context, keys)
    }
  } catch (error) {
    await deleteUnusedBytes(context, keys)
    throw error
  }
}

/**
 * Inserts the rows of files and returns their ids, in order. Requires a transaction of {@link storeInTransaction} with
 * their bytes, passed as `{ ...context, db: tx }`.
 */
export async function insertFiles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  newFiles: readonly NewFile[],
): Promise<string[]> {
  if (newFiles.length === 0) return []
  const createdAt = clock.now()
  const rows = newFiles.map(({ bytes, ...file }) => ({
    ...file,
    id: randomUUID(),
    sha256: fileKeyOf(bytes),
    bytes: bytes.length,
    createdAt,
  }))
  await db.insert(files).values(rows)
  return rows.map(({ id }) => id)
}

/** {@link insertFiles} of one file. */
export async function insertFile(context: Pick<Context, 'db' | 'clock'>, file: NewFile): Promise<string> {
  const [id] = await insertFiles(context, [file])
  if (id === undefined) throw new Error('The insert of a file returned no id.')
  return id
}

/**
 * Takes the advisory lock of a key until the transaction ends. The lock serialises inserting a file row and beginning
 * the deletion of its bytes, so that no deletion removes bytes that a concurrent call relies on.
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
  const keys: string[] = []
  for (const batch of batchesOf(ids)) {
    const deleted = await tx.delete(files).where(inArray(files.id, batch)).returning({ sha256: files.sha256 })
    keys.push(...deleted.map(({ sha256 }) => sha256))
  }
  return keys
}

/**
 * Deletes the bytes of keys that no file row has. Call it after the commit of the transaction that deleted the rows,
 * because a rollback can't restore bytes. A failure is logged, and a later sweep deletes the bytes.
 */
export async function deleteUnusedBytes(context: Context, keys: readonly string[]): Promise<void> {
  const remaining = new Set(keys).values()
  // All loops take from one iterator.
  const deleteRemaining = async () => {
    for (const key of remaining) await deleteBytesUnlessUsed(context, key)
  }
  await Promise.all(Array.from({ length: maxDeletions }, deleteRemaining))
}

async function deleteBytesUnlessUsed(context: Context, key: string): Promise<void> {
  const { db, files: store, clock, log } = context
  try {
    const deletionId = await beginDeletion(context, key)
    if (deletionId === null) return
    await store.delete(key)
    await db.update(fileDeletions).set({ endedAt: clock.now() }).where(eq(fileDeletions.id, deletionId))
  } catch (error) {
    log.error({ problem: toLogEntry(error), key }, 'the bytes of a deleted file are still there')
  }
}

/**
 * Records that the bytes of a key are being deleted.
 * @returns the deletion's id; null when a file row has the key, and when another call is deleting the bytes
 */
async function beginDeletion({ db, clock }: Context, key: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockFileKey(tx, key)
    const [used] = await tx.select({ id: files.id }).from(files).where(eq(files.sha256, key)).limit(1)
    if (used) return null
    const now = clock.now()
    const deletion = { id: randomUUID(), startedAt: now, endedAt: null }
    const [begun] = await tx
      .insert(fileDeletions)
      .values({ key, ...deletion })
      .onConflictDoUpdate({ target: fileDeletions.key, set: deletion, setWhere: hasEnded(now) })
      .returning({ id: fileDeletions.id })
    return begun?.id ?? null
  })
}

/** Whether a deletion has ended, or its server has: `delete` of a store takes less than {@link maxDeletionMs}. */
function hasEnded(now: Date): SQL<boolean> {
  const earliestStart = new Date(now.getTime() - maxDeletionMs).toISOString()
  return sql`(${fileDeletions.endedAt} is not null or ${fileDeletions.startedAt} < ${earliestStart}::timestamptz)`
}

/** The latest deletion of each key, if any. */
function findDeletions({ db, clock }: Pick<Context, 'db' | 'clock'>, keys: readonly string[]) {
  return db
    .select({ id: fileDeletions.id, hasEnded: hasEnded(clock.now()) })
    .from(fileDeletions)
    .where(inArray(fileDeletions.key, [...keys]))
}

/**
 * Waits until the deletions of keys have ended. @returns the ids of the deletions
 * @throws HttpFailure 503 when they take longer than {@link maxWaitMs}.
 */
async function awaitDeletions(context: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollMs) {
    const deletions = await findDeletions(context, keys)
    if (deletions.every(({ hasEnded }) => hasEnded)) return new Set(deletions.map(({ id }) => id))
    await setTimeout(pollMs)
  }
  throw new HttpFailure('unavailable', { retryAfterSeconds: 1 })
}
