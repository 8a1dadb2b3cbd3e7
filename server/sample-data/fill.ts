import { randomUUID } from 'node:crypto'
import { DAYS, maskOf } from '@campus-gigs/ui/availability'
import sharp from 'sharp'
import {
  dayMs,
  hourMs,
  limits,
  listingExpiry,
  melbourneIsoDay,
  type Shift,
  screeningQuestions,
  toWireTime,
  weekdayOfDate,
} from '@/domain'
import type { Context } from '../context.ts'
import { businesses, events, files, jobListings } from '../db/schema.ts'
import { toSlug } from '../resources/events/slugs.ts'
import { sanitizeRichText } from '../resources/sanitize-rich-text.ts'
import { coverArt, logoArt, oneSlotPerDay, posterArt } from './art.ts'
import { sampleBusinesses } from './catalogue.ts'
import type { SampleBusiness, SampleEvent, SampleListing } from './types.ts'

/** What the sample data is stored in. */
export type Stores = Pick<Context, 'db' | 'files' | 'clock'>
type NewFile = typeof files.$inferInsert & { id: string }

/** The widths of thumbnails, in pixels. */
const logoThumbnailWidth = 160
const coverThumbnailWidth = 640
const accountAgeMs = 30 * dayMs

/** Inserts the sample businesses, their live listings and events in one transaction. */
export async function insertSampleData(stores: Stores): Promise<void> {
  const now = stores.clock.now()
  const rows = await Promise.all(sampleBusinesses.map((sample) => buildRows(stores, sample, now)))
  await stores.db.transaction(async (tx) => {
    await tx.insert(files).values(rows.flatMap((row) => row.files))
    await tx.insert(businesses).values(rows.map((row) => row.business))
    await tx.insert(jobListings).values(rows.flatMap((row) => row.listings))
    await tx.insert(events).values(rows.flatMap((row) => row.events))
  })
}

/** Stores the images of a sample business. @returns its rows, which the caller inserts */
async function buildRows(stores: Stores, sample: SampleBusiness, now: Date) {
  const { pictogram, scheme } = sample
  const images = await storeImages(stores, sample)
  const business = buildBusinessRow(sample, images, new Date(now.getTime() - accountAgeMs))
  const listings = await Promise.all(
    sample.listings.map(async (listing, index) => {
      const shifts = parseRoster(listing)
      const isMirrored = index % 2 === 1
      const poster = await storeSvg(stores, posterArt(pictogram, scheme, maskOf(shifts), isMirrored))
      return { poster, row: buildListingRow(business.id, listing, shifts, poster.id, now) }
    }),
  )
  // An event's picture needs its own crop: a cover would be cut off at both sides.
  const sampleEvents = await Promise.all(
    (sample.events ?? []).map(async (event) => {
      const picture = await storeSvg(stores, posterArt(pictogram, scheme, oneSlotPerDay, false))
      return { picture, row: buildEventRow(business, event, picture.id, now) }
    }),
  )
  return {
    business,
    listings: listings.map((listing) => listing.row),
    events: sampleEvents.map((event) => event.row),
    files: [
      ...Object.values(images),
      ...listings.map((listing) => listing.poster),
      ...sampleEvents.map((event) => event.picture),
    ],
  }
}

interface BusinessImages {
  logo: NewFile
  logoThumbnail: NewFile
  cover: NewFile
  coverThumbnail: NewFile
}

async function storeImages(stores: Stores, { pictogram, scheme }: SampleBusiness): Promise<BusinessImages> {
  const logoSvg = logoArt(pictogram, scheme)
  const coverSvg = coverArt(pictogram, scheme)
  const [logo, logoThumbnail, cover, coverThumbnail] = await Promise.all([
    storeSvg(stores, logoSvg),
    storeSvg(stores, logoSvg, logoThumbnailWidth),
    storeSvg(stores, coverSvg),
    storeSvg(stores, coverSvg, coverThumbnailWidth),
  ])
  return { logo, logoThumbnail, cover, coverThumbnail }
}

