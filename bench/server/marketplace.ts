// Fills databases for the server's bench with a marketplace of typical rosters, the same in every run.
import { createHash, randomUUID } from 'node:crypto'
import { DAYS, maskOf } from '@campus-gigs/ui/availability'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { Client } from 'pg'
import { dayMs, type Shift, toWireTime } from '@/domain'
import { seededRandom } from '@/domain/testing/seeded-random'

/** The session tokens of the bench's student and business. */
export const studentToken = 'bench-student'
export const businessToken = 'bench-business'
/** A word in one of 1,000 listings: in 20 of 20,000. */
export const rareWord = 'quokka'
/** Two letters in one of 5,000 listings: in 4 of 20,000. */
export const rareLetters = 'zq'

const random = seededRandom(20_261_121)

function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

const titlePrefixes = ['Weekday', 'Weekend', 'Evening', 'Early', 'Senior', 'Junior', 'Event', 'Exam week'] as const
const trades = [
  'barista',
  'kitchen hand',
  'shelf filler',
  'tutor',
  'dog walker',
  'usher',
  'florist',
  'cleaner',
] as const
const keywords = [
  'Hospo',
  'Retail',
  'RSA',
  'Weekdays',
  'Weekends Only',
  'Tips',
  'Near campus',
  'Training',
  'Driving',
] as const
/** The start and end of a shift; an end before the start is on the next day. */
const intervals = [
  ['07:00', '11:30'],
  ['09:00', '14:00'],
  ['12:00', '17:00'],
  ['16:00', '21:00'],
  ['18:00', '23:30'],
  ['22:00', '03:00'],
  ['09:00', '17:00'],
] as const

/** Shifts on one to four days. In two thirds of the rosters every day has the same hours. */
function randomRoster(): Shift[] {
  const sameInterval = oneOf(intervals)
  const isMixed = random(3) === 0
  const days = new Set(Array.from({ length: 1 + random(4) }, () => oneOf(DAYS)))
  return [...days].map((dayOfWeek) => {
    const [start, end] = isMixed ? oneOf(intervals) : sameInterval
    return { dayOfWeek, startTime: toWireTime(start), endTime: toWireTime(end) }
  })
}

const description = `<p>${'What the day looks like, whom you work with, and what we bring along. '.repeat(16)}</p>`
const suburbs = melbourneSuburbs.filter((_, index) => index % 3 === 0)

/** What makes a listing's title one of the few that a search for {@link rareWord} or {@link rareLetters} finds. */
function rareSuffix(index: number): string {
  if (index % 1000 === 7) return ` ${rareWord}`
  return index % 5000 === 11 ? ` ${rareLetters}` : ''
}

/** The columns of a listing. The higher its index, the earlier it was posted. */
function listingRow(index: number, businessIds: readonly string[], nowMs: number) {
  const shifts = random(20) === 0 ? [] : randomRoster()
  // The smaller of two random indexes, so that some suburbs have many listings and others few.
  const suburb = suburbs[Math.min(random(suburbs.length), random(suburbs.length))] ?? melbourneSuburbs[0]
  const pay = 26 + random(20)
  return {
    business_id: businessIds[random(businessIds.length)],
    job_title: `${oneOf(titlePrefixes)} ${oneOf(trades)}${rareSuffix(index)}`,
    job_type: oneOf(['Casual', 'Part-Time', 'One Time Gig']),
    job_suburb_name: suburb?.suburbName,
    job_zip_code: suburb?.zipCodes[0],
    pay_range_start: pay,
    pay_range_end: pay + random(6),
    pay_type: 'Per Hour',
    shifts,
    shift_mask: maskOf(shifts),
    job_summary: ['Free lunch on every shift', 'Two streets from the tram'],
    job_description: index % 2 === 0 ? description : '',
    keywords: [...new Set(Array.from({ length: 3 }, () => oneOf(keywords)))],
    idempotency_key: randomUUID(),
    posted_at: new Date(nowMs - index * 25_000 - random(20_000)).toISOString(),
    expiring_on: new Date(nowMs + 7 * dayMs).toISOString(),
  }
}

