import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { clock } from '@/domain'
import type { Context } from '../context.ts'
import { fileDeletions, files } from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { storeFile } from '../testing/people.ts'
import { type FileStore, fileKeyOf, maxDeletionMs } from './file-store.ts'
import { deleteUnusedBytes } from './stored-file.ts'

const server = testServer()
const bytes = Buffer.from('the same picture')
const key = fileKeyOf(bytes)

const store = (context: Context) => storeFile(context, { bytes, mediaType: 'image/webp', access: 'public' })

/** The server's context with some methods of its file store replaced. */
const withStore = (methods: (files: FileStore) => Partial<FileStore>): Context => {
  const { context } = server
  return { ...context, files: { ...context.files, ...methods(context.files) } }
}

/** A promise and the function that resolves it. */
function signal() {
  let resolve = () => {}
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve }
}

test('TR-10 TR-12 no transaction can use the file store in these tests', async () => {
  const { context, db } = server
  const uses = [() => context.files.put(bytes), () => context.files.get(key), () => context.files.delete(key)]
  for (const use of uses)
    await expect(db.transaction<unknown>(use)).rejects.toThrow('A transaction uses the file store')
})

test('TR-10 writes bytes again when they were deleted between their upload and its transaction', async () => {
  const deletedOnce = withStore((files) => {
    let isDeleted = false
    return {
      put: async (content) => {
        const stored = await files.put(content)
        if (!isDeleted) await deleteUnusedBytes(server.context, [stored])
        isDeleted = true
        return stored
      },
    }
  })
  await store(deletedOnce)
  expect(await server.context.files.get(key)).toEqual(bytes)
  expect(await server.db.select().from(files)).toHaveLength(1)
})

test('TR-10 an upload waits for the end of a deletion of equal bytes', async () => {
  const [begun, mayDelete] = [signal(), signal()]
  const slow = withStore((files) => ({
    delete: async (deleted) => {
      begun.resolve()
      await mayDelete.promise
      await files.delete(deleted)
    },
  }))
  await server.context.files.put(bytes)
  const deletion = deleteUnusedBytes(slow, [key])
  await begun.promise
  const upload = store(server.context)
  const isStored = await Promise.race([upload.then(() => true), setTimeout(300, false)])
  mayDelete.resolve()
  await Promise.all([deletion, upload])
  expect(isStored).toBe(false)
  expect(await server.context.files.get(key)).toEqual(bytes)
})

test('TR-10 an upload does not wait for a deletion whose server has ended', async () => {
  const { context, db } = server
  const startedAt = new Date(clock.now().getTime() - maxDeletionMs - 1)
  await db.insert(fileDeletions).values({ key, id: crypto.randomUUID(), startedAt })
  await store(context)
  expect(await context.files.get(key)).toEqual(bytes)
})

test('TR-10 deletes bytes after a deletion that failed', async () => {
  const failing = withStore(() => ({ delete: () => Promise.reject(new Error('the bucket is away')) }))
  await server.context.files.put(bytes)
  await deleteUnusedBytes(failing, [key])
  expect(await server.context.files.get(key)).toEqual(bytes)
  clock.set(new Date(clock.now().getTime() + maxDeletionMs + 1).toISOString())
  await deleteUnusedBytes(server.context, [key])
  expect(await server.context.files.get(key)).toBeNull()
})

test('TR-10 deletes the bytes of four files at a time, each once', async () => {
  const contents = Array.from({ length: 10 }, (_, index) => Buffer.from(`picture ${index}`))
  for (const content of contents) await server.context.files.put(content)
  const keys = contents.map(fileKeyOf)
  const mayDelete = signal()
  const begunKeys: string[] = []
  const slow = withStore((files) => ({
    delete: async (deleted) => {
      begunKeys.push(deleted)
      await mayDelete.promise
      await files.delete(deleted)
    },
  }))
  const deletion = deleteUnusedBytes(slow, [...keys, ...keys])
  await expect.poll(() => begunKeys.length).toBe(4)
  mayDelete.resolve()
  await deletion
  expect(begunKeys.toSorted()).toEqual(keys.toSorted())
  expect(await Promise.all(keys.map(server.context.files.get))).toEqual(Array(10).fill(null))
})
