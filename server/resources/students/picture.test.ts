import sharp from 'sharp'
import { expect, test } from 'vitest'
import { endpoints } from '@/contract'
import { limits, messages } from '@/domain'
import { files } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { pngFile } from '../../testing/image-files.ts'
import { addApplication, addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()

const picture = (background?: string) => pngFile({ width: 900, height: 900, ...(background && { background }) })

async function upload(as: Caller, picture: File | null) {
  const answer = await server.upload('updatePicture', picture ? [['picture', picture]] : [['nothing', '']], { as })
  return endpoints.updatePicture.response.parse(answer.body).userData.profilePicture
}

const read = (url: string | null, { token }: Caller) =>
  server.app.inject({ url: url ?? '', headers: { authorization: `Bearer ${token}` } })

test('PF-08 a picture is read by its student, and by a business once the student has applied there', async () => {
  const [student, other] = [await signedInStudent(server), await signedInStudent(server)]
  const business = await signedInBusiness(server)
  const url = await upload(student, await picture())
  const status = async (as: Caller) => (await read(url, as)).statusCode
  expect([await status(student), await status(other), await status(business)]).toEqual([200, 404, 404])
  expect((await server.app.inject({ url: url ?? '' })).statusCode).toBe(404)
  const listing = await addListing(server, business.id)
  await addApplication(server, { userId: student.id, jobListingId: listing.id })
  expect(await status(business)).toBe(200)
  const { format, width } = await sharp((await read(url, student)).rawPayload).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 400 })
})

test('PF-08 deletes the row and bytes of a replaced or removed picture, and shows the provider’s again', async () => {
  const student = await signedInStudent(server, { profilePicture: 'https://id.example/ana.png' })
  const first = await upload(student, await picture())
  const [{ sha256 } = { sha256: '' }] = await server.db.select().from(files)
  const second = await upload(student, await picture('#204030'))
  expect(second).not.toBe(first)
  expect((await read(first, student)).statusCode).toBe(404)
  expect(await server.context.files.get(sha256)).toBeNull()
  expect(await upload(student, null)).toBe('https://id.example/ana.png')
  expect(await server.db.select().from(files)).toEqual([])
})

test('PF-08 rejects an image that is invalid or too large, and keeps the picture', async () => {
  const student = await signedInStudent(server)
  const url = await upload(student, await picture())
  const text = new File(['hello'], 'me.png', { type: 'image/png' })
  expect(await server.upload('updatePicture', [['picture', text]], { as: student })).toMatchObject({
    status: 415,
    body: { fields: { picture: 'Please select a valid image file (JPEG or PNG) for your picture' } },
  })
  const large = new File([new Uint8Array(limits.picture.maxBytes + 1)], 'me.png', { type: 'image/png' })
  expect(await server.upload('updatePicture', [['picture', large]], { as: student })).toMatchObject({
    status: 413,
    body: { fields: { picture: messages.picture.tooLarge } },
  })
  expect((await read(url, student)).statusCode).toBe(200)
})
