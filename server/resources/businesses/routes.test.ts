import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { updatedBusiness, uploadedBusinessImages } from '@/contract'
import { type Business, clock, isBusinessProfileComplete, messages, moderationMessages } from '@/domain'
import { businesses, files } from '../../db/schema.ts'
import { type Caller, type FormParts, testServer } from '../../testing/harness.ts'
import { testImage } from '../../testing/image-files.ts'
import { signedInBusiness } from '../../testing/people.ts'

const server = testServer()
const profile = {
  ownerFirstName: 'Mei',
  ownerLastName: 'Wong',
  phoneNumber: '+61 398765432',
  phoneCountry: 'AU',
  currentSuburb: 'Brunswick',
  currentZipCode: '3056',
  website: 'https://cafe.example/menu',
  companyCategory: 'Restaurant',
  companyName: 'Corner Kitchen',
  description: 'Ten seats and a wood oven.',
}
let business: Caller
beforeEach(async () => {
  business = await signedInBusiness(server)
})

const save = (payload: object, as = business) => server.callWith('updateBusiness', payload, { as })
const saved = async (payload: object, as = business) => updatedBusiness.parse((await save(payload, as)).body)

describe('saving the business wizard', () => {
  test('API-05 responds Success with the business', async () => {
    const { message, businessData } = await saved(profile)
    expect(message).toBe('Success')
    expect(businessData).toMatchObject({
      ...profile,
      id: business.id,
      ownerFullName: 'Mei Wong',
      email: 'mei@cafe.example',
      updatedAt: clock.now().toISOString(),
    })
    expect(isBusinessProfileComplete(businessData)).toBe(true)
  })

  test('BW-02 requires an e-mail address of an account with a username', async () => {
    const named = await signedInBusiness(server, { username: 'cafe', email: null, issuer: null, subject: null })
    expect(await save(profile, named)).toMatchObject({
      status: 400,
      body: { fields: { email: messages.profile.emailRequired } },
    })
    const { businessData } = await saved({ ...profile, email: 'hello@cafe.example' }, named)
    expect(businessData).toMatchObject({ email: 'hello@cafe.example', username: 'cafe' })
    expect(isBusinessProfileComplete(businessData)).toBe(true)
    expect((await saved(profile, named)).businessData.email).toBe('hello@cafe.example')
  })

  test("BW-02 an identity account keeps its provider's e-mail address", async () => {
    expect((await saved({ ...profile, email: 'other@cafe.example' })).businessData.email).toBe('mei@cafe.example')
  })

  test('BW-04 stores a custom category as written, and rejects Others', async () => {
    expect((await saved({ ...profile, companyCategory: 'Circus school' })).businessData.companyCategory).toBe(
      'Circus school',
    )
    expect((await save({ ...profile, companyCategory: 'Others' })).body).toMatchObject({
      fields: { companyCategory: 'Please enter your other category ' },
    })
  })

  test('TR-01 refuses a company name that matches a review rule, and keeps an unchanged one', async () => {
    const companyName = 'Contact us on WhatsApp'
    const reason = `It seems to send students to a messenger: “${companyName}”. Students apply here.`
    expect(await save({ ...profile, companyName })).toMatchObject({
      status: 400,
      body: { fields: { companyName: reason } },
    })
    await server.db.update(businesses).set({ companyName }).where(eq(businesses.id, business.id))
    expect((await save({ ...profile, companyName })).status).toBe(200)
    expect(await save({ ...profile, companyCategory: companyName })).toMatchObject({
      status: 400,
      body: { fields: { companyCategory: reason } },
    })
    expect(await save({ ...profile, companyCategory: 'University of Melbourne' })).toMatchObject({
      status: 400,
      body: { fields: { companyCategory: moderationMessages.reservedName } },
    })
  })

  test('BW-05 clears an empty website and keeps a missing one', async () => {
    await saved(profile)
    const { website: _, ...without } = profile
    expect((await saved(without)).businessData.website).toBe('https://cafe.example/menu')
    expect((await saved({ ...profile, website: '' })).businessData.website).toBeNull()
  })

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['ftp://cafe.example'],
    ['cafe'],
    ['https://localhost'],
    ['//cafe.example'],
  ])('BW-05 rejects %s as a website', async (website) => {
    expect(await save({ ...profile, website })).toMatchObject({
      status: 400,
      body: { fields: { website: 'Should be a Valid url' } },
    })
  })

  test.each([
    ['no first name', { ownerFirstName: '' }, 'ownerFirstName', 'We really need your First Name'],
    ['no last name', { ownerLastName: ' ' }, 'ownerLastName', 'We really need your Last Name'],
    ['no company', { companyName: '' }, 'companyName', 'We really need the company name for our student applicants..'],
    ['no phone', { phoneNumber: undefined }, 'phoneNumber', 'We really need your Phone Number'],
    ['no category', { companyCategory: '' }, 'companyCategory', 'Please enter your category '],
    ['no description', { description: '' }, 'description', 'Please enter your description '],
    ['nine letters', { description: 'Too short' }, 'description', 'We expect a slightly larger description '],
    ['a long description', { description: 'x'.repeat(4001) }, 'description', 'That is too long. Shorten it a little.'],
    ['a long company name', { companyName: 'x'.repeat(121) }, 'companyName', 'That is too long. Shorten it a little.'],
    ['a zip of elsewhere', { currentZipCode: '3000' }, 'currentSuburb', messages.profile.suburbAndZipRequired],
    ['no e-mail address', { email: 'mei at cafe' }, 'email', messages.profile.emailRequired],
  ])(
    'BW-04 API-09 refuses %s in the words of the specification, and changes nothing',
    async (_, wrong, field, message) => {
      expect(await save({ ...profile, ...wrong })).toMatchObject({
        status: 400,
        body: { code: 'invalid', fields: { [field]: message } },
      })
      const [row] = await server.db.select().from(businesses).where(eq(businesses.id, business.id))
      expect(row).toMatchObject({ companyName: 'Corner Cafe', currentSuburb: 'Fitzroy' })
    },
  )

  test('API-08 changes the caller only', async () => {
    const rival = await signedInBusiness(server, { companyName: 'Rival' })
    await saved({ ...profile, id: rival.id, companyId: rival.id })
    const [row] = await server.db.select().from(businesses).where(eq(businesses.id, rival.id))
    expect(row?.companyName).toBe('Rival')
  })
})

