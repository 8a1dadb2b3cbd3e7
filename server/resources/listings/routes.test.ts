import { randomUUID } from 'node:crypto'
import { FULL_WEEK, maskOf, popcount, slotsOf } from '@campus-gigs/ui/availability'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createdGig, landingCalls, oneGig } from '@/contract'
import { clock, messages, screeningQuestions } from '@/domain'
import { files, jobListings } from '../../db/schema.ts'
import { gigTexts, wireTime } from '../../testing/gig-form.ts'
import { type Caller, type FormParts, testServer } from '../../testing/harness.ts'
import { asPngFile, pngFile } from '../../testing/image-files.ts'
import { addApplication, addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()
const dayMs = 86_400_000
const texts = {
  ...gigTexts,
  fridayStartTime: wireTime('22:00'),
  fridayEndTime: wireTime('02:00'),
  jobDescription: '<p>Make <strong>coffee</strong></p>',
  keywords: '["Hospo","Barista"]',
}
let business: Caller
beforeEach(async () => {
  business = await signedInBusiness(server)
})

type Texts = Record<string, string>
function post(overrides: Texts = {}, extra: FormParts = [], as = business) {
  const parts = Object.entries({ ...texts, idempotencyKey: randomUUID(), ...overrides })
  return server.upload('createGig', [...parts, ...extra], { as })
}
async function posted(overrides: Texts = {}, extra: FormParts = []) {
  const { jobListingId, data } = createdGig.parse((await post(overrides, extra)).body)
  const listing = data.jobListing.jobListingsWithApplicationStatus.find((each) => each.id === jobListingId)
  if (!listing) throw new Error('The new listing is not among those of the business.')
  return listing
}
const gigOf = (jobListingId: string, as: Caller) => server.call('gig', undefined, { as, params: { jobListingId } })
const storedCount = async () => (await server.db.select().from(jobListings)).length

describe('posting a gig', () => {
  test('PF-05 a one-time gig stores its date, takes slots of that weekday only, and expires with the date', async () => {
    const once = { jobType: 'One Time Gig', fridayStartTime: '', fridayEndTime: '', gigDate: '2026-11-21' }
    const listing = await posted(once)
    expect(listing).toMatchObject({ gigDate: '2026-11-21', expiringOn: '2026-11-21T13:00:00.000Z' })
    expect([...slotsOf(listing.Shift)]).toEqual(['6-0', '6-1'])
    const refusalOf = async (wrong: Texts) => (await post({ ...once, ...wrong })).body
    for (const [wrong, message] of [
      [{ gigDate: '' }, messages.gig.dateRequired],
      [{ gigDate: '2026-11-20' }, messages.gig.datePast],
      [{ gigDate: '2026-11-22' }, messages.gig.dateOtherDay],
      [{ jobType: 'Casual' }, messages.gig.dateOnlyOnce],
      [{ gigDate: '21/11/2026' }, messages.gig.dateRequired],
    ] as const)
      expect(await refusalOf(wrong)).toMatchObject({ fields: { gigDate: message } })
  })

  test('PF-05 stores a split shift as two shifts of one day', async () => {
    const split = { saturdaySecondStartTime: wireTime('17:00'), saturdaySecondEndTime: wireTime('21:00') }
    const { Shift: shifts } = await posted(split)
    expect(shifts.filter(({ dayOfWeek }) => dayOfWeek === 'Saturday')).toHaveLength(2)
    const overlapping = await post({ ...split, saturdaySecondStartTime: wireTime('13:00') })
    expect(overlapping.body).toMatchObject({ fields: { saturdaySecondStartTime: messages.gig.shiftOverlap } })
  })

  test('GW-09 API-06 responds with all listings of the business, the new one first', async () => {
    const earlier = await addListing(server, business.id, { postedAt: new Date(clock.now().getTime() - dayMs) })
    await addListing(server, (await signedInBusiness(server)).id)
    const answer = createdGig.parse((await post()).body)
    const listings = answer.data.jobListing.jobListingsWithApplicationStatus
    expect(listings.map((each) => each.id)).toEqual([answer.jobListingId, earlier.id])
    expect(listings[0]).toMatchObject({
      jobTitle: 'Weekend barista',
      jobType: 'Casual',
      company: { companyName: 'Corner Cafe' },
      jobSuburbName: 'Carlton',
      jobZipCode: '3053',
      payRangeStart: 34,
      payRangeEnd: 36.5,
      payType: 'Per Hour',
      jobSummary: ['Free beans'],
      keywords: ['Hospo', 'Barista'],
      jobDescription: '<p>Make <strong>coffee</strong></p>',
      detailedAddress: null,
      jobPoster: null,
      questions: [],
      Application: [],
    })
  })

  test('GW-10 dates a gig by the clock of the server, and expires it after a week', async () => {
    const listing = await posted({ postedOn: '01-01-2030' })
    expect(listing).toMatchObject({
      postedOn: '21-11-2026',
      postedAt: '2026-11-21T01:30:00.000Z',
      expiringOn: '2026-11-28T01:30:00.000Z',
      isExpired: false,
      status: 'live',
    })
    clock.set('2026-11-28T01:29:59.000Z')
    expect((await gigOf(listing.id, business)).body).toMatchObject({ jobListing: { isExpired: false } })
    clock.set('2026-11-28T01:30:00.000Z')
    expect((await gigOf(listing.id, business)).body).toMatchObject({ jobListing: { isExpired: true } })
  })

  test('AG-07 stores wall-clock shift times and their mask independent of the time zone of the machine', async () => {
    const before = process.env.TZ
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    for (const zone of ['UTC', 'Australia/Melbourne', 'Asia/Kolkata', 'America/New_York']) {
      process.env.TZ = zone
      const { id, Shift } = await posted()
      expect(Shift).toEqual([
        { dayOfWeek: 'Friday', startTime: wireTime('22:00'), endTime: wireTime('02:00') },
        { dayOfWeek: 'Saturday', startTime: wireTime('08:00'), endTime: wireTime('14:00') },
      ])
      expect([...slotsOf(Shift)]).toEqual(['5-3', '6-0', '6-1'])
      const [row] = await server.db.select().from(jobListings).where(eq(jobListings.id, id))
      expect(row?.shiftMask).toBe(maskOf(Shift))
    }
  })

  test('GW-09 posts one gig per idempotency key, also for concurrent requests', async () => {
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ idempotencyKey })))
    const ids = answers.map((answer) => createdGig.parse(answer.body).jobListingId)
    expect(new Set(ids).size).toBe(1)
    expect(await storedCount()).toBe(1)
    const rival = await signedInBusiness(server)
    expect(createdGig.parse((await post({ idempotencyKey }, [], rival)).body).jobListingId).not.toBe(ids[0])
  })

  test('GW-04 publishes no pay with "disclose later", also when pay was sent', async () => {
    const noPay = { payRangeStart: '', payRangeEnd: '', jobPayType: '', discloseLater: 'true' }
    const listing = await posted(noPay)
    expect(listing).toMatchObject({ payRangeStart: null, payRangeEnd: null, payType: null })
    expect(listing.Shift).toHaveLength(2)
    for (const jobPayType of ['', 'Per Hour']) {
      const withPay = await posted({ jobPayType, discloseLater: 'true' })
      expect(withPay).toMatchObject({ payRangeStart: null, payRangeEnd: null, payType: null })
    }
  })

  test('GW-04 accepts a gig with pay and without shifts', async () => {
    const noTimes = { saturdayStartTime: '', saturdayEndTime: '', fridayStartTime: '', fridayEndTime: '' }
    const listing = await posted({ ...noTimes, jobPayType: 'Flat Rate' })
    expect(listing).toMatchObject({ Shift: [], payType: 'Flat Rate' })
  })

  test('GW-03 pay below the legal minimum on its date needs a reason, which is stored', async () => {
    const low = { payRangeStart: '30', payRangeEnd: '36' }
    expect(await post(low)).toMatchObject({
      status: 400,
      body: { fields: { belowMinimumReason: messages.gig.lowPayReasonRequired } },
    })
    expect(await post({ ...low, belowMinimumReason: '  ' })).toMatchObject({ status: 400 })
    const { id } = await posted({ ...low, belowMinimumReason: ' Under 21, by the award. ' })
    const kept = await server.db.select().from(jobListings).where(eq(jobListings.id, id))
    expect(kept).toMatchObject([{ belowMinimumReason: 'Under 21, by the award.', legalMinimum: 33.05 }])
  })

  test('GW-03 pay at the minimum for its job type and date needs no reason and stores none', async () => {
    const plain = await posted({ payRangeStart: '26.44', jobType: 'Part-Time', belowMinimumReason: 'Because' })
    const kept = await server.db.select().from(jobListings).where(eq(jobListings.id, plain.id))
    expect(kept).toMatchObject([{ belowMinimumReason: null, legalMinimum: null }])
    // The minimum before 1 July 2026 was lower.
    clock.set('2026-06-30T01:00:00.000Z')
    business = await signedInBusiness(server)
    expect((await post({ payRangeStart: '31.19' })).status).toBe(200)
  })

  test('GW-06 removes scripts, handlers and images from a description', async () => {
    const jobDescription = '<h1 onclick="x()">Hi</h1><img src=x onerror=alert(1)><script>steal()</script><p>Us</p>'
    expect((await posted({ jobDescription })).jobDescription).toBe('<h1>Hi</h1><p>Us</p>')
    expect((await posted({ jobDescription: '<p><br /></p>' })).jobDescription).toBe('')
  })

  test('GW-05 stores a repeated keyword once', async () => {
    expect((await posted({ keywords: '["Hospo","Night","hospo"]' })).keywords).toEqual(['Hospo', 'Night'])
  })

  test('GW-08 stores preset questions with their options', async () => {
    const questions = screeningQuestions.slice(2, 5)
    expect((await posted({ questions: JSON.stringify(questions) })).questions).toEqual(questions)
  })
})

