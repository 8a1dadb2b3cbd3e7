import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createdEvent, isPosterSlug, ownEvents, upcomingEvents } from '@/contract'
import { clock, dayMs, eventRefusals, limits, messages, type TrustLevel } from '@/domain'
import { events, files } from '../../db/schema.ts'
import { type Caller, type FormParts, testNow, testServer } from '../../testing/harness.ts'
import { pngFile } from '../../testing/image-files.ts'
import { addEvent, addListing, signedInBusiness } from '../../testing/people.ts'

const server = testServer()
const fair = {
  eventName: 'Spring fair',
  eventDate: '2026-12-05',
  suburbName: 'Carlton',
  suburbZipCode: '3053',
  eventAdmissionCharge: 12.5,
  eventAdmissionChargeCurrency: 'AUD ($)',
}
const verified = { emailVerifiedAt: new Date(testNow), abn: '51824753556' }
/** Sets the trust level of the shared server for the test. */
const trust = (level: TrustLevel) => Object.assign(server.context.config, { trust: level })
let business: Caller
beforeEach(async () => {
  trust('open')
  business = await signedInBusiness(server)
})

const create = (data: object = {}, extra: FormParts = [], as = business) =>
  server.upload('createEvent', [['eventData', JSON.stringify({ ...fair, ...data })], ...extra], { as })
const created = async (data: object = {}, extra: FormParts = []) =>
  createdEvent.parse((await create(data, extra)).body).data
const stored = () => server.db.select().from(events)
const picture = async (name: string): Promise<FormParts[number]> => ['eventImages', await pngFile({ name })]

describe('creating an event', () => {
  test('API-05 EV-01 responds with the event and its pictures, which are public', async () => {
    const { event, uploadedPosters } = await created({}, [await picture('one.png'), await picture('two.png')])
    expect(event).toMatchObject({ ...fair, eventLink: null, createdAt: clock.now().toISOString() })
    expect(uploadedPosters).toEqual(event.eventImages)
    expect(uploadedPosters).toHaveLength(2)
    for (const { fileUrl } of uploadedPosters) {
      const answer = await server.app.inject({ url: fileUrl })
      expect(answer.headers['content-type']).toBe('image/webp')
    }
  })

  test('EV-01 defaults to the currency AUD ($)', async () => {
    const { event } = await created({ eventAdmissionChargeCurrency: undefined, eventAdmissionCharge: 0 })
    expect(event).toMatchObject({ eventAdmissionChargeCurrency: 'AUD ($)', eventAdmissionCharge: 0 })
  })

  test('SC-02 makes a poster address of the company’s and the event’s names', async () => {
    const { event } = await created()
    expect(event.eventorganiser).toBe('corner-cafe')
    expect(event.posterid).toMatch(/^spring-fair-[a-z0-9]{6}$/)
    const nameless = await signedInBusiness(server, { companyName: '茶' })
    const other = createdEvent.parse((await create({ eventName: '祭' }, [], nameless)).body).data.event
    expect([other.eventorganiser, other.posterid].every(isPosterSlug)).toBe(true)
  })

  test('EV-01 an idempotency key creates one event, for repeated and concurrent calls', async () => {
    const key: FormParts = [['idempotencyKey', randomUUID()], await picture('one.png')]
    const answers = await Promise.all([create({}, key), create({}, key), create({}, key)])
    const ids = answers.map((answer) => createdEvent.parse(answer.body).data.event.id)
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await server.db.select().from(files)).toHaveLength(1)
    await create()
    await create()
    expect(await stored()).toHaveLength(3)
  })

  test('EV-03 accepts today’s date in Melbourne, and converts an instant to its date there', async () => {
    expect((await created({ eventDate: '2026-11-21' })).event.eventDate).toBe('2026-11-21')
    // Sunday in Melbourne.
    expect((await created({ eventDate: '2026-11-21T14:00:00.000Z' })).event.eventDate).toBe('2026-11-22')
  })
})