const picture = (format: 'png' | 'jpeg' | 'webp', width = 600, height = 300) =>
  testImage({ width, height })
    .withExif({ IFD0: { Copyright: 'Somebody private' } })
    .toFormat(format)
    .toBuffer()
const file = (bytes: Buffer, name = 'picture.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })
const upload = (parts: FormParts, as = business) => server.upload('uploadBusinessImages', parts, { as })
const uploaded = async (parts: FormParts) => uploadedBusinessImages.parse((await upload(parts)).body).businessData
const served = async (url: string | null) => server.app.inject({ url: url ?? '' })

describe('business images', () => {
  test('BW-08 logo and cover are served to anyone, as WebP without metadata, with small thumbnails', async () => {
    const parts: FormParts = [
      ['logo', file(await picture('png'))],
      ['cover', file(await picture('jpeg', 3000, 1000), 'cover.jpg', 'image/jpeg')],
    ]
    const business = await uploaded(parts)
    const urls: (keyof Business)[] = ['logoFileUrl', 'logoThumbnailUrl', 'coverFileUrl', 'coverThumbnailUrl']
    const widths = []
    for (const key of urls) {
      const answer = await served(String(business[key]))
      expect(answer.headers['content-type']).toBe('image/webp')
      const { format, width, exif } = await sharp(answer.rawPayload).metadata()
      expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
      widths.push(width)
    }
    expect(widths).toEqual([600, 400, 2000, 400])
  })

  test('accepts one of the two and keeps the other', async () => {
    const first = await uploaded([['logo', file(await picture('webp'), 'logo.webp', 'image/webp')]])
    const second = await uploaded([['cover', file(await picture('png'))]])
    expect(first.coverFileUrl).toBeNull()
    expect(second.logoFileUrl).toBe(first.logoFileUrl)
    expect(second.coverFileUrl).not.toBeNull()
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['logo', 'an SVG renamed to .png', svg, messages.business.logoInvalid],
    ['cover', 'an SVG renamed to .png', svg, messages.business.coverInvalid],
    ['logo', 'a PDF renamed to .png', Buffer.from('%PDF-1.4'), messages.business.logoInvalid],
    ['cover', 'a request without parameters', Buffer.alloc(0), messages.business.coverInvalid],
    ['logo', 'a GIF', Buffer.from('GIF89a'), messages.business.logoInvalid],
    ['logo', 'a broken PNG', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'Error converting logo image'],
    ['cover', 'a broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0, 0]), 'Error converting cover image'],
  ])('BW-08 rejects as %s %s', async (part, _, bytes, message) => {
    expect(await upload([[part, file(bytes)]])).toMatchObject({
      status: 415,
      body: { code: 'unsupportedType', message, fields: { [part]: message } },
    })
    expect(await server.db.select().from(files)).toEqual([])
  })

  test('BW-08 rejects an image that is too large, and stores neither when one of two is invalid', async () => {
    const large = (megabytes: number) => file(Buffer.alloc(megabytes * 1024 * 1024 + 1))
    const logo = file(await picture('png'))
    expect(await upload([['logo', large(5)]])).toMatchObject({
      status: 413,
      body: { message: 'Logo file size should be less than 5MB' },
    })
    expect(
      await upload([
        ['logo', logo],
        ['cover', large(8)],
      ]),
    ).toMatchObject({
      status: 413,
      body: { message: 'Cover file size should be less than 8MB' },
    })
    expect(
      (
        await upload([
          ['logo', logo],
          ['cover', file(svg)],
        ])
      ).status,
    ).toBe(415)
    expect(await server.db.select().from(files)).toEqual([])
  })

  test('BW-08 rejects a form without images', async () => {
    expect(await upload([['note', 'x']])).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one image file' },
    })
    expect((await server.callWith('uploadBusinessImages', {}, { as: business })).status).toBe(415)
  })

  test('PF-08 deletes the row and bytes of a replaced image, and keeps the other image', async () => {
    const first = await uploaded([
      ['logo', file(await picture('png'))],
      ['cover', file(await picture('jpeg', 900, 900), 'cover.jpg', 'image/jpeg')],
    ])
    const before = await server.db.select().from(files)
    const second = await uploaded([['logo', file(await picture('png', 300, 300))]])
    const statusOf = async (url: string | null) => (await served(url)).statusCode
    expect(await statusOf(first.logoFileUrl)).toBe(404)
    expect(await statusOf(first.logoThumbnailUrl)).toBe(404)
    expect(await statusOf(second.logoFileUrl)).toBe(200)
    expect(await statusOf(second.coverFileUrl)).toBe(200)
    const keys = (await server.db.select().from(files)).map(({ sha256 }) => sha256)
    const replaced = before.filter(({ sha256 }) => !keys.includes(sha256))
    expect(replaced).toHaveLength(2)
    for (const { sha256 } of replaced) expect(await server.context.files.get(sha256)).toBeNull()
  })
})
