import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clock, limits } from '@/domain'
import { files, resumes } from '../../db/schema.ts'
import { fileKeyOf } from '../../files/file-store.ts'
import { sessionIdleMs } from '../../identity/sessions.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import {
  addApplication,
  addListing,
  addResume,
  pdfBytes,
  signedInBusiness,
  signedInStudent,
  storeFile,
} from '../../testing/people.ts'

const server = testServer()

function read(url: string, as?: Caller, headers: Record<string, string> = {}) {
  const authorization: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {}
  return server.app.inject({ url, headers: { ...authorization, ...headers } })
}

describe('a resume', () => {
  test('API-08 is served to its student and to a business with an application; 404 to anyone else', async () => {
    const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
    const [business, rival] = [await signedInBusiness(server), await signedInBusiness(server)]
    const resume = await addResume(server, student.id)
    const listing = await addListing(server, business.id)
    const rivalListing = await addListing(server, rival.id)
    await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
    await addApplication(server, { userId: other.id, jobListingId: rivalListing.id })
    const url = `/api/files/${resume.fileId}`
    const status = async (as?: Caller) => (await read(url, as)).statusCode
    expect(await Promise.all([undefined, student, other, business, rival].map(status))).toEqual([
      404, 200, 404, 200, 404,
    ])
  })

  test('is not served to a business before an application with it', async () => {
    const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
    await addListing(server, business.id)
    const resume = await addResume(server, student.id)
    expect((await read(`/api/files/${resume.fileId}`, business)).statusCode).toBe(404)
  })

  test('answers 404 when its student deletes it while it is read, and 500 when its bytes are lost', async () => {
    const student = await signedInStudent(server)
    const { id, fileId } = await addResume(server, student.id)
    await server.context.files.delete(fileKeyOf(pdfBytes))
    const lost = await read(`/api/files/${fileId}`, student)
    expect([lost.statusCode, lost.headers['content-disposition']]).toEqual([500, undefined])
    vi.spyOn(server.context.files, 'get').mockImplementationOnce(async () => {
      await server.db.delete(resumes).where(eq(resumes.id, id))
      await server.db.delete(files)
      return null
    })
    expect((await read(`/api/files/${fileId}`, student)).statusCode).toBe(404)
  })

  test('is served by cookie too, because a link sends no header', async () => {
    const student = await signedInStudent(server)
    const resume = await addResume(server, student.id)
    const answer = await read(`/api/files/${resume.fileId}`, undefined, { cookie: `cg_session=${student.token}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdfBytes)).toBe(true)
  })

  test('SA-09 is no use of the session, because a page that updates itself loads pictures', async () => {
    const student = await signedInStudent(server)
    const { fileId } = await addResume(server, student.id)
    const readAfter = (ms: number) => {
      clock.set(new Date(openedAtMs + ms))
      return read(`/api/files/${fileId}`, student)
    }
    const openedAtMs = clock.now().getTime()
    expect((await readAfter(sessionIdleMs - 1)).statusCode).toBe(200)
    expect((await readAfter(sessionIdleMs)).statusCode).toBe(404)
  })

  test('TR-09 is refused with 429 while the account downloads as many bytes as it may at a time', async () => {
    const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
    const [resume, otherResume] = [await addResume(server, student.id), await addResume(server, other.id)]
    await server.db.update(files).set({ bytes: limits.resume.maxBytes })
    let send = (_bytes: Buffer) => {}
    const sending = new Promise<Buffer>((resolve) => {
      send = resolve
    })
    const get = vi.spyOn(server.context.files, 'get').mockClear().mockReturnValue(sending)
    onTestFinished(() => get.mockRestore())
    const open = (as: Caller, { fileId } = resume) => read(`/api/files/${fileId}`, as)
    const opened = Array.from({ length: 8 }, () => open(student))
    await expect.poll(() => get.mock.calls.length).toBe(8)
    const refused = await open(student)
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'rateLimited', '5'])
    const theirs = open(other, otherResume)
    send(pdfBytes)
    const statuses = (await Promise.all([...opened, theirs])).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual(Array(9).fill(200))
    expect((await open(student)).statusCode).toBe(200)
  })

  test('GT-10 is served with its type, a sandbox, a safe name and without caching', async () => {
    const student = await signedInStudent(server)
    const resume = await addResume(server, student.id, { fileName: 'Ana "CV"\r\nX: é.pdf' })
    const url = `/api/files/${resume.fileId}`
    const { headers } = await read(url, student)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': `inline; filename="Ana _CV___X: _.pdf"; filename*=UTF-8''Ana%20%22CV%22%0D%0AX%3A%20%C3%A9.pdf`,
    })
    const saved = await read(`${url}?download`, student)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('is still served to the business after the student hides it', async () => {
    const [student, business] = [await signedInStudent(server), await signedInBusiness(server)]
    const resume = await addResume(server, student.id)
    const listing = await addListing(server, business.id)
    await addApplication(server, { userId: student.id, jobListingId: listing.id, resumeId: resume.id })
    await server.db.update(resumes).set({ deletedAt: clock.now() }).where(eq(resumes.id, resume.id))
    expect((await read(`/api/files/${resume.fileId}`, business)).statusCode).toBe(200)
  })
})

test('a public picture is served to anyone, cached for a year, and answered with 304 when unchanged', async () => {
  const id = await storeFile(server.context, {
    bytes: Buffer.from('RIFF'),
    mediaType: 'image/webp',
    access: 'public',
  })
  const first = await read(`/api/files/${id}`)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
  })
  const get = vi.spyOn(server.context.files, 'get').mockClear()
  onTestFinished(() => get.mockRestore())
  const etag = String(first.headers.etag)
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const again = await read(`/api/files/${id}`, undefined, { 'if-none-match': known })
    expect([known, again.statusCode, again.body]).toEqual([known, 304, ''])
  }
  const other = await read(`/api/files/${id}`, undefined, { 'if-none-match': '"another"' })
  expect([other.statusCode, get.mock.calls.length]).toEqual([200, 1])
})

test('HEAD answers with the headers of GET, and reads no bytes from the store', async () => {
  const id = await storeFile(server.context, { bytes: Buffer.from('RIFF'), mediaType: 'image/webp', access: 'public' })
  const url = `/api/files/${id}`
  const { 'content-type': type, etag, 'cache-control': cache } = (await read(url)).headers
  const get = vi.spyOn(server.context.files, 'get').mockClear()
  onTestFinished(() => get.mockRestore())
  const head = await server.app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers).toMatchObject({ 'content-type': type, etag, 'cache-control': cache })
  expect(Number(head.headers['content-length'])).toBe(4)
  expect(get).not.toHaveBeenCalled()
  const unknown = await server.app.inject({ method: 'HEAD', url: `/api/files/${crypto.randomUUID()}` })
  expect(unknown.statusCode).toBe(404)
})

test('TR-09 a public picture is refused with 429 while a network downloads as many bytes as it may at a time', async () => {
  Object.assign(server.context.config, { rateLimitScale: 1 })
  onTestFinished(() => void Object.assign(server.context.config, { rateLimitScale: 1000 }))
  const id = await storeFile(server.context, { bytes: Buffer.from('RIFF'), mediaType: 'image/webp', access: 'public' })
  await server.db.update(files).set({ bytes: 50 * 1024 * 1024 })
  let send = (_bytes: Buffer) => {}
  const sending = new Promise<Buffer>((resolve) => {
    send = resolve
  })
  const get = vi.spyOn(server.context.files, 'get').mockClear().mockReturnValue(sending)
  onTestFinished(() => get.mockRestore())
  const open = (remoteAddress: string) => server.app.inject({ url: `/api/files/${id}`, remoteAddress })
  const opened = ['2001:db8:1:1::1', '2001:db8:1:2::1'].map(open)
  await expect.poll(() => get.mock.calls.length).toBe(2)
  const refused = await open('2001:db8:1:3::1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  const elsewhere = open('2001:db8:2:1::1')
  send(Buffer.from('RIFF'))
  const statuses = (await Promise.all([...opened, elsewhere])).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 200, 200])
  expect((await open('2001:db8:1:3::1')).statusCode).toBe(200)
})

test.each(['nothing', crypto.randomUUID(), '..%2F..%2Fetc%2Fpasswd'])('responds 404 to the id %s', async (id) => {
  const answer = await read(`/api/files/${id}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'notFound' })
})
