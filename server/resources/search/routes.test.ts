import { randomUUID } from 'node:crypto'
import { DAYS, entriesOf, maskOf } from '@campus-gigs/ui/availability'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { foundJobs, oneJob, type RequestOf, suggestedWords } from '@/contract'
import { dayMs, limits, listingSorts, type Shift, toWireTime } from '@/domain'
import { sortListings } from '@/domain/testing/listing-order'
import { businesses, jobListings, searchedListings } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { deleteExpired } from './queries.ts'

const server = testServer()
let student: Caller
let business: Caller
beforeEach(async () => {
  student = await signedInStudent(server)
  business = await signedInBusiness(server)
})

async function search(query: RequestOf<'searchJobs'> = {}, as = student) {
  return foundJobs.parse((await server.call('searchJobs', query, { as })).body)
}
const titles = async (query?: RequestOf<'searchJobs'>) => (await search(query)).jobList.map(({ jobTitle }) => jobTitle)
const add = (jobTitle: string, overrides: Partial<typeof jobListings.$inferInsert> = {}) =>
  addListing(server, business.id, { jobTitle, ...overrides })
const minutesAgo = (minutes: number) => new Date(server.context.clock.now().getTime() - minutes * 60_000)

async function searchAllPages(query: RequestOf<'searchJobs'>, as: Caller) {
  const pages = [await search(query, as)]
  for (let after = pages[0]?.next; after; after = pages.at(-1)?.next) pages.push(await search({ ...query, after }, as))
  return pages
}

const drawnShift = fc.tuple(fc.constantFrom(...DAYS), fc.nat(22)).map(
  ([dayOfWeek, hour]): Shift => ({
    dayOfWeek,
    startTime: toWireTime(`${String(hour).padStart(2, '0')}:00`),
    endTime: toWireTime('23:30'),
  }),
)
/** The columns of a random listing that orders depend on. */
const sortKeys = {
  shifts: fc.array(drawnShift, { maxLength: 3 }),
  jobSuburbName: fc.constantFrom('Carlton', 'FITZROY', 'Frankston', 'Nowhere'),
  postedAt: fc.nat(3).map(minutesAgo),
}

/** Inserts listings, and returns them as `sortListings` takes them. */
async function insert(listings: readonly (Partial<typeof jobListings.$inferInsert> & { shifts: Shift[] })[]) {
  const rows = listings.map((each) => ({ ...rowOf(business.id, each), shiftMask: maskOf(each.shifts) }))
  const stored = await server.db.insert(jobListings).values(rows).returning()
  return stored.map((row) => ({ ...row, Shift: row.shifts, postedAt: row.postedAt.toISOString() }))
}

