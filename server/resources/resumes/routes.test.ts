import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { resumeListResult, uploadedResume } from '@/contract'
import { clock, limits, messages } from '@/domain'
import { files, resumes } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { pdfOfPages } from '../../testing/pdf-files.ts'
import { addResume, pdfBytes, signedInStudent } from '../../testing/people.ts'

const server = testServer()
let student: Caller
beforeEach(async () => {
  student = await signedInStudent(server)
})

const pdf = (name = 'cv.pdf', bytes: Buffer = pdfBytes, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })
const upload = (file: File, key?: string, as = student) =>
  server.upload('uploadResume', [['resume', file], ...(key ? ([['idempotencyKey', key]] as const) : [])], { as })
const sized = (bytes: number) => Buffer.concat([pdfBytes, Buffer.alloc(bytes - pdfBytes.length, 32)])
const storedCount = async () => (await server.db.select().from(resumes)).length

describe('resumes', () => {
  test('API-02 are listed newest first, the caller’s own only, without hidden ones', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
    await addResume(server, student.id, { fileName: 'old.pdf', createdAt: at(-2) })
    await addResume(server, student.id, { fileName: 'new.pdf', createdAt: at(-1) })
    await addResume(server, student.id, { fileName: 'hidden.pdf', deletedAt: at(0) })
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    await addResume(server, other.id, { fileName: 'theirs.pdf' })
    const { message, data } = resumeListResult.parse((await server.call('resumeList', undefined, { as: student })).body)
    expect(message).toBe('list fetched successfully')
    expect(data.map((resume) => resume.fileName)).toEqual(['new.pdf', 'old.pdf'])
  })

  test('API-03 an upload responds with the resume, whose link returns the same bytes', async () => {
    const answer = await upload(pdf('Zoë’s CV.pdf'))
    const resume = uploadedResume.parse(answer.body)
    expect(resume).toMatchObject({
      message: 'Resume uploaded successfully',
      fileName: 'Zoë’s CV.pdf',
      createdAt: clock.now().toISOString(),
      size: pdfBytes.length,
      url: resume.fileUrl,
    })
    const authorization = `Bearer ${student.token}`
    const file = await server.app.inject({ url: resume.fileUrl, headers: { authorization } })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload).toEqual(pdfBytes)
    expect((await server.app.inject({ url: resume.fileUrl })).statusCode).not.toBe(200)
  })

  test('a file name is made safe to show and to download', async () => {
    const { fileName } = uploadedResume.parse((await upload(pdf('..\\..\\cv\u202Efdp.exe'))).body)
    expect(fileName).toBe('cvfdp.exe.pdf')
  })

  test('AP-08 a PDF is recognised by its content, not its declared type', async () => {
    expect((await upload(pdf('cv.pdf', pdfBytes, 'text/plain'))).status).toBe(200)
  })

  test.each([
    ['a picture renamed to .pdf', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')],
    ['a page renamed to .pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF header too far into the file', Buffer.concat([Buffer.alloc(2000, 32), pdfBytes])],
  ])('AP-08 rejects %s', async (_, bytes) => {
    expect(await upload(pdf('cv.pdf', bytes))).toMatchObject({
      status: 415,
      body: { success: false, code: 'unsupportedType', message: 'Please select a PDF file.' },
    })
    expect(await storedCount()).toBe(0)
  })

  test.each([
    ['is damaged beyond repair', Buffer.from('%PDF-1.7\nnothing\n%%EOF'), 415, messages.apply.pdfUnreadable],
    ['has too many pages', pdfOfPages(limits.resume.maxPages + 1), 413, messages.apply.tooManyPages],
  ])('TR-10 rejects a PDF that %s, and stores nothing', async (_, bytes, status, message) => {
    expect(await upload(pdf('cv.pdf', bytes))).toMatchObject({ status, body: { message, fields: { resume: message } } })
    expect(await storedCount()).toBe(0)
  })

  test('AP-08 accepts exactly 5 MB, and states the size of a larger file', async () => {
    expect((await upload(pdf('cv.pdf', sized(limits.resume.maxBytes)))).status).toBe(200)
    const answer = await upload(pdf('cv.pdf', sized(limits.resume.maxBytes + 300_000)))
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'tooLarge', message: 'File size exceeds the 5MB limit. Your file is 5.29 MB.' },
    })
    expect(await storedCount()).toBe(1)
  })

  test('rejects an empty file, no file, and a file of another name', async () => {
    expect(await upload(pdf('cv.pdf', Buffer.alloc(0)))).toMatchObject({ status: 400, body: { code: 'invalid' } })
    const without = await server.upload('uploadResume', [['idempotencyKey', randomUUID()]], { as: student })
    expect(without).toMatchObject({ status: 400, body: { fields: { resume: 'Please select a PDF file.' } } })
    expect((await server.upload('uploadResume', [['cv', pdf()]], { as: student })).status).toBe(400)
    expect((await server.upload('uploadResume', [['resume', 'text']], { as: student })).status).toBe(400)
    expect(await storedCount()).toBe(0)
  })

  test('AP-08 rejects a sixth resume until one is hidden', async () => {
    for (let count = 0; count < 4; count += 1) await addResume(server, student.id)
    await addResume(server, student.id, { deletedAt: clock.now() })
    expect((await upload(pdf())).status).toBe(200)
    expect(await upload(pdf())).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message:
          'You can not upload more than 5 resumes. Please delete one of the uploaded ones, click on Save Details below, and then try uploading again!',
      },
    })
  })

  test('AP-08 stores five of eight concurrent uploads, and no file of the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => upload(pdf(`${place}.pdf`, sized(1000 + place)))),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    expect(await storedCount()).toBe(5)
    expect(await server.db.select().from(files)).toHaveLength(5)
  })

  test('the same idempotency key stores one resume, for repeated and concurrent uploads', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(pdf(), key)))
    const ids = answers.map((answer) => uploadedResume.parse(answer.body).id)
    expect(new Set(ids).size).toBe(1)
    expect(await storedCount()).toBe(1)
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    expect(uploadedResume.parse((await upload(pdf(), key, other)).body).id).not.toBe(ids[0])
  })

  test('API-09 rejects an invalid key', async () => {
    expect((await upload(pdf(), 'again')).status).toBe(400)
  })
})