describe('API-09 the server rejects what the form rejects', () => {
  test.each<[string, string, object, string, string]>([
    ['EV-02', 'no name', { eventName: ' ' }, 'eventName', 'Please fill in event name.'],
    ['EV-02', 'no date', { eventDate: '' }, 'eventDate', 'Please fill event date.'],
    ['EV-02', 'a date that is none', { eventDate: '2026-02-30' }, 'eventDate', 'Please fill event date.'],
    ['EV-02', 'no suburb', { suburbName: '' }, 'suburbName', 'Please select a suburb where your event is happening.'],
    [
      'EV-02',
      'an unknown suburb',
      { suburbName: 'Gotham' },
      'suburbName',
      'Please select a suburb where your event is happening.',
    ],
    ['EV-02', 'no zip code', { suburbZipCode: '' }, 'suburbZipCode', 'Please select a zip code.'],
    ['EV-02', 'a zip code of elsewhere', { suburbZipCode: '3000' }, 'suburbZipCode', 'Please select a zip code.'],
    [
      'EV-02',
      'no price',
      { eventAdmissionCharge: null },
      'eventAdmissionCharge',
      'Please enter event price, even if it is zero.',
    ],
    ['EV-03', 'a negative price', { eventAdmissionCharge: -1 }, 'eventAdmissionCharge', 'Price cannot be negative.'],
    ['EV-03', 'yesterday', { eventDate: '2026-11-20' }, 'eventDate', messages.event.datePast],
    ['EV-03', 'an absurd price', { eventAdmissionCharge: 1e9 }, 'eventAdmissionCharge', messages.event.priceTooHigh],
    [
      'SC-02',
      'a link that is not https',
      { eventLink: 'http://fair.example' },
      'eventLink',
      messages.event.linkInvalid,
    ],
    ['SC-02', 'a link that would run', { eventLink: 'javascript:alert(1)' }, 'eventLink', messages.event.linkInvalid],
  ])('%s rejects %s', async (_, _what, wrong, field, message) => {
    expect(await create(wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { [`eventData.${field}`]: message } },
    })
    expect(await stored()).toEqual([])
  })

  test('EV-03 rejects a fourth picture, and stores none', async () => {
    const four = await Promise.all(['1.png', '2.png', '3.png', '4.png'].map(picture))
    expect(await create({}, four)).toMatchObject({
      status: 400,
      body: { fields: { eventImages: 'An event has at most 3 images.' } },
    })
    expect((await created({}, four.slice(0, 3))).uploadedPosters).toHaveLength(3)
    expect(await stored()).toHaveLength(1)
  })

  test.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
    ['a renamed text', new TextEncoder().encode('hello'), 415, messages.event.imageInvalid],
    ['a broken picture', new Uint8Array([0xff, 0xd8, 0xff, 0]), 415, messages.event.imageUnreadable],
    ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 413, messages.event.imageTooLarge],
  ])('EV-04 says what is wrong with %s beside a good one, and keeps neither', async (_, bytes, status, message) => {
    const wrong: FormParts[number] = ['eventImages', new File([bytes], 'wrong.png', { type: 'image/png' })]
    expect(await create({}, [await picture('good.png'), wrong])).toMatchObject({ status, body: { message } })
    expect(await stored()).toEqual([])
    expect(await server.db.select().from(files)).toEqual([])
  })

  test('rejects a form whose eventData is missing or not JSON', async () => {
    for (const parts of [[['eventData', 'Spring fair']], [['note', 'x']]] satisfies FormParts[])
      expect((await server.upload('createEvent', parts, { as: business })).status).toBe(400)
  })
})