describe('searching jobs', () => {
  test('JS-02 finds part of a title or keyword, ignoring case, and treats wildcards as characters', async () => {
    await add('Weekend barista', { keywords: ['Hospo', 'Café 50%'], postedAt: minutesAgo(1) })
    await add('Night filler', { keywords: ['hospo', 'a_b'], postedAt: minutesAgo(2) })
    expect(await titles({ q: ' HOSPO ' })).toEqual(['Weekend barista', 'Night filler'])
    expect(await titles({ q: 'bari' })).toEqual(['Weekend barista'])
    expect(await titles({ q: 'CAFÉ' })).toEqual(['Weekend barista'])
    expect(await titles({ q: '0%' })).toEqual(['Weekend barista'])
    expect(await titles({ q: '%' })).toEqual(['Weekend barista'])
    expect(await titles({ q: 'a_b' })).toEqual(['Night filler'])
    expect(await titles({ q: 'aXb' })).toEqual([])
    expect(await titles({ q: 'k' })).toEqual(['Weekend barista'])
    expect(await titles({ q: '\\' })).toEqual([])
    expect(await titles({ q: 'barista hospo' })).toEqual([])
    expect(await search({ q: '  ' })).toMatchObject({ total: 2, next: null })
  })

  test('PF-07 finds a gig by suburb and company too, ignoring case', async () => {
    const bakery = await signedInBusiness(server, { companyName: 'Quokka Bakery' })
    await add('Weekend barista', { jobSuburbName: 'Footscray', postedAt: minutesAgo(1) })
    await addListing(server, bakery.id, { jobTitle: 'Baker', jobSuburbName: 'Carlton', postedAt: minutesAgo(2) })
    expect(await titles({ q: 'FOOTS' })).toEqual(['Weekend barista'])
    expect(await titles({ q: 'quokka' })).toEqual(['Baker'])
    expect(await titles({ q: 'bak' })).toEqual(['Baker'])
    expect(await search({ q: 'carlton' })).toMatchObject({ total: 1 })
    await server.db.update(businesses).set({ companyName: 'Wombat Bakery' }).where(eq(businesses.id, bakery.id))
    expect(await titles({ q: 'quokka' })).toEqual([])
    expect(await titles({ q: 'Wombat' })).toEqual(['Baker'])
  })

  describe('PF-07 filters', () => {
    const shift = (dayOfWeek: Shift['dayOfWeek'], end = '12:00'): Shift => ({
      dayOfWeek,
      startTime: toWireTime('08:00'),
      endTime: toWireTime(end),
    })
    beforeEach(async () => {
      await add('Monday', { shifts: [shift('Monday')], payRangeStart: 30, payRangeEnd: 35, jobType: 'Part-Time' })
      await add('Both', { shifts: [shift('Monday'), shift('Friday')], payRangeStart: 25, payRangeEnd: 40 })
      await add('Flat', { shifts: [], payType: 'Flat Rate', payRangeStart: 500, jobSuburbName: 'Frankston' })
    })
    const filtered = async (filters: RequestOf<'searchJobs'>) =>
      (await titles({ ...filters, sort: 'newest' })).toSorted()

    test('by pay an hour, compared with the lowest pay of a gig', async () => {
      expect(await filtered({ pay: 25 })).toEqual(['Both', 'Monday'])
      expect(await filtered({ pay: 30 })).toEqual(['Monday'])
      expect(await filtered({ pay: 50 })).toEqual([])
    })

    test('by days, with no shift on another day', async () => {
      expect(await filtered({ days: ['Monday'] })).toEqual(['Monday'])
      expect(await filtered({ days: 'Friday,Monday' })).toEqual(['Both', 'Monday'])
      expect(await filtered({ days: ['Sunday'] })).toEqual([])
    })

    test('by type, distance and fit together', async () => {
      expect(await filtered({ types: ['Part-Time'] })).toEqual(['Monday'])
      expect(await filtered({ types: ['Part-Time', 'Casual'] })).toEqual(['Both', 'Flat', 'Monday'])
      expect(await filtered({ km: 5 })).toEqual(['Both', 'Monday'])
      expect(await filtered({ fit: 'all' })).toEqual(['Monday'])
      expect(await filtered({ fit: 'all', km: 5, pay: 30, days: ['Monday'], types: ['Part-Time'] })).toEqual(['Monday'])
    })

    test('are counted before they are applied, with the query', async () => {
      const count = async (query: RequestOf<'countJobs'>) =>
        (await server.call('countJobs', query, { as: student })).body
      expect(await count({ pay: 25 })).toEqual({ success: true, total: 2 })
      expect(await count({ pay: 25, q: 'both' })).toEqual({ success: true, total: 1 })
    })

    test('apply to the next page too', async () => {
      const many = limits.listingsPerPage + 3
      for (let index = 0; index < many; index += 1) await add(`Sunday ${index}`, { shifts: [shift('Sunday')] })
      const first = await search({ days: ['Sunday'], sort: 'newest' })
      const rest = await search({ days: ['Sunday'], sort: 'newest', after: first.next ?? '' })
      expect([first.total, rest.jobList.length, rest.next]).toEqual([many, 3, null])
    })

    test.each([
      ['pay that is not offered', { pay: 31 }],
      ['a day there is none of', { days: 'Someday' }],
      ['no day', { days: '' }],
      ['more days than a week has', { days: Array(8).fill('Monday').join() }],
      ['a type there is none of', { types: 'Night' }],
      ['a distance that is not offered', { km: 1000 }],
      ['another fit', { fit: 'some' }],
    ])('API-09 refuse %s', async (_, query) => {
      for (const name of ['searchJobs', 'countJobs'] as const)
        expect(await server.callWith(name, query, { as: student })).toMatchObject({ status: 400 })
    })
  })

  test('JS-11 lists neither closed nor expired gigs', async () => {
    const now = server.context.clock.now()
    await add('Live')
    await add('Closed', { closedAt: now })
    const expired = await add('Expired', { expiringOn: now })
    expect(await titles()).toEqual(['Live'])
    // A clock that was wrong for less than 30 days loses no listing.
    await deleteExpired(server.db, new Date(now.getTime() + 29 * dayMs))
    expect(await server.db.$count(searchedListings)).toBe(2)
    await deleteExpired(server.db, new Date(now.getTime() + 30 * dayMs))
    expect(await server.db.$count(searchedListings)).toBe(1)
    const expiringOn = new Date(now.getTime() + 1)
    await server.db.update(jobListings).set({ expiringOn }).where(eq(jobListings.id, expired.id))
    expect(await search()).toMatchObject({ total: 2 })
  })

  test('API-02 contains the student’s own application, and no other student’s', async () => {
    const listing = await add('Applied')
    await addApplication(server, { userId: student.id, jobListingId: listing.id })
    expect((await search()).jobList[0]?.Application).toHaveLength(1)
    expect((await search({}, await signedInStudent(server))).jobList[0]?.Application).toEqual([])
  })

  test('JS-04 leaves out what a card does not show: description, address, questions and the student’s letter', async () => {
    const listing = await add('Applied', { jobDescription: '<p>Long read</p>', detailedAddress: 'Long Lane' })
    await addApplication(server, { userId: student.id, jobListingId: listing.id })
    const { body } = await server.call('searchJobs', {}, { as: student })
    const whole = await server.call('job', undefined, { as: student, params: { jobListingId: listing.id } })
    expect(JSON.stringify(whole.body)).toMatch(/Long read.*Long Lane.*questions.*notes/s)
    expect(JSON.stringify(body)).not.toMatch(/Long|questions|notes/)
  })

  test('JS-04 names only fields of the contract', async () => {
    await add('Barista')
    const { body } = await server.call('searchJobs', {}, { as: student })
    expect(body).toEqual(foundJobs.parse(body))
  })

  test('shows a gig as it is after each change of it, of its business and of the student’s application', async () => {
    const listing = await add('Barista')
    const card = async (as = student) => (await search({}, as)).jobList[0]
    expect(await card()).toMatchObject({ jobZipCode: '3065', Application: [] })
    const other = await signedInStudent(server)
    const application = await addApplication(server, {
      userId: other.id,
      jobListingId: listing.id,
    })
    expect([(await card())?.Application, (await card(other))?.Application]).toEqual([[], [{ id: application.id }]])
    await server.db.update(jobListings).set({ jobZipCode: '3066' }).where(eq(jobListings.id, listing.id))
    expect(await card()).toMatchObject({ jobZipCode: '3066', company: { companyCategory: 'Hospitality' } })
    await server.db.update(businesses).set({ companyCategory: 'Retail' }).where(eq(businesses.id, business.id))
    expect(await card()).toMatchObject({ jobZipCode: '3066', company: { companyCategory: 'Retail' }, Application: [] })
  })

  test('sorts by fit by default, and listings of equal fit by time', async () => {
    const on = (dayOfWeek: Shift['dayOfWeek'], end: string): Partial<typeof jobListings.$inferInsert> => ({
      shifts: [{ dayOfWeek, startTime: toWireTime('08:00'), endTime: toWireTime(end) }],
    })
    await add('Fits, older', { ...on('Monday', '12:00'), postedAt: minutesAgo(9), jobSuburbName: 'Frankston' })
    await add('No times yet', { shifts: [], postedAt: minutesAgo(8), jobSuburbName: 'Carlton' })
    await add('Clashes', { ...on('Friday', '12:00'), postedAt: minutesAgo(1) })
    await add('Fits in part', { ...on('Monday', '20:00'), postedAt: minutesAgo(2), jobSuburbName: 'Nowhere' })
    await add('Fits, newer', { ...on('Monday', '11:00'), postedAt: minutesAgo(3) })
    const byFit = ['Fits, newer', 'Fits, older', 'Fits in part', 'No times yet', 'Clashes']
    expect(await titles()).toEqual(byFit)
    expect(await titles({ sort: 'newest' })).toEqual([
      'Clashes',
      'Fits in part',
      'Fits, newer',
      'No times yet',
      'Fits, older',
    ])
    expect(await titles({ sort: 'nearest' })).toEqual([
      'No times yet',
      'Clashes',
      'Fits, newer',
      'Fits, older',
      'Fits in part',
    ])
  })

  test('returns every listing once over all pages, in the order of sortListings', { timeout: 180_000 }, async () => {
    const size = { minLength: 2 * limits.listingsPerPage + 1, maxLength: 2 * limits.listingsPerPage + 9 }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record(sortKeys), size), fc.nat(2 ** 28 - 1), async (listings, availabilityMask) => {
        await server.db.delete(jobListings)
        const jobs = await insert(listings)
        const as = await signedInStudent(server, { userAvailability: entriesOf(availabilityMask), availabilityMask })
        for (const sort of listingSorts) {
          const found = await searchAllPages({ sort }, as)
          expect(found.map(({ jobList }) => jobList.length).slice(0, 2)).toEqual([
            limits.listingsPerPage,
            limits.listingsPerPage,
          ])
          expect(found.map(({ total }) => total)).toEqual([jobs.length, null, null])
          const order = sortListings(jobs, sort, { availabilityMask, homeSuburb: 'Carlton' })
          expect(found.flatMap(({ jobList }) => jobList.map(({ id }) => id))).toEqual(order.map(({ id }) => id))
        }
      }),
      { numRuns: 6 },
    )
  })

  describe('more matches than are counted', () => {
    const words = ['barista', 'Retail', 'ista', 'a', 'ta', 'zq', '&-', '日本', 'quokka', 'no such word', '']
    const listing = fc.record({
      jobTitle: fc.constantFrom('Barista', 'Barista', 'BARISTA &- zqz', 'Cook 日本語', 'Night Tartan'),
      keywords: fc.constantFrom<string[]>(['Retail'], ['Café', 'retail'], ['Quokka'], []),
      ...sortKeys,
    })

    test('JS-02 finds every part of a text, in any order of the search, over all pages', {
      timeout: 180_000,
    }, async () => {
      const drawn = fc.sample(listing, { numRuns: limits.countedListings + 130, seed: 7 })
      const jobs = await insert(drawn)
      await server.db.execute(sql`analyze searched_listings, shift_masks`)
      const masks = [0, 0b0111_0000_1010_1111_0000_0110_1111, 2 ** 28 - 1]
      for (const [maskIndex, availabilityMask] of masks.entries()) {
        const userAvailability = entriesOf(availabilityMask)
        const as = await signedInStudent(server, { userAvailability, availabilityMask })
        for (const [wordIndex, q] of words.entries()) {
          // Each word is searched in every order, because there are as many masks as orders.
          const sort = listingSorts[(wordIndex + maskIndex) % listingSorts.length] ?? 'fit'
          const matching = jobs.filter(({ jobTitle, jobSuburbName, keywords }) =>
            [jobTitle, jobSuburbName, 'Corner Cafe', ...keywords].some((text) =>
              text.toLowerCase().includes(q.toLowerCase()),
            ),
          )
          const found = await searchAllPages({ q, sort }, as)
          const order = sortListings(matching, sort, { availabilityMask, homeSuburb: 'Carlton' })
          expect(found.flatMap(({ jobList }) => jobList.map(({ id }) => id))).toEqual(order.map(({ id }) => id))
          const total = Math.min(matching.length, limits.countedListings + 1)
          expect([found[0]?.total, (await server.call('countJobs', { q }, { as })).body]).toEqual([
            total,
            { success: true, total },
          ])
        }
      }
    })
  })

  test('a search with more matches than are counted has what was posted and closed since, and counts few matches again', async () => {
    const listings = Array.from({ length: limits.countedListings + 1 }, () =>
      rowOf(business.id, { jobTitle: 'Usher', postedAt: minutesAgo(9) }),
    )
    await server.db.insert(jobListings).values(listings)
    const usher = () => search({ q: 'usher', sort: 'newest' })
    expect((await usher()).total).toBe(limits.countedListings + 1)
    const posted = await add('Usher of the day')
    expect((await usher()).jobList[0]?.id).toBe(posted.id)
    const closing = { closedAt: server.context.clock.now() }
    await server.db.update(jobListings).set(closing).where(eq(jobListings.id, posted.id))
    expect((await usher()).jobList.map(({ id }) => id)).not.toContain(posted.id)
    await server.db.update(jobListings).set(closing)
    expect(await usher()).toMatchObject({ total: 0, jobList: [], next: null })
  })

  test('a listing posted or closed between two pages causes no repeats and no gaps', async () => {
    const many = limits.listingsPerPage + 5
    for (let index = 0; index < many; index += 1) await add(`Gig ${index}`, { postedAt: minutesAgo(index + 1) })
    const first = await search({ sort: 'newest' })
    await add('Just posted')
    await server.db
      .update(jobListings)
      .set({ closedAt: server.context.clock.now() })
      .where(eq(jobListings.jobTitle, 'Gig 3'))
    const rest = await search({ sort: 'newest', after: first.next ?? '' })
    expect(rest.jobList.map(({ jobTitle }) => jobTitle)).toEqual([50, 51, 52, 53, 54].map((index) => `Gig ${index}`))
  })

  test('continues after a cursor whose listing has closed, and answers 404 when it is deleted', async () => {
    const newest = await add('Newest', { closedAt: server.context.clock.now() })
    await add('Older', { postedAt: minutesAgo(5) })
    expect(await titles({ sort: 'newest', after: newest.id })).toEqual(['Older'])
    const answer = await server.call('searchJobs', { after: randomUUID() }, { as: student })
    expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  test.each([
    ['an unknown order', { sort: 'pay' }],
    ['an invalid cursor', { after: '1' }],
    ['a query that is too long', { q: 'x'.repeat(limits.searchCharacters + 1) }],
    ['a character that the database cannot store', { q: 'a\u0000' }],
  ])('API-09 refuses %s', async (_, query) => {
    const answer = await server.callWith('searchJobs', query, { as: student })
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } })
  })
})