/** The columns of `listingRow` with their types, as PostgreSQL reads them from JSON. */
const listingColumns = `business_id uuid, job_title text, job_type text, job_suburb_name text, job_zip_code text,
  pay_range_start float, pay_range_end float, pay_type text, shifts jsonb, shift_mask int, job_summary jsonb,
  job_description text, keywords jsonb, idempotency_key uuid, posted_at timestamptz, expiring_on timestamptz`
/** The same columns without types, for an insert. */
const listingColumnNames = listingColumns.replace(/ (uuid|text|float|jsonb|int|timestamptz)\b/g, '')

/** How many listings one statement inserts. */
const batchSize = 2000

export interface MarketplaceSize {
  listings: number
  /** Applicants of one listing, whose id is returned. */
  applicants: number
}

/**
 * Fills a migrated, empty database.
 * @returns the id of the listing with all applicants
 */
export async function fillMarketplace(
  databaseUrl: string,
  { listings, applicants }: MarketplaceSize,
): Promise<{ busyListingId: string }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const student = await client.query(
      `insert into users (issuer, subject, email, first_name, last_name, full_name, availability_mask, current_suburb, current_zip_code)
       values ('bench', 'student', 'a@b.example', 'Ana', 'Silva', 'Ana Silva', $1, 'Carlton', '3053') returning id`,
      [0b0110_0000_1111_0011_0110_0000_1111],
    )
    const businesses = await client.query(
      `insert into businesses (company_name, company_category, current_suburb)
       select 'Corner ' || i, 'Hospitality', 'Carlton' from generate_series(1, 500) i returning id`,
    )
    const businessIds = businesses.rows.map(({ id }) => String(id))
    for (const [kind, token, id] of [
      ['student', studentToken, student.rows[0].id],
      ['business', businessToken, businessIds[0]],
    ])
      await client.query(
        `insert into sessions (token_hash, kind, account_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
        [createHash('sha256').update(token).digest('hex'), kind, id],
      )
    const nowMs = Date.now()
    for (let start = 0; start < listings; start += batchSize) {
      const batch = Array.from({ length: Math.min(batchSize, listings - start) }, (_, index) =>
        listingRow(start + index, businessIds, nowMs),
      )
      await client.query(
        `insert into job_listings (${listingColumnNames}) select * from jsonb_to_recordset($1) as listing (${listingColumns})`,
        [JSON.stringify(batch)],
      )
    }
    const busyListingId = await addApplicants(client, businessIds[0], applicants)
    await client.query('vacuum analyze')
    return { busyListingId }
  } finally {
    await client.end()
  }
}

/** Adds a listing and its applicants, each with a week, suburb and letter of their own. @returns the listing's id */
async function addApplicants(client: Client, businessId: string | undefined, count: number): Promise<string> {
  const mask = 0b0011_0000_0011_0000_0011_0000_0011
  const { rows } = await client.query(
    `insert into job_listings (business_id, job_title, job_type, job_suburb_name, job_zip_code, shift_mask, job_summary, keywords,
       idempotency_key, expiring_on)
     values ($1, 'Busy', 'Casual', 'Carlton', '3053', $2, '[]', '[]', gen_random_uuid(), now() + interval '7 days') returning id`,
    [businessId, mask],
  )
  const listingId = String(rows[0].id)
  await client.query(
    `
    insert into users (issuer, subject, email, first_name, last_name, full_name, availability_mask, current_suburb)
    select 'bench', i::text, i || '@b.example', 'First' || i, 'Last', 'First Last',
      (i::bigint * 7919 * 104729 % 268435456)::integer, ($1::text[])[1 + i % $2::integer]
    from generate_series(1, $3::integer) i`,
    [suburbs.map(({ suburbName }) => suburbName), suburbs.length, count],
  )
  await client.query(
    `
    with file as (
      insert into files (sha256, media_type, bytes, access) values ('0', 'application/pdf', 1, 'private') returning id
    ), resume as (
      insert into resumes (user_id, file_id, file_name)
      select users.id, file.id, 'a.pdf' from users cross join file where users.subject <> 'student' returning id, user_id
    )
    insert into applications (job_listing_id, user_id, resume_id, notes, letter_words, applied_at)
    select $1, user_id, id, '<p>Hello, I would like to work with you.</p>', 9,
      now() - row_number() over () * interval '1 second' from resume`,
    [listingId],
  )
  return listingId
}