describe('TR-01 an event, which nobody reviews', () => {
  test.each([
    ['open', 'profile', { companyName: null }],
    ['verified', 'email', { abn: verified.abn }],
    ['reviewed', 'abn', { emailVerifiedAt: verified.emailVerifiedAt }],
  ] as const)('with TRUST=%s is refused at the %s of its business', async (level, gate, gap) => {
    trust(level)
    const message = eventRefusals.gates[gate]
    const refused = { status: 403, body: { code: 'forbidden', gate, message } }
    expect(await create({}, [], await signedInBusiness(server, gap))).toMatchObject(refused)
    expect(await stored()).toEqual([])
  })

  test('at level reviewed requires an approved gig of its business', async () => {
    trust('reviewed')
    const newcomer = await signedInBusiness(server, verified)
    await addListing(server, newcomer.id, { review: 'waiting' })
    const refused = { status: 409, body: { code: 'conflict', message: eventRefusals.noApprovedGig } }
    expect(await create({}, [], newcomer)).toMatchObject(refused)
    await addListing(server, newcomer.id)
    expect((await create({}, [], newcomer)).status).toBe(200)
  })

  test('is refused over the daily cap, also in concurrent calls, until 24 hours have passed', async () => {
    for (let count = 1; count < limits.eventsPerDay; count += 1)
      await addEvent(server, business.id, { posterSlug: `open-day-${count}`, createdAt: clock.now() })
    const key: FormParts = [['idempotencyKey', randomUUID()]]
    expect((await create({}, key)).status).toBe(200)
    const refused = { status: 429, body: { message: eventRefusals.tooManyEvents } }
    expect(await Promise.all([create(), create()])).toMatchObject([refused, refused])
    expect((await create({}, key)).status).toBe(200)
    clock.set(new Date(clock.now().getTime() + dayMs))
    expect((await create()).status).toBe(200)
  })

  test.each([
    ['eventName', { eventName: 'Jobs fair, contact us on WhatsApp' }, '“contact us on WhatsApp”'],
    ['eventName', { eventName: 'Send us your TFN to join' }, '“Send us your TFN”'],
    ['eventLink', { eventLink: 'https://t.me/easyjobs' }, '“t.me/”'],
  ])('is refused at its %s for a match of a review rule: %j', async (field, data, quote) => {
    trust('verified')
    const trusted = await signedInBusiness(server, verified)
    const fields = { [`eventData.${field}`]: expect.stringContaining(quote) }
    expect(await create(data, [], trusted)).toMatchObject({ status: 400, body: { fields } })
    expect(await stored()).toEqual([])
    trust('open')
    expect((await create(data, [], trusted)).status).toBe(200)
  })

  test('carries the institution’s name that an admin has allowed, and no other', async () => {
    const named = { eventName: 'Monash University careers day' }
    expect(await create(named)).toMatchObject({
      status: 400,
      body: { fields: { 'eventData.eventName': eventRefusals.institutionName } },
    })
    const permitted = await signedInBusiness(server, { allowedName: 'Monash University' })
    expect((await create(named, [], permitted)).status).toBe(200)
    expect((await create({ eventName: 'RMIT careers day' }, [], permitted)).status).toBe(400)
  })
})

test('EV-01 a business’s events are listed newest first, without other businesses’ events', async () => {
  await created({ eventName: 'First' })
  clock.set(new Date(clock.now().getTime() + 60_000))
  await created({ eventName: 'Second' })
  await create({ eventName: 'Not mine' }, [], await signedInBusiness(server))
  const list = ownEvents.parse((await server.call('ownEvents', undefined, { as: business })).body)
  expect(list.events.map((event) => event.eventName)).toEqual(['Second', 'First'])
})

describe('upcoming events', () => {
  const upcoming = async () => upcomingEvents.parse((await server.call('upcomingEvents', undefined)).body).events

  test('lists the events of all businesses from today on, soonest first, without a session', async () => {
    await created({ eventName: 'Late', eventDate: '2026-12-05', eventStartTime: '19:00' })
    await created({ eventName: 'Some time', eventDate: '2026-12-05' })
    await created({ eventName: 'Early', eventDate: '2026-12-05', eventStartTime: '09:30' })
    await created({ eventName: 'Today', eventDate: '2026-11-21' })
    expect((await upcoming()).map(({ eventName }) => eventName)).toEqual(['Today', 'Early', 'Late', 'Some time'])
    clock.set(new Date('2026-11-22T00:00:00+11:00'))
    expect((await upcoming()).map(({ eventName }) => eventName)).toEqual(['Early', 'Late', 'Some time'])
  })

  test('contains date, place and company, but no poster address', async () => {
    await created({ eventStartTime: '19:00', eventLink: 'https://fair.example' })
    const [event] = await upcoming()
    expect(event).toMatchObject({ eventStartTime: '19:00', eventLink: 'https://fair.example', suburbName: 'Carlton' })
    expect(event?.companyName).toBe('Corner Cafe')
    expect(Object.keys(event ?? {})).not.toContain('posterid')
  })

  test.each(['7 pm', '25:00', '19:00:30'])('rejects the start time %s', async (eventStartTime) => {
    expect((await create({ eventStartTime })).body).toMatchObject({
      fields: { 'eventData.eventStartTime': messages.event.timeInvalid },
    })
  })
})
