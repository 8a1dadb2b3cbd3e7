import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { limits } from '@/domain'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings, searchedListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { JobListingRow, ListingWithCompany } from './mapping.ts'

const newestFirst = [desc(jobListings.postedAt), desc(jobListings.id)]

/** The SQL condition that students may see a listing, live or not. Students get 404 for any other listing. */
export const isShown = sql`exists (
  select from ${businesses} where ${businesses.id} = ${jobListings.businessId}
    and listing_is_shown(${jobListings.review}, ${businesses.suspendedAt})
)`

/**
 * The SQL condition that the {@link listingStatus} of a listing is `live`. A trigger keeps paused, filled and hidden
 * listings out of `searched_listings`.
 */
export function isLive(db: Db, now: Date): SQL | undefined {
  const searched = db
    .select({ listingId: searchedListings.listingId })
    .from(searchedListings)
    .where(eq(searchedListings.listingId, jobListings.id))
  return and(isNull(jobListings.closedAt), gt(jobListings.expiringOn, now), exists(searched))
}

/** The columns of a `ListingCardRow`. */
export const listingCardColumns = {
  id: jobListings.id,
  jobTitle: jobListings.jobTitle,
  jobType: jobListings.jobType,
  keywords: jobListings.keywords,
  jobSuburbName: jobListings.jobSuburbName,
  jobZipCode: jobListings.jobZipCode,
  jobSummary: jobListings.jobSummary,
  gigDate: jobListings.gigDate,
  shifts: jobListings.shifts,
  payRangeStart: jobListings.payRangeStart,
  payRangeEnd: jobListings.payRangeEnd,
  payType: jobListings.payType,
  posterFileId: jobListings.posterFileId,
  postedAt: jobListings.postedAt,
  expiringOn: jobListings.expiringOn,
  closedAt: jobListings.closedAt,
  filledAt: jobListings.filledAt,
  pausedAt: jobListings.pausedAt,
  review: jobListings.review,
}

/** The columns of a business that its listings show. */
export const companyColumns = {
  companyName: businesses.companyName,
  companyCategory: businesses.companyCategory,
  currentSuburb: businesses.currentSuburb,
  suspendedAt: businesses.suspendedAt,
  logoThumbnailFileId: businesses.logoThumbnailFileId,
}

/** The newest live listings as cards, except those with the given ids, at most `limits.studentSessionListings`. */
export function findLiveCards(db: Db, now: Date, exceptIds: readonly string[]) {
  return db
    .select({ listing: listingCardColumns, company: companyColumns })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(and(isLive(db, now), notInArray(jobListings.id, [...exceptIds])))
    .orderBy(...newestFirst)
    .limit(limits.studentSessionListings)
}

/** The listings with these ids, newest first, in every status and also hidden. Unknown ids are omitted. */
export async function findListings(db: Db, ids: readonly string[]): Promise<ListingWithCompany[]> {
  if (ids.length === 0) return []
  return db
    .select({ listing: jobListings, company: companyColumns, isShown: isShown.mapWith(Boolean) })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(inArray(jobListings.id, [...ids]))
    .orderBy(...newestFirst)
}

/** Whether a listing with this id exists that students may see, live or not. */
export async function isShownListing(db: Db, listingId: string): Promise<boolean> {
  return (await db.$count(jobListings, and(eq(jobListings.id, listingId), isShown))) > 0
}

/**
 * Those of `ids` that belong to listings which students may see, live or not. Locks the listings against deletion until
 * the transaction ends, so that rows which refer to them can be inserted.
 */
export async function lockShownListings(tx: Db, ids: readonly string[]): Promise<string[]> {
  const locked = await tx
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(inArray(jobListings.id, [...ids]), isShown))
    // Lock in ascending order, so that concurrent calls can't deadlock.
    .orderBy(jobListings.id)
    .for('key share')
  return locked.map(({ id }) => id)
}

/** A version that changes with each write of the listing's or business's row: the ids of their last transactions. */
export const cardVersion = sql<string>`${jobListings}.xmin || ' ' || ${businesses}.xmin`

/** The listings with these ids as cards, in every status. */
export function findCards(db: Db, ids: readonly string[]) {
  return db
    .select({ listing: listingCardColumns, company: companyColumns, version: cardVersion })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(inArray(jobListings.id, [...ids]))
}