function rowOf(businessId: string, overrides: Partial<typeof jobListings.$inferInsert>) {
  return {
    businessId,
    jobTitle: 'Barista',
    jobType: 'Casual' as const,
    jobSuburbName: 'Fitzroy',
    jobZipCode: '3065',
    jobSummary: ['Coffee'],
    keywords: ['Hospo'],
    idempotencyKey: randomUUID(),
    expiringOn: new Date('2026-12-01T00:00:00.000Z'),
    ...overrides,
  }
}

describe('suggestions', () => {
  const suggest = async (q: string) =>
    suggestedWords.parse((await server.call('suggestJobs', { q }, { as: student })).body).suggestions

  test('JS-01 are the titles and keywords of live gigs that contain the query', async () => {
    await add('Weekend barista', { keywords: ['Weekends Only', 'Hospo'] })
    await add('Filler', { keywords: ['weekends only'] })
    await add('Weekday cook', { closedAt: server.context.clock.now() })
    expect(await suggest(' week')).toEqual(expect.arrayContaining(['Weekend barista']))
    expect((await suggest('WEEK')).map((each) => each.toLowerCase())).toEqual(['weekends only', 'weekend barista'])
    expect(await suggest('dentist')).toEqual([])
  })

  test('PF-07 include suburbs and companies', async () => {
    const bakery = await signedInBusiness(server, { companyName: 'Quokka Bakery' })
    await addListing(server, bakery.id, { jobTitle: 'Baker', jobSuburbName: 'Footscray' })
    expect(await suggest('quok')).toEqual(['Quokka Bakery'])
    expect(await suggest('foots')).toEqual(['Footscray'])
  })

  test('API-09 refuse an empty query', async () => {
    expect((await server.call('suggestJobs', { q: ' ' }, { as: student })).status).toBe(400)
  })
})

test('JS-11 one job is found by its id with its status, also when it is not live', async () => {
  const closed = await add('Closed', { closedAt: server.context.clock.now() })
  const answer = await server.call('job', undefined, { as: student, params: { jobListingId: closed.id } })
  expect(oneJob.parse(answer.body).jobListing).toMatchObject({
    jobTitle: 'Closed',
    status: 'closed',
    isExpired: true,
  })
  for (const jobListingId of [randomUUID(), 'no-id'])
    expect((await server.call('job', undefined, { as: student, params: { jobListingId } })).status).toBe(404)
})