function buildBusinessRow(sample: SampleBusiness, images: BusinessImages, createdAt: Date) {
  const [suburbName, zipCode] = sample.suburb
  return {
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
    currentSuburb: suburbName,
    currentZipCode: zipCode,
    logoFileId: images.logo.id,
    logoThumbnailFileId: images.logoThumbnail.id,
    coverFileId: images.cover.id,
    coverThumbnailFileId: images.coverThumbnail.id,
    isSample: true,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Renders an SVG as WebP, at its own width by default, and stores it. */
async function storeSvg(stores: Stores, svg: Buffer, width?: number): Promise<NewFile> {
  const rendered = sharp(svg).resize({ width })
  const bytes = await rendered.webp({ quality: limits.webpQuality * 100 }).toBuffer()
  const sha256 = await stores.files.put(bytes)
  return { id: randomUUID(), sha256, mediaType: 'image/webp', bytes: bytes.length, access: 'public' }
}

function buildListingRow(businessId: string, listing: SampleListing, shifts: Shift[], posterFileId: string, now: Date) {
  const postedAt = new Date(now.getTime() - listing.hoursAgo * hourMs)
  const gigDate = listing.jobType === 'One Time Gig' ? nextDateOf(shifts, now) : null
  const [suburbName, zipCode] = listing.suburb
  return {
    businessId,
    jobTitle: listing.jobTitle,
    jobType: listing.jobType,
    jobSuburbName: suburbName,
    jobZipCode: zipCode,
    detailedAddress: listing.detailedAddress ?? null,
    payRangeStart: listing.pay?.from ?? null,
    payRangeEnd: listing.pay?.to ?? null,
    payType: listing.pay?.type ?? null,
    gigDate,
    shifts,
    shiftMask: maskOf(shifts),
    jobSummary: listing.summary,
    jobDescription: sanitizeRichText(listing.description),
    keywords: listing.keywords,
    questions: listing.questions.flatMap((index) => screeningQuestions[index] ?? []),
    posterFileId,
    idempotencyKey: randomUUID(),
    postedAt,
    expiringOn: listingExpiry(postedAt, gigDate),
  }
}

function buildEventRow(
  { id, companyName }: { id: string; companyName: string },
  event: SampleEvent,
  imageFileId: string,
  now: Date,
) {
  const [suburbName, zipCode] = event.suburb
  return {
    businessId: id,
    eventName: event.eventName,
    eventDate: melbourneIsoDay(new Date(now.getTime() + event.daysAhead * dayMs)),
    suburbName,
    suburbZipCode: zipCode,
    admissionCharge: event.charge,
    admissionCurrency: 'AUD ($)' as const,
    eventLink: event.link,
    imageFileIds: [imageFileId],
    organiserSlug: toSlug(companyName, 'organiser'),
    posterSlug: event.posterSlug,
    createdAt: now,
  }
}

/** The first date after today in Melbourne whose weekday has one of the shifts; null without shifts. */
function nextDateOf(shifts: readonly Shift[], now: Date): string | null {
  for (let daysAhead = 1; daysAhead <= DAYS.length; daysAhead += 1) {
    const date = melbourneIsoDay(new Date(now.getTime() + daysAhead * dayMs))
    if (shifts.some(({ dayOfWeek }) => dayOfWeek === weekdayOfDate(date))) return date
  }
  return null
}

/** The shifts of a roster, Monday first. */
export function parseRoster({ roster }: SampleListing): Shift[] {
  const [sunday, ...weekdays] = DAYS
  return [...weekdays, sunday].flatMap((dayOfWeek) => {
    const [start, end] = roster[dayOfWeek]?.split('-') ?? []
    return start && end ? [{ dayOfWeek, startTime: toWireTime(start), endTime: toWireTime(end) }] : []
  })
}