describe('API-09 GW-03 GW-05 the server rejects what the wizard rejects', () => {
  const questionsAt = (...indexes: number[]) => JSON.stringify(indexes.map((index) => screeningQuestions[index]))
  test.each<[string, string, Texts, string, string]>([
    ['GW-02', 'no title', { jobTitle: ' ' }, 'jobTitle', 'The job title is mandatory to be filled.'],
    [
      'GW-02',
      'a title over the limit',
      { jobTitle: 'x'.repeat(121) },
      'jobTitle',
      'That is too long. Shorten it a little.',
    ],
    ['GW-02', 'an unknown type', { jobType: 'Internship' }, 'jobType', 'Some fields are missing...'],
    ['GW-02', 'a zip code of another suburb', { jobZipCode: '3000' }, 'jobSuburbName', 'Some fields are missing...'],
    ['GW-03', 'pay that is not a number', { payRangeStart: 'lots' }, 'payRangeStart', messages.gig.hourlyPayInvalid],
    ['GW-03', 'pay below zero', { payRangeStart: '-1' }, 'payRangeStart', messages.gig.hourlyPayInvalid],
    ['GW-03', 'an upper pay below the lower one', { payRangeEnd: '30' }, 'payRangeEnd', messages.gig.payRangeReversed],
    [
      'GW-03',
      'a start time without an end time',
      { mondayStartTime: wireTime('09:00') },
      'mondayStartTime',
      messages.gig.shiftIncomplete,
    ],
    ['GW-03', 'a shift of no length', { fridayEndTime: wireTime('22:00') }, 'fridayStartTime', messages.gig.shiftEmpty],
    ['GW-04', 'only one of the two pay values', { payRangeEnd: '' }, 'payRangeStart', 'Some fields are empty.'],
    ['GW-04', 'pay without a type', { jobPayType: '' }, 'payRangeStart', 'Some fields are empty.'],
    ['GW-05', 'no summary point', { jobSummary: '[]' }, 'jobSummary', 'Some fields are empty.'],
    ['GW-05', 'no keyword', { keywords: '[]' }, 'keywords', 'Some fields are empty.'],
    [
      'GW-08',
      'four questions',
      { questions: questionsAt(0, 1, 2, 3) },
      'questions',
      'You can only select up to 3 questions.',
    ],
    ['GW-08', 'a question twice', { questions: questionsAt(0, 0) }, 'questions', messages.general.invalid],
    [
      'GW-08',
      'a question outside the preset ones',
      { questions: '[{"question":"Age?","options":["18","19"]}]' },
      'questions',
      messages.general.invalid,
    ],
  ])('%s rejects %s', async (_, _what, wrong, field, message) => {
    expect(await post(wrong)).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: message } } })
    expect(await storedCount()).toBe(0)
  })

  test.each<[string, Texts]>([
    ['a list that is not JSON', { keywords: 'Hospo' }],
    ['a list of the wrong type', { jobSummary: '{"0":"x"}' }],
    [
      'a time with a date or a zone',
      { mondayStartTime: '2026-11-21T09:00:00+11:00', mondayEndTime: wireTime('10:00') },
    ],
    ['an idempotency key that is not a UUID', { idempotencyKey: '1' }],
    ['a description over the limit', { jobDescription: 'x'.repeat(20_001) }],
  ])('rejects %s', async (_, wrong) => {
    expect((await post(wrong)).status).toBe(400)
    expect(await storedCount()).toBe(0)
  })

  test('rejects JSON instead of a form', async () => {
    expect((await server.callWith('createGig', texts, { as: business })).status).toBe(415)
  })
})

