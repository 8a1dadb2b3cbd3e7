import { randomUUID } from 'node:crypto'
import { DAYS, maskOf } from '@campus-gigs/ui/availability'
import sharp from 'sharp'
import { limits, melbourneIsoDay, type Shift, screeningQuestions, wallClock } from '@/domain'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { businesses, events, files, jobListings, users } from '../db/schema.ts'
import { sanitizeRichText } from '../http/sanitize.ts'
import { slugOf } from '../resources/events/slugs.ts'
import { coverArt, logoArt, posterArt } from './art.ts'
import { sampleBusinesses } from './catalogue.ts'
import type { SampleBusiness, SampleEvent, SampleListing } from './types.ts'

type Filler = Pick<Context, 'db' | 'files' | 'clock'>
type NewFile = typeof files.$inferInsert & { id: string }

const hour = 3_600_000
const day = 24 * hour
const logoThumbnailWidth = 160
const coverThumbnailWidth = 640

/**
 * Fills an empty marketplace with made-up businesses and live gigs, all of them or none. Nobody can sign in as one
 * of them: they have neither a password nor an identity. Whether it is wanted is the caller's to know
 * (`config.sampleData`); it does nothing when anybody is already there.
 * @returns whether it filled anything
 */
export async function fillWithSampleData(filler: Filler): Promise<boolean> {
  if (!(await isEmpty(filler.db))) return false
  const now = filler.clock.now()
  const rows = await Promise.all(sampleBusinesses.map((sample) => rowsOf(filler, sample, now)))
  await filler.db.transaction(async (tx) => {
    await tx.insert(files).values(rows.flatMap((row) => row.files))
    await tx.insert(businesses).values(rows.map((row) => row.business))
    await tx.insert(jobListings).values(rows.flatMap((row) => row.listings))
    await tx.insert(events).values(rows.flatMap((row) => row.events))
  })
  return true
}

async function isEmpty(db: Db): Promise<boolean> {
  const [student] = await db.select({ id: users.id }).from(users).limit(1)
  const [business] = await db.select({ id: businesses.id }).from(businesses).limit(1)
  return !student && !business
}

/** What one sample business puts into the tables; its pictures are already in the file store. */
async function rowsOf(filler: Filler, sample: SampleBusiness, now: Date) {
  const { pictogram, scheme } = sample
  const logo = logoArt(pictogram, scheme)
  const cover = coverArt(pictogram, scheme)
  const [logoFile, logoThumbnail, coverFile, coverThumbnail] = await Promise.all([
    store(filler, logo),
    store(filler, logo, logoThumbnailWidth),
    store(filler, cover),
    store(filler, cover, coverThumbnailWidth),
  ])
  const since = new Date(now.getTime() - 30 * day)
  const business = {
    id: randomUUID(),
    companyName: sample.companyName,
    companyCategory: sample.companyCategory,
    description: sample.description,
    ownerFirstName: sample.ownerFirstName,
    ownerLastName: sample.ownerLastName,
    ownerFullName: `${sample.ownerFirstName} ${sample.ownerLastName}`,
    profileOwnerPosition: sample.profileOwnerPosition,
    email: sample.email,
    phoneNumber: sample.phoneNumber,
    phoneCountry: 'AU',
    currentSuburb: sample.suburb[0],
    currentZipCode: sample.suburb[1],
    logoFileId: logoFile.id,
    logoThumbnailFileId: logoThumbnail.id,
    coverFileId: coverFile.id,
    coverThumbnailFileId: coverThumbnail.id,
    isSample: true,
    createdAt: since,
    updatedAt: since,
  }
  const gigs = await Promise.all(
    sample.listings.map(async (listing, index) => {
      const shifts = shiftsOf(listing)
      const poster = await store(filler, posterArt(pictogram, scheme, maskOf(shifts), index % 2 === 1))
      return { poster, row: listingRow(business.id, listing, shifts, poster.id, now) }
    }),
  )
  return {
    business,
    listings: gigs.map((gig) => gig.row),
    events: (sample.events ?? []).map((event) => eventRow(business, event, coverFile.id, now)),
    files: [logoFile, logoThumbnail, coverFile, coverThumbnail, ...gigs.map((gig) => gig.poster)],
  }
}

/** Draws an SVG as WebP, at its own width unless given, and keeps it. */
async function store(filler: Filler, svg: Buffer, width?: number): Promise<NewFile> {
  const drawn = sharp(svg).resize({ width })
  const bytes = await drawn.webp({ quality: limits.webpQuality * 100 }).toBuffer()
  const sha256 = await filler.files.put(bytes)
  return { id: randomUUID(), sha256, mediaType: 'image/webp', bytes: bytes.length, access: 'public' }
}

function listingRow(businessId: string, listing: SampleListing, shifts: Shift[], posterFileId: string, now: Date) {
  const postedAt = new Date(now.getTime() - listing.hoursAgo * hour)
  return {
    businessId,
    jobTitle: listing.jobTitle,
    jobType: listing.jobType,
    jobSuburbName: listing.suburb[0],
    jobZipCode: listing.suburb[1],
    detailedAddress: listing.detailedAddress ?? null,
    payRangeStart: listing.pay?.from ?? null,
    payRangeEnd: listing.pay?.to ?? null,
    payType: listing.pay?.type ?? null,
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: listing.summary,
    jobDescription: sanitizeRichText(listing.description),
    keywords: listing.keywords,
    questions: listing.questions.flatMap((index) => screeningQuestions[index] ?? []),
    posterFileId,
    idempotencyKey: randomUUID(),
    postedAt,
    expiringOn: new Date(postedAt.getTime() + limits.listingDays * day),
  }
}

function eventRow(
  { id, companyName }: { id: string; companyName: string },
  event: SampleEvent,
  imageFileId: string,
  now: Date,
) {
  return {
    businessId: id,
    eventName: event.eventName,
    eventDate: melbourneIsoDay(new Date(now.getTime() + event.daysAhead * day)),
    suburbName: event.suburb[0],
    suburbZipCode: event.suburb[1],
    admissionCharge: event.charge,
    admissionCurrency: 'AUD ($)' as const,
    eventLink: event.link,
    imageFileIds: [imageFileId],
    organiserSlug: slugOf(companyName, 'organiser'),
    posterSlug: event.posterSlug,
    createdAt: now,
  }
}

/** The roster in the form it is stored in, Monday first. */
export function shiftsOf({ roster }: SampleListing): Shift[] {
  const [sunday, ...weekdays] = DAYS
  return [...weekdays, sunday].flatMap((dayOfWeek) => {
    const [start, end] = roster[dayOfWeek]?.split('-') ?? []
    return start && end ? [{ dayOfWeek, startTime: wallClock(start), endTime: wallClock(end) }] : []
  })
}
