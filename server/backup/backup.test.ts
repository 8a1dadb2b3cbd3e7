import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { files } from '../db/schema.ts'
import { diskFileStore } from '../files/disk-file-store.ts'
import { fillIfEmpty } from '../sample-data/index.ts'
import { testServer } from '../testing/harness.ts'
import { addApplication, addListing, addResume, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { emptyTables, openTestDatabase } from '../testing/test-database.ts'
import { BackupError, backUp, restore } from './backup.ts'

const server = testServer()
let parent: string
let empty: Database
beforeAll(async () => {
  empty = await openTestDatabase()
})
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'campus-gigs-backup-'))
  await emptyTables(empty.db)
})
afterEach(() => rm(parent, { recursive: true, force: true }))
afterAll(() => empty.close())

/** Inserts an application with its accounts, listing and resume file. */
async function addRows(): Promise<void> {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const resume = await addResume(server, student.id, { fileName: 'Zoë’s "CV"\r\n\u2028\u2029.pdf' })
  const listing = await addListing(server, business.id)
  await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
}

/** The rows of a backup by table, sorted, because their order is not significant. */
async function rowsIn(folder: string): Promise<Record<string, string[]>> {
  const names = await readdir(join(folder, 'rows'))
  const tables = names.map(async (name): Promise<[string, string[]]> => {
    const lines = (await readFile(join(folder, 'rows', name), 'utf8')).split('\n').filter(Boolean)
    return [name, lines.toSorted()]
  })
  return Object.fromEntries(await Promise.all(tables))
}

test('TR-12 restores every row and file into an empty database and store', async () => {
  // Rows in most tables, and files of every kind.
  await fillIfEmpty(server.context)
  await addRows()
  const [first, second] = [join(parent, 'first'), join(parent, 'second')]
  const summary = await backUp(server.db, server.context.files, first)
  const otherStore = diskFileStore(join(parent, 'store'))
  expect(await restore(empty.db, otherStore, first)).toEqual(summary)
  expect(await backUp(empty.db, otherStore, second)).toEqual(summary)

  const rows = await rowsIn(first)
  expect(Object.keys(rows)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(shared_counts|counted_attempts)\./)]),
  )
  expect(await rowsIn(second)).toEqual(rows)
  const filled = Object.keys(rows).filter((name) => rows[name]?.length)
  expect(filled).toEqual(expect.arrayContaining(['applications.jsonl', 'searched_listings.jsonl', 'users.jsonl']))
  expect(summary.files).toBeGreaterThan(5)
  for (const key of await readdir(join(first, 'files')))
    expect(await otherStore.get(key)).toEqual(await server.context.files.get(key))
})

test('TR-12 rejects a backup into a non-empty folder, and one of a file without bytes', async () => {
  await addRows()
  await writeFile(join(parent, 'notes.txt'), '')
  await expect(backUp(server.db, server.context.files, parent)).rejects.toThrow(BackupError)
  const emptyStore = diskFileStore(join(parent, 'nothing'))
  await expect(backUp(server.db, emptyStore, join(parent, 'lost'))).rejects.toThrow('has lost')
})

test('TR-12 rejects a backup when a file is deleted during it', async () => {
  const { files: store } = server.context
  const sha256 = await store.put(Buffer.from('poster'))
  await server.db.insert(files).values({ sha256, mediaType: 'image/webp', bytes: 6, access: 'public' })
  const deleting = {
    ...store,
    async get() {
      await server.db.delete(files)
      return null
    },
  }
  await expect(backUp(server.db, deleting, join(parent, 'backup'))).rejects.toThrow('were deleted')
})

test('TR-12 rejects a restore without a manifest, of another version, of damaged bytes and into a database with rows', async () => {
  await addRows()
  const folder = join(parent, 'backup')
  const { files: store } = server.context
  await backUp(server.db, store, folder)
  await expect(restore(server.db, store, folder)).rejects.toThrow('has rows already')
  const path = join(folder, 'manifest.json')
  const manifest = await readFile(path, 'utf8')
  await writeFile(path, manifest.replace(/"migrations":\d+/, '"migrations":1'))
  await expect(restore(empty.db, store, folder)).rejects.toThrow('another version')
  await writeFile(path, manifest)
  const [key = ''] = await readdir(join(folder, 'files'))
  await writeFile(join(folder, 'files', key), 'other bytes')
  await expect(restore(empty.db, diskFileStore(join(parent, 'store')), folder)).rejects.toThrow('damaged')
  await rm(path)
  await expect(restore(empty.db, store, folder)).rejects.toThrow('no complete backup')
})
