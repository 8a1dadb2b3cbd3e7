import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { clock, dayMs, hourMs } from '@/domain'
import { files } from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { addResume, pdfBytes, signedInStudent, storeFile } from '../testing/people.ts'
import { diskFileStore } from './disk-file-store.ts'
import { fileKeyOf } from './file-store.ts'
import { storeInTransaction } from './stored-file.ts'
import { sweepFiles } from './sweep.ts'

const server = testServer()
const filesDir = () => join(server.context.config.dataDir, 'files')
const pathOf = (key: string) => join(filesDir(), key.slice(0, 2), key)
const ago = (ms: number) => new Date(clock.now().getTime() - ms)
const storedNames = async () =>
  (await readdir(filesDir(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Stores bytes without a row, and sets the time of their last write back. */
async function putOld(text: string, ageMs = 2 * dayMs): Promise<string> {
  const key = await server.context.files.put(Buffer.from(text))
  await utimes(pathOf(key), ago(ageMs), ago(ageMs))
  return key
}

beforeEach(async () => {
  await rm(filesDir(), { recursive: true, force: true })
  await addResume(server, (await signedInStudent(server)).id)
  await utimes(pathOf(fileKeyOf(pdfBytes)), ago(9 * dayMs), ago(9 * dayMs))
})

test('TR-10 deletes temporary files, unreferenced rows and bytes without a row after a day', async () => {
  const { context } = server
  const orphan = await putOld('orphan')
  const young = await putOld('young', 23 * hourMs)
  const unfinished = `${pathOf(orphan)}.${crypto.randomUUID()}`
  const justBegun = `${pathOf(young)}.${crypto.randomUUID()}`
  for (const path of [unfinished, justBegun]) await writeFile(path, 'half')
  await utimes(unfinished, ago(2 * dayMs), ago(2 * dayMs))
  await utimes(justBegun, ago(hourMs), ago(hourMs))
  const unused = await storeFile(context, { bytes: Buffer.from('unused'), mediaType: 'image/webp', access: 'public' })
  await server.db
    .update(files)
    .set({ createdAt: ago(2 * dayMs) })
    .where(eq(files.id, unused))

  expect(await sweepFiles(context)).toEqual({ unfinished: 1, rows: 1, bytes: 2 })
  const [, justBegunName] = justBegun.split(`${young.slice(0, 2)}/`)
  expect((await storedNames()).toSorted()).toEqual([fileKeyOf(pdfBytes), young, justBegunName].toSorted())
  expect(await server.db.select().from(files)).toHaveLength(1)
  expect(await sweepFiles(context)).toEqual({ unfinished: 0, rows: 0, bytes: 0 })
})

test('TR-10 keeps the bytes of a concurrent upload of the same content', async () => {
  const { context } = server
  for (let round = 0; round < 10; round += 1) {
    const bytes = Buffer.from(`uploaded again ${round}`)
    const key = await putOld(bytes.toString())
    const file = { bytes, mediaType: 'image/webp', access: 'public' } as const
    await Promise.all([
      sweepFiles(context),
      storeFile(context, file),
      // A second server sweeps at the same time.
      sweepFiles(context),
    ])
    expect(await context.files.get(key)).toEqual(bytes)
  }
})

test('TR-10 deletes the bytes of a failed transaction unless another file has them', async () => {
  const { context } = server
  const fail = () => Promise.reject(new Error('refused'))
  await expect(storeInTransaction(context, [Buffer.from('refused'), pdfBytes], fail)).rejects.toThrow('refused')
  expect(await storedNames()).toEqual([fileKeyOf(pdfBytes)])
})

test('TR-10 deletes nothing from a store of another database', async () => {
  const key = await putOld('of another database')
  await server.context.files.delete(fileKeyOf(pdfBytes))
  expect(await sweepFiles(server.context)).toEqual({ unfinished: 0, rows: 0, bytes: 0 })
  expect(await storedNames()).toEqual([key])
})

test('TR-10 treats a store without a folder as empty', async () => {
  const store = diskFileStore(join(filesDir(), 'missing'))
  expect(await store.deleteUnfinished(clock.now())).toBe(0)
  for await (const { key } of store.list()) expect(key).toBe('none')
})