describe('a poster', () => {
  const posterPart = (file: File): FormParts => [['jobPosterImg', file]]

  test('GW-07 is stored as WebP and served to anyone', async () => {
    const { jobPoster } = await posted({}, posterPart(await pngFile({ width: 64 })))
    const answer = await server.app.inject({ url: jobPoster?.fileUrl ?? '' })
    expect(answer.headers['content-type']).toBe('image/webp')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(64)
  })

  test('is optional: an empty part means no poster', async () => {
    expect((await posted({ jobPosterImg: '' })).jobPoster).toBeNull()
    expect((await posted({}, [['jobPosterImg', new File([], '')]])).jobPoster).toBeNull()
  })

  test.each([
    ['a renamed text', Buffer.from('hello'), 415, 'Please select a valid image file (JPEG or PNG) for logo'],
    ['no bytes', Buffer.alloc(0), 415, 'Please select a valid image file (JPEG or PNG) for logo'],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0]), 415, 'Error converting logo image'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'Logo file size should be less than 5MB'],
  ])('GW-07 rejects %s, and posts nothing', async (_, bytes, status, message) => {
    expect(await post({}, posterPart(asPngFile(bytes)))).toMatchObject({ status, body: { message } })
    expect(await storedCount()).toBe(0)
    expect(await server.db.select().from(files)).toEqual([])
  })

  test('is stored once for two concurrent requests with one idempotency key', async () => {
    const idempotencyKey = randomUUID()
    const poster = posterPart(await pngFile())
    await Promise.all([post({ idempotencyKey }, poster), post({ idempotencyKey }, poster)])
    expect(await server.db.select().from(files)).toHaveLength(1)
  })
})

