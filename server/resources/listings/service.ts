import type { z } from 'zod'
import type { FittingGig, liveWeeks } from '@/contract'
import { type BusinessJobListing, type JobListing, type ListingChange, messages } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { lockBusiness } from '../../db/locks.ts'
import { imageMediaType } from '../../files/images.ts'
import { storeFile } from '../../files/stored-file.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { findApplicationsOfStudent, findReceivedByListing } from '../applications/queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { reencodeUpload } from '../files/uploaded-image.ts'
import { clearPostedDraft } from '../gig-drafts/queries.ts'
import {
  type JobListingRow,
  type ListingForm,
  toBusinessJobListing,
  toJobListing,
  toListing,
  toListingValues,
} from './mapping.ts'
import {
  countLiveByShiftMask,
  findFittingListings,
  findListingIdByKey,
  findListings,
  findLiveListings,
  findOwnListing,
  findOwnListings,
  holdPoster,
  insertListing,
} from './queries.ts'

/** The specification says "logo" in the messages about a poster too (GW-07). */
export const posterMessages = { invalid: messages.business.invalidLogo, conversion: messages.business.logoConversion }

/**
 * Posts a listing, live from now on for the free first week (GW-10), once for each idempotency key.
 * @returns the id of the listing
 * @throws HttpFailure 415 when the poster is no image, 400 for pay below the legal minimum without a reason, 404 when
 * the business has no such listing to take the poster from.
 */
export async function createListing(
  context: Context,
  businessId: string,
  form: ListingForm,
  poster?: UploadedFile,
): Promise<string> {
  const image = poster && (await reencodeUpload('jobPosterImg', poster, posterMessages)).image
  return context.db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const earlierId = await findListingIdByKey(tx, businessId, form.idempotencyKey)
    if (earlierId) return earlierId
    const posterFileId = image
      ? await storePoster({ ...context, db: tx }, image)
      : await findPoster(tx, businessId, form)
    const now = context.clock.now()
    await clearPostedDraft(tx, businessId, form.idempotencyKey, now)
    return insertListing(tx, { businessId, posterFileId, ...toListingValues(form, now) })
  })
}

/** Stores a poster's image and returns the file's id. */
export function storePoster(context: Pick<Context, 'db' | 'files' | 'clock'>, bytes: Buffer): Promise<string> {
  return storeFile(context, { bytes, mediaType: imageMediaType, access: 'public' })
}

/**
 * The file id of the poster of the listing `posterFrom`, which may be the edited one. Null when the form names no listing,
 * or one without a poster.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function findPoster(tx: Db, businessId: string, { posterFrom }: ListingForm): Promise<string | null> {
  if (posterFrom === '') return null
  const { posterFileId } = await findOwnListing(tx, businessId, posterFrom)
  return holdPoster(tx, posterFileId)
}

/** The business's listings that are not closed, newest first, with their applications. */
export async function listOwnListings(context: Context, business: BusinessRow): Promise<BusinessJobListing[]> {
  return withApplications(context, business, await findOwnListings(context.db, business.id))
}

/**
 * A listing of the business, closed or not, with its applications.
 * @throws HttpFailure 404 when the business has no such listing.
 */
export async function loadOwnListing(
  context: Context,
  business: BusinessRow,
  listingId: string,
): Promise<BusinessJobListing> {
  const row = await findOwnListing(context.db, business.id, listingId)
  const [listing] = await withApplications(context, business, [row])
  if (!listing) throw new Error('A listing that was found has no mapping.')
  return listing
}

async function withApplications(
  { db, clock }: Context,
  business: BusinessRow,
  rows: readonly JobListingRow[],
): Promise<BusinessJobListing[]> {
  const now = clock.now()
  const received = await findReceivedByListing(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toBusinessJobListing(row, business, now, received.get(row.id)))
}

/** The listings with these ids, in the order of the ids, with the student's own applications; unknown ids are left out. */
export async function listForStudent(
  { db, clock }: Context,
  userId: string,
  ids: readonly string[],
): Promise<JobListing[]> {
  if (ids.length === 0) return []
  const now = clock.now()
  const applications = groupBy(await findApplicationsOfStudent(db, userId), ({ jobListingId }) => jobListingId)
  const rows = new Map((await findListings(db, ids)).map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toJobListing(row.listing, row.company, applications.get(id) ?? [], now)] : []
  })
}

/**
 * The listings a student's session holds, newest first: the newest live ones, at most `limits.sessionListings`, and
 * all that the student saved or applied to, whatever their status. Each holds only the student's own applications.
 */
export async function listForSession(
  { db, clock }: Context,
  userId: string,
  savedIds: readonly string[],
): Promise<JobListing[]> {
  const now = clock.now()
  const applications = groupBy(await findApplicationsOfStudent(db, userId), ({ jobListingId }) => jobListingId)
  const live = await findLiveListings(db, now)
  const liveIds = new Set(live.map(({ listing }) => listing.id))
  const otherIds = [...new Set([...applications.keys(), ...savedIds])].filter((id) => !liveIds.has(id))
  const others = await findListings(db, otherIds)
  return [...live, ...others]
    .sort((one, other) => other.listing.postedAt.getTime() - one.listing.postedAt.getTime())
    .map(({ listing, company }) => toJobListing(listing, company, applications.get(listing.id) ?? [], now))
}

/** The listings with these ids as everybody signed in may read them, with the instants of their edits. */
export async function listChanges({ db, clock }: Context, ids: readonly string[]): Promise<ListingChange[]> {
  const now = clock.now()
  return (await findListings(db, ids)).map(({ listing, company }) => ({
    jobListing: toListing(listing, company, now),
    fieldsEditedAt: listing.fieldsEditedAt,
  }))
}

/** How many listings are live, and how many of them have each shift mask (D14). Mask 0: no shift times yet. */
export async function countLiveWeeks({ db, clock }: Context): Promise<z.output<typeof liveWeeks>> {
  const weeks = await countLiveByShiftMask(db, clock.now())
  return { total: weeks.reduce((sum, week) => sum + week.count, 0), weeks }
}

/** The newest live listings whose shifts are all within the mask, at most `limits.fittingGigs`. */
export async function listFittingGigs({ db, clock }: Context, freeMask: number): Promise<FittingGig[]> {
  const rows = await findFittingListings(db, freeMask, clock.now())
  return rows.map(({ shifts, companyName, ...row }) => ({ ...row, Shift: shifts, companyName: companyName ?? '' }))
}
