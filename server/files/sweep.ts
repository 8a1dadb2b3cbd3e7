import { and, inArray, lt } from 'drizzle-orm'
import { dayMs } from '@/domain'
import type { Context } from '../context.ts'
import { fileDeletions, files } from '../db/schema.ts'
import { isUnreferenced } from './file-references.ts'
import { deleteUnusedBytes } from './stored-file.ts'

/** The age from which a file is swept. A younger one may belong to a running call on this server or another. */
const minAgeMs = dayMs
const keysPerQuery = 500

/** The numbers of deleted temporary files, file rows and keys. */
export interface SweepResult {
  unfinished: number
  rows: number
  bytes: number
}

/**
 * Deletes what crashed and failed calls left more than a day ago: temporary files, file rows without a reference, and
 * bytes without a row. Several servers may sweep at once and store files meanwhile.
 *
 * When none of the stored bytes has a row, the store probably belongs to another database than the configured one. The
 * sweep then deletes nothing but temporary files, and logs a warning.
 */
export async function sweepFiles(context: Context): Promise<SweepResult> {
  const { db, files: store, clock, log } = context
  const before = new Date(clock.now().getTime() - minAgeMs)
  const unfinished = await store.deleteUnfinished(before)
  const deletedRows = await db
    .delete(files)
    .where(and(lt(files.createdAt, before), isUnreferenced))
    .returning({ sha256: files.sha256 })
  await db.delete(fileDeletions).where(lt(fileDeletions.startedAt, before))
  const { unusedKeys, isAnyKeyUsed } = await findUnusedKeys(context, before)
  const isForeignStore = !isAnyKeyUsed && deletedRows.length === 0 && unusedKeys.length > 0
  if (isForeignStore) {
    log.warn({ count: unusedKeys.length }, 'None of the stored files is known to the database, so none is deleted')
    return { unfinished, rows: 0, bytes: 0 }
  }
  const keys = new Set([...deletedRows.map(({ sha256 }) => sha256), ...unusedKeys])
  await deleteUnusedBytes(context, [...keys])
  return { unfinished, rows: deletedRows.length, bytes: keys.size }
}

/**
 * The keys without a file row whose bytes were written before an instant, and whether any key of the store has a row.
 */
async function findUnusedKeys({ db, files: store }: Context, before: Date) {
  const unusedKeys: string[] = []
  let isAnyKeyUsed = false
  let batch: { key: string; isOld: boolean }[] = []
  const checkBatch = async () => {
    const keys = batch.map(({ key }) => key)
    const used = await db.selectDistinct({ key: files.sha256 }).from(files).where(inArray(files.sha256, keys))
    const usedKeys = new Set(used.map(({ key }) => key))
    isAnyKeyUsed ||= usedKeys.size > 0
    unusedKeys.push(...batch.filter(({ key, isOld }) => isOld && !usedKeys.has(key)).map(({ key }) => key))
    batch = []
  }
  for await (const { key, modifiedAt } of store.list()) {
    batch.push({ key, isOld: modifiedAt < before })
    if (batch.length === keysPerQuery) await checkBatch()
  }
  if (batch.length > 0) await checkBatch()
  return { unusedKeys, isAnyKeyUsed }
}