describe('API-08 one gig', () => {
  test('responds to its own business only, with its applications', async () => {
    const listing = await addListing(server, business.id)
    const student = await signedInStudent(server)
    await addApplication(server, { userId: student.id, jobListingId: listing.id })
    const { jobListing } = oneGig.parse((await gigOf(listing.id, business)).body)
    expect(jobListing.Application.map((received) => received.user.id)).toEqual([student.id])
    const rival = await signedInBusiness(server)
    expect(await gigOf(listing.id, rival)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  test('responds 404 for an unknown or malformed id', async () => {
    expect((await gigOf(randomUUID(), business)).status).toBe(404)
    expect((await gigOf('1', business)).status).toBe(404)
  })
})

test('D14 counts each week once, of live gigs only, for anybody', async () => {
  const weeks = async () => landingCalls.liveWeeks.response.parse((await server.call('liveWeeks', undefined)).body)
  expect(await weeks()).toEqual({ total: 0, weeks: [] })
  await addListing(server, business.id, { shiftMask: 3 })
  await addListing(server, business.id, { shiftMask: 3 })
  await addListing(server, business.id, { shiftMask: FULL_WEEK })
  await addListing(server, business.id, { shiftMask: 0, shifts: [] })
  await addListing(server, business.id, { shiftMask: 8, closedAt: clock.now() })
  await addListing(server, business.id, { shiftMask: 8, postedAt: new Date(clock.now().getTime() - 7 * dayMs) })
  const live = await weeks()
  expect(live.total).toBe(4)
  expect(live.weeks).toEqual([
    { mask: 0, count: 1 },
    { mask: 3, count: 2 },
    { mask: FULL_WEEK, count: 1 },
  ])
  expect(popcount(live.weeks[2]?.mask ?? 0)).toBe(28)
})

describe('the gigs that fit a week', () => {
  const titles = async (mask: number) =>
    landingCalls.fittingGigs.response
      .parse((await server.call('fittingGigs', { mask: String(mask) })).body)
      .gigs.map(({ jobTitle }) => jobTitle)
  const add = (jobTitle: string, values: object) => addListing(server, business.id, { jobTitle, ...values })

  test('are the newest three live ones with shift times whose slots are all free', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
    await add('Both slots', { shiftMask: 0b11, postedAt: at(1) })
    await add('One slot', { shiftMask: 0b01, postedAt: at(2) })
    await add('Sunday night', { shiftMask: 1 << 27, postedAt: at(3) })
    await add('No times', { shiftMask: 0, shifts: [], postedAt: at(4) })
    await add('Closed', { shiftMask: 0b01, closedAt: clock.now() })
    expect(await titles(0)).toEqual([])
    expect(await titles(0b01)).toEqual(['One slot'])
    expect(await titles(0b11)).toEqual(['Both slots', 'One slot'])
    expect(await titles(FULL_WEEK)).toEqual(['Both slots', 'One slot', 'Sunday night'])
    await add('Newest', { shiftMask: 0b01 })
    expect(await titles(FULL_WEEK)).toEqual(['Newest', 'Both slots', 'One slot'])
  })

  test('contain no contact details of the business', async () => {
    await add('Barista', { shiftMask: 1, detailedAddress: '12 Example Lane' })
    const { body } = await server.call('fittingGigs', { mask: String(FULL_WEEK) })
    expect(Object.keys(landingCalls.fittingGigs.response.parse(body).gigs[0] ?? {}).sort()).toEqual(
      ['companyName', 'id', 'jobSuburbName', 'jobTitle', 'payRangeEnd', 'payRangeStart', 'payType'].sort(),
    )
    expect(JSON.stringify(body)).not.toContain('Example Lane')
  })

  test.each([-1, 2 ** 28, 1.5])('reject the mask %d', async (mask) => {
    expect((await server.call('fittingGigs', { mask: String(mask) })).status).toBe(400)
  })
})
