import { expect, test, vi } from 'vitest'
import { clock, limits, messages, minuteMs } from '@/domain'
import { testServer } from '../testing/harness.ts'
import { pngFile } from '../testing/image-files.ts'
import { signedInBusiness } from '../testing/people.ts'
import type { MultipartForm } from './multipart.ts'

const server = testServer({ rateLimitScale: 1 })

/** A form with a number of files, all in one part. */
function formOf(count: number): MultipartForm {
  const clientGone = new AbortController().signal
  const file = { fileName: 'a.png', mediaType: 'image/png', bytes: Buffer.alloc(0), clientGone }
  return { fields: {}, files: new Map([['images', Array.from({ length: count }, () => file)]]) }
}

const otherServer = testServer({ rateLimitScale: 1 })

test('TR-10 limits an account’s files per hour, and does not count forms without files', async () => {
  const [business, other] = [await signedInBusiness(server), await signedInBusiness(server)]
  const upload = async (as = business, to = server) =>
    to.upload('uploadBusinessImages', [['logo', await pngFile()]], { as })
  const read = (count: number) =>
    server.app.uploadBudget.read(`business ${business.id}`, () => Promise.resolve(formOf(count)))
  for (let count = 0; count < limits.uploadsPerHour; count += 3) await read(3)
  const refusal = {
    status: 429,
    body: { code: 'rateLimited', message: messages.upload.tooManyUploads },
    headers: { 'retry-after': '60' },
  }
  expect(await upload()).toMatchObject(refusal)
  expect(await upload(business, otherServer)).toMatchObject(refusal)
  expect((await upload(other)).status).toBe(200)
  clock.set(new Date(clock.now().getTime() + minuteMs))
  for (let count = 0; count < 3; count += 1) await read(0)
  expect((await upload()).status).toBe(200)
  expect(await upload()).toMatchObject(refusal)
})

test('TR-10 reads eight forms of an account at a time, which are in memory, and refuses further ones', async () => {
  const business = await signedInBusiness(server)
  const read = (readForm: () => Promise<MultipartForm>) =>
    server.app.uploadBudget.read(`business ${business.id}`, readForm)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const slow = Array.from({ length: 8 }, () => read(() => finished.then(() => formOf(0))))
  const ninth = vi.fn(() => Promise.resolve(formOf(0)))
  await expect(read(ninth)).rejects.toMatchObject({ code: 'rateLimited', retryAfterSeconds: 5 })
  expect(ninth).not.toHaveBeenCalled()
  finish()
  await Promise.all(slow)
  await expect(read(ninth)).resolves.toEqual(formOf(0))
})
