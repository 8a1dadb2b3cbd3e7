import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountExportPath, accountExports } from '@/contract'
import { clock } from '@/domain'
import * as schema from '../../db/schema.ts'
import { candidateActions } from '../../db/schema.ts'
import { sessionCookie } from '../../identity/session-cookie.ts'
import * as sessions from '../../identity/sessions.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { pngFile } from '../../testing/image-files.ts'
import {
  addApplication,
  addListing,
  addResume,
  pdfBytes,
  signedInBusiness,
  signedInStudent,
} from '../../testing/people.ts'
import { maxConcurrentExports } from './routes.ts'

const server = testServer()
const otherServer = testServer()

const download = (as?: Caller, from = server) =>
  from.app.inject({ url: accountExportPath, headers: as ? { authorization: `Bearer ${as.token}` } : {} })

/** Reads the entries of a ZIP file from its central directory, as unpackers do. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameBytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameBytes), method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

const dataOf = (entries: Map<string, Buffer>): unknown => JSON.parse(String(entries.get('data.json')))

test('a student downloads texts, resumes and picture in one ZIP file, and nobody else’s', async () => {
  const [student, stranger] = [await signedInStudent(server), await signedInStudent(server, { firstName: 'Stranger' })]
  const business = await signedInBusiness(server)
  const listing = await addListing(server, business.id, { jobTitle: 'Not reviewed', shownTitle: 'Barista' })
  for (const { id: userId } of [student, stranger]) {
    const { id: resumeId } = await addResume(server, userId, { fileName: 'my: cv.pdf' })
    await addApplication(server, { userId, jobListingId: listing.id, resumeId, notes: `<p>Letter of ${userId}</p>` })
  }
  await addResume(server, student.id, { fileName: 'my: cv.pdf', deletedAt: clock.now() })
  await server.upload('updatePicture', [['picture', await pngFile()]], { as: student })
  await server.call('updateSavedJobs', { savedJobs: [listing.id] }, { as: student })
  const message = { email: 'ana@uni.example', text: 'How?', idempotencyKey: randomUUID() }
  await server.call('sendStudentMessage', message, { as: student })
  const answer = await download(student)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="campus-gigs-data.zip"',
    'cache-control': 'private, no-store',
  })
  const entries = unzip(answer.rawPayload)
  expect([...entries.keys()]).toEqual(['data.json', 'resumes/1 my_ cv.pdf', 'resumes/2 my_ cv.pdf', 'picture.webp'])
  expect(entries.get('resumes/1 my_ cv.pdf')?.equals(pdfBytes)).toBe(true)
  const data = dataOf(entries)
  expect(data).toMatchObject({
    profile: { id: student.id, firstName: 'Ana', phoneNumber: '+61 412345678' },
    savedGigs: [{ jobTitle: 'Barista', companyName: 'Corner Cafe' }],
    applications: [{ jobTitle: 'Barista', companyName: 'Corner Cafe', notes: `<p>Letter of ${student.id}</p>` }],
    messagesToSupport: [{ text: 'How?' }],
    sessions: [{ device: null }],
  })
  expect(JSON.stringify(data)).not.toContain(stranger.id)
  expect(JSON.stringify(data)).not.toContain(student.token)
})

test('a business downloads profile, gigs, own ratings and images, without letters and resumes of applicants', async () => {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const rival = await signedInBusiness(server)
  const listing = await addListing(server, business.id)
  await addListing(server, rival.id, { jobTitle: 'A rival’s gig' })
  const application = await addApplication(server, { userId: student.id, jobListingId: listing.id })
  const action = { applicationId: application.id, status: 'rated', notes: 'Maybe', changedAt: clock.now() } as const
  await server.db.insert(candidateActions).values(action)
  await server.upload('uploadBusinessImages', [['logo', await pngFile()]], { as: business })
  const entries = unzip((await download(business)).rawPayload)
  expect([...entries.keys()]).toEqual(['data.json', 'logo.webp'])
  const data = dataOf(entries)
  expect(data).toMatchObject({
    profile: { id: business.id, companyName: 'Corner Cafe' },
    gigs: [{ jobTitle: 'Barista' }],
    ratingsAndContacts: [{ applicationId: application.id, status: 'rated', notes: 'Maybe' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/Hello|ana@uni\.example|rival/)
})

/** Tables with rows of an account, and where its export has them: below a key of `data.json`, or why nowhere. */
const exportedTables: Record<string, string> = {
  users: 'profile',
  businesses: 'profile',
  sessions: 'sessions',
  resumes: 'resumes',
  applications: 'applications',
  savedJobs: 'savedGigs',
  listingReports: 'reports',
  supportMessages: 'messagesToSupport',
  jobListings: 'gigs',
  gigDrafts: 'gigDrafts',
  candidateActions: 'ratingsAndContacts',
  events: 'events',
}
const tablesWithoutExport: Record<string, string> = {
  knownDevices: 'Digests of cookies.',
  passwordResets: 'Digests of links.',
  emailVerifications: 'Digests of links; the addresses are in the profile.',
  queuedMails: 'Made of the data above, without text.',
  outgoingMails: 'Deleted as soon as they are sent.',
  reviewLog: 'The log of the admins, who mail each decision with its reason.',
}