/** The most characters of all descriptions in a business's session: as many as in a hundred of the longest. */
export const maxSessionCharacters = 100 * limits.richText

/**
 * The business's listings that are not closed, newest first: at most `limits.businessSessionListings`, and those whose
 * descriptions have {@link maxSessionCharacters} together.
 */
export function findOpenOwnListings(db: Db, businessId: string): Promise<JobListingRow[]> {
  const { id, postedAt, jobDescription } = jobListings
  const newest = db
    .select({
      id,
      characters: sql`sum(length(${jobDescription})) over (order by ${postedAt} desc, ${id} desc)`.as('characters'),
    })
    .from(jobListings)
    .where(and(eq(jobListings.businessId, businessId), isNull(jobListings.closedAt)))
    .orderBy(...newestFirst)
    .limit(limits.businessSessionListings)
    .as('newest')
  return db
    .select(getTableColumns(jobListings))
    .from(jobListings)
    .innerJoin(newest, eq(newest.id, id))
    .where(lte(newest.characters, maxSessionCharacters))
    .orderBy(...newestFirst)
}

/** A listing of the business, closed or not. @throws HttpFailure 404 when the business has no such listing. */
export async function getOwnListing(db: Db, businessId: string, listingId: string): Promise<JobListingRow> {
  const [listing] = await db
    .select()
    .from(jobListings)
    .where(and(eq(jobListings.id, listingId), eq(jobListings.businessId, businessId)))
  if (!listing) throw new HttpFailure('notFound')
  return listing
}

/**
 * Locks a listing in share mode: its business can't change it until the transaction ends, while others can apply.
 * @throws HttpFailure 404 for an unknown id, and for a listing that students may not see.
 */
export async function lockListingForApplying(tx: Db, listingId: string): Promise<JobListingRow> {
  const [listing] = await tx.select().from(jobListings).where(eq(jobListings.id, listingId)).for('share')
  // Checked once the row is locked: a statement that waited for the lock still reads the business as it was before.
  if (!listing || !(await isShownListing(tx, listingId))) throw new HttpFailure('notFound')
  return listing
}

/** The listing that an earlier call with the same idempotency key posted. */
export async function findListingByIdempotencyKey(
  tx: Db,
  businessId: string,
  idempotencyKey: string,
): Promise<Pick<JobListingRow, 'id' | 'requestHash'> | undefined> {
  const [earlier] = await tx
    .select({ id: jobListings.id, requestHash: jobListings.requestHash })
    .from(jobListings)
    .where(and(eq(jobListings.businessId, businessId), eq(jobListings.idempotencyKey, idempotencyKey)))
  return earlier
}

/** Inserts a listing. @returns its id */
export async function insertListing(tx: Db, values: typeof jobListings.$inferInsert): Promise<string> {
  const [row] = await tx.insert(jobListings).values(values).returning({ id: jobListings.id })
  if (!row) throw new Error('The insert of a listing returned no row.')
  return row.id
}

/** Changes columns of a listing and returns its row. */
export async function updateListing(
  tx: Db,
  listingId: string,
  values: Partial<typeof jobListings.$inferInsert>,
): Promise<JobListingRow> {
  const [row] = await tx.update(jobListings).set(values).where(eq(jobListings.id, listingId)).returning()
  if (!row) throw new Error('The update of a locked listing returned no row.')
  return row
}

/** The number of live listings by shift mask. */
export function countLiveByShiftMask(db: Db, now: Date): Promise<{ mask: number; count: number }[]> {
  return db
    .select({ mask: searchedListings.shiftMask, count: count() })
    .from(searchedListings)
    .where(gt(searchedListings.expiringOn, now))
    .groupBy(searchedListings.shiftMask)
    .orderBy(searchedListings.shiftMask)
}

/** The newest live listings with shift times whose slots all lie in the mask, at most `limits.fittingGigs`. */
export function findFittingListings(db: Db, freeMask: number, now: Date) {
  const { id, jobTitle, jobSuburbName, payRangeStart, payRangeEnd, payType, shiftMask } = jobListings
  const { companyName } = businesses
  return db
    .select({ id, jobTitle, jobSuburbName, payRangeStart, payRangeEnd, payType, companyName })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(and(isLive(db, now), ne(shiftMask, 0), sql`${shiftMask} & ~${freeMask}::integer = 0`))
    .orderBy(...newestFirst)
    .limit(limits.fittingGigs)
}
