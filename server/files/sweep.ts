import { and, inArray, lt } from 'drizzle-orm'
import { dayMs } from '@/domain'
import type { Context } from '../context.ts'
import { files } from '../db/schema.ts'
import { isUnreferenced } from './file-references.ts'
import { deleteUnusedBytes } from './stored-file.ts'

/** Younger files may be of a call that is under way, on this server or another one. */
const minAgeMs = dayMs
const keysPerQuery = 500

/** How many of each the sweep deleted. */
export interface SweepResult {
  unfinished: number
  rows: number
  bytes: number
}

/**
 * Deletes files of crashed and failed calls that are older than a day: those whose writing never ended, rows that nothing
 * refers to, and bytes without a row. Safe on several servers at once, and while they store files.
 *
 * When no bytes in the store have a row at all, the sweep leaves them and logs it: the store then probably belongs to
 * another database than the one the settings name.
 */
export async function sweepFiles(context: Context): Promise<SweepResult> {
  const { db, files: store, clock, log } = context
  const before = new Date(clock.now().getTime() - minAgeMs)
  const unfinished = await store.deleteUnfinished(before)
  const rows = await db
    .delete(files)
    .where(and(lt(files.createdAt, before), isUnreferenced))
    .returning({ sha256: files.sha256 })
  const { unusedKeys, hasUsed } = await findUnusedKeys(context, before)
  const deletedKeys = rows.map(({ sha256 }) => sha256)
  const isForeignStore = !hasUsed && deletedKeys.length === 0 && unusedKeys.length > 0
  if (isForeignStore) {
    log.warn({ count: unusedKeys.length }, 'None of the stored files is known to the database, so none is deleted')
    return { unfinished, rows: 0, bytes: 0 }
  }
  const keys = new Set([...deletedKeys, ...unusedKeys])
  await deleteUnusedBytes(context, [...keys])
  return { unfinished, rows: rows.length, bytes: keys.size }
}

/** The keys of bytes from before an instant that have no row, and whether any bytes have one. */
async function findUnusedKeys({ db, files: store }: Context, before: Date) {
  const unusedKeys: string[] = []
  let hasUsed = false
  let batch: { key: string; isOld: boolean }[] = []
  const checkBatch = async () => {
    const keys = batch.map(({ key }) => key)
    const used = await db.selectDistinct({ key: files.sha256 }).from(files).where(inArray(files.sha256, keys))
    const usedKeys = new Set(used.map(({ key }) => key))
    hasUsed ||= usedKeys.size > 0
    unusedKeys.push(...batch.filter(({ key, isOld }) => isOld && !usedKeys.has(key)).map(({ key }) => key))
    batch = []
  }
  for await (const { key, modifiedAt } of store.list()) {
    batch.push({ key, isOld: modifiedAt < before })
    if (batch.length === keysPerQuery) await checkBatch()
  }
  if (batch.length > 0) await checkBatch()
  return { unusedKeys, hasUsed }
}