test('has the rows of every table that belong to an account', async () => {
  const ownerColumns = ['userId', 'businessId', 'accountId', 'applicationId']
  const tables = Object.entries(schema).filter(
    ([name, table]) =>
      is(table, PgTable) &&
      (name === 'users' || name === 'businesses' || ownerColumns.some((column) => column in table)),
  )
  const listed = [...Object.keys(exportedTables), ...Object.keys(tablesWithoutExport)]
  expect(tables.map(([name]) => name).toSorted()).toEqual(listed.toSorted())
  const callers = [await signedInStudent(server), await signedInBusiness(server)]
  const exports = await Promise.all(callers.map(async (as) => dataOf(unzip((await download(as)).rawPayload))))
  const keys = exports.flatMap((data) => Object.keys(Object(data)))
  expect(Object.values(exportedTables).filter((key) => !keys.includes(key))).toEqual([])
})

/** The columns of exported rows that are only the server's: derived, digests, or the ids of exported files. */
const columnsWithoutExport = [
  ...['availabilityMask', 'searchName', 'pictureFileId', 'userId', 'businessId', 'posterFileId', 'isSample'],
  ...['logoFileId', 'logoThumbnailFileId', 'coverFileId', 'coverThumbnailFileId', 'passwordHash'],
  ...['letterWords', 'answerCount', 'studentMask', 'studentSuburb', 'shiftMask', 'countedMeasures'],
  ...['idempotencyKey', 'requestHash'],
]

test('has every column of an account, an application and a gig but those of the server', async () => {
  const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
  const listing = await addListing(server, business.id)
  await addApplication(server, { userId: student.id, jobListingId: listing.id })
  const exportOf = async (as: Caller) => Object(dataOf(unzip((await download(as)).rawPayload)))
  const { profile: user, applications: ownApplications } = await exportOf(student)
  const { profile: company, gigs } = await exportOf(business)
  const missing = (table: PgTable, row: object) =>
    Object.keys(getTableColumns(table)).filter((name) => !(name in row) && !columnsWithoutExport.includes(name))
  expect([
    missing(schema.users, user),
    missing(schema.businesses, company),
    missing(schema.applications, ownApplications[0]),
    missing(schema.jobListings, gigs[0]),
  ]).toEqual([[], [], [], []])
  const exported = [user, company, ownApplications[0], gigs[0]].flatMap(Object.keys)
  expect(exported.filter((name) => columnsWithoutExport.includes(name))).toEqual([])
})

test('rejects a download by the cookie alone with 401', async () => {
  const student = await signedInStudent(server)
  const headers = { cookie: `${sessionCookie}=${student.token}` }
  expect((await server.app.inject({ url: accountExportPath, headers })).statusCode).toBe(401)
})

test('rejects a download without a session with 401, and too many downloads on all servers with 429', async () => {
  expect((await download()).statusCode).toBe(401)
  const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
  for (let count = 0; count < accountExports.atOnce; count += 1) expect((await download(student)).statusCode).toBe(200)
  expect((await download(student)).statusCode).toBe(429)
  expect((await download(student, otherServer)).statusCode).toBe(429)
  expect((await download(other)).statusCode).toBe(200)
  clock.set(new Date(clock.now().getTime() + accountExports.refillMinutes * 60_000))
  expect((await download(student)).statusCode).toBe(200)
})

test('rejects a second download of an account during the first with 429, and no other account’s', async () => {
  const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
  await addResume(server, student.id)
  let send = (_bytes: Buffer) => {}
  const sending = new Promise<Buffer>((resolve) => {
    send = resolve
  })
  const get = vi.spyOn(server.context.files, 'get').mockReturnValueOnce(sending)
  onTestFinished(() => get.mockRestore())
  const first = download(student)
  await expect.poll(() => get.mock.calls.length).toBe(1)
  const second = await download(student)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '60'])
  expect((await download(other)).statusCode).toBe(200)
  send(pdfBytes)
  expect((await first).statusCode).toBe(200)
  expect((await download(student)).statusCode).toBe(200)
})

test('counts no running download of a client that disconnects during the session lookup', async () => {
  const student = await signedInStudent(server)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { findSession } = sessions
  for (let count = 0; count < maxConcurrentExports; count += 1) {
    const disconnected = new Promise<void>((resolve) =>
      server.app.server.once('request', (request, response) => {
        response.once('close', resolve)
        request.socket.destroy()
      }),
    )
    const lookup = vi.spyOn(sessions, 'findSession').mockImplementationOnce(async (...call) => {
      await disconnected
      return findSession(...call)
    })
    const headers = { authorization: `Bearer ${student.token}` }
    await expect(fetch(`${origin}${accountExportPath}`, { headers })).rejects.toThrow('fetch failed')
    await lookup.mock.results.at(-1)?.value
  }
  expect((await download(await signedInStudent(server))).statusCode).toBe(200)
})
