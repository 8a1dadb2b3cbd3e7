import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { limits, messages } from '@/domain'
import * as schema from '../db/schema.ts'
import { businesses, files, jobListings } from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { pngFile } from '../testing/image-files.ts'
import { addEvent, addListing, addResume, pdfBytes, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { isUnreferenced } from './file-references.ts'

const server = testServer()

/** Each column of the schema that has file ids, as table and property. */
const fileColumns = Object.entries(schema).flatMap(([table, value]) =>
  is(value, PgTable)
    ? Object.keys(getTableColumns(value))
        .filter((column) => /fileIds?$/i.test(column))
        .map((column) => `${table}.${column}`)
    : [],
)

const addFile = (text: string, bytes = 10) =>
  server.db
    .insert(files)
    .values({ sha256: text.padEnd(64, '0'), mediaType: 'image/webp', bytes, access: 'public' })
    .returning({ id: files.id })
    .then(([row]) => row?.id ?? '')

test('TR-10 references a file by each file column of the schema', async () => {
  const business = await signedInBusiness(server)
  const student = await signedInStudent(server)
  const ids = Object.fromEntries(await Promise.all(fileColumns.map(async (column) => [column, await addFile(column)])))
  await server.db.update(businesses).set({
    logoFileId: ids['businesses.logoFileId'],
    logoThumbnailFileId: ids['businesses.logoThumbnailFileId'],
    coverFileId: ids['businesses.coverFileId'],
    coverThumbnailFileId: ids['businesses.coverThumbnailFileId'],
  })
  await server.db.update(schema.users).set({ pictureFileId: ids['users.pictureFileId'] })
  await addListing(server, business.id, { posterFileId: ids['jobListings.posterFileId'] })
  await addResume(server, student.id, { fileId: ids['resumes.fileId'] })
  await addEvent(server, business.id, { imageFileIds: [await addFile('first'), ids['events.imageFileIds'] ?? ''] })
  const unreferenced = await server.db.select({ sha256: files.sha256 }).from(files).where(isUnreferenced)
  // Only the file that `addResume` created is unreferenced, because the test replaced it.
  expect(unreferenced.map(({ sha256 }) => sha256)).toHaveLength(1)
  expect(unreferenced.filter(({ sha256 }) => sha256.includes('.'))).toEqual([])
})

test('TR-10 rejects a file over the account’s storage limit, and frees the storage of a replaced file', async () => {
  const business = await signedInBusiness(server)
  const upload = async (part: string, background: string) =>
    server.upload('uploadBusinessImages', [[part, await pngFile({ background })]], { as: business })
  expect((await upload('logo', '#417d65')).status).toBe(200)
  const logoFiles = await server.db.select().from(files)
  const logoBytes = logoFiles.reduce((sum, { bytes }) => sum + bytes, 0)
  const spareBytes = 10
  const almostAll = await addFile('poster', limits.storedBytes - logoBytes - spareBytes)
  const listing = await addListing(server, business.id, { posterFileId: almostAll })
  // A poster of two listings counts once.
  await addListing(server, business.id, { posterFileId: almostAll })
  expect((await upload('logo', '#417d66')).status).toBe(200)
  expect(await upload('cover', '#417d67')).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: { cover: messages.upload.storageFull } },
  })
  expect(await server.db.select().from(files)).toHaveLength(3)
  await server.db.update(jobListings).set({ posterFileId: null })
  expect(listing.posterFileId).toBe(almostAll)
  expect((await upload('cover', '#417d67')).status).toBe(200)
})

test('TR-10 counts hidden resumes, and no files of other accounts', async () => {
  const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
  await addResume(server, student.id, {
    fileId: await addFile('hidden', limits.storedBytes),
    deletedAt: server.context.clock.now(),
  })
  const resume = () => new File([new Uint8Array(pdfBytes)], 'cv.pdf', { type: 'application/pdf' })
  expect(await server.upload('uploadResume', [['resume', resume()]], { as: student })).toMatchObject({
    status: 409,
    body: { message: messages.upload.storageFull },
  })
  expect((await server.upload('uploadResume', [['resume', resume()]], { as: other })).status).toBe(200)
})
