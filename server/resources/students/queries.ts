import { and, desc, eq, exists, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { StudentSession } from '@/contract'
import { type Application, type JobListing, limits, messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import { groupBy } from '../../db/group-by.ts'
import {
  applications,
  businesses,
  candidateActions,
  files,
  jobListings,
  resumes,
  savedJobs,
  users,
} from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { toApplication } from '../applications/mapping.ts'
import { type JobListingRow, type ListingCompany, toJobListing } from '../listings/mapping.ts'
import { toResume } from '../resumes/mapping.ts'
import { toUser, type UserRow } from './mapping.ts'

/**
 * Everything a student's screens start from (SA-10), in a handful of queries however much there is.
 * @param message what the answer says of itself: Success, or User Exists
 * @throws HttpFailure 401 when the account is gone.
 */
export async function studentSession(
  context: Context,
  userId: string,
  message: string = messages.server.success,
): Promise<StudentSession> {
  const row = await findStudent(context, userId)
  const saved = await savedJobIds(context, userId)
  return {
    message,
    response: messages.server.success,
    userData: toUser(row),
    savedJobs: saved,
    jobList: await jobListFor(context, userId, saved),
    resumeList: await resumesOf(context, userId),
  }
}

/** The student's row. @throws HttpFailure 401 when the account is gone. */
export async function findStudent({ db }: Pick<Context, 'db'>, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/** Ids of the student's saved listings, the newest save first. */
export async function savedJobIds({ db }: Context, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedJobs.jobListingId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), savedJobs.jobListingId)
  return rows.map((row) => row.id)
}

/** The student's resumes that are not hidden, newest first. */
export async function resumesOf({ db }: Context, userId: string): Promise<Resume[]> {
  const rows = await db
    .select({ resume: resumes, bytes: files.bytes })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
  return rows.map(({ resume, bytes }) => toResume(resume, bytes))
}

/** The student's own applications, newest first. */
export async function applicationsOf({ db }: Context, userId: string): Promise<Application[]> {
  const actions = db
    .select({ id: candidateActions.id })
    .from(candidateActions)
    .where(eq(candidateActions.applicationId, applications.id))
  const rows = await db
    .select({ application: applications, resume: resumes, isViewed: exists(actions) })
    .from(applications)
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  return rows.map(({ application, resume, isViewed }) => ({
    ...toApplication(application, resume),
    isViewed: Boolean(isViewed),
  }))
}

/**
 * The listings a student's session carries, newest first: the newest live ones, at most `limits.sessionJobs`, and always
 * those saved or applied to, over or not. Each carries the student's own applications only.
 * @param saved the student's saved ids, when already read
 */
export async function jobListFor(context: Context, userId: string, saved?: string[]): Promise<JobListing[]> {
  const now = context.clock.now()
  const own = groupBy(await applicationsOf(context, userId), (application) => application.jobListingId)
  const live = await listingRows(context, and(isNull(jobListings.closedAt), gt(jobListings.expiringOn, now)))
  const loaded = new Set(live.map(({ listing }) => listing.id))
  const kept = [...new Set([...own.keys(), ...(saved ?? (await savedJobIds(context, userId)))])]
  const missing = kept.filter((id) => !loaded.has(id))
  const rest = missing.length > 0 ? await listingRows(context, inArray(jobListings.id, missing), missing.length) : []
  return [...live, ...rest]
    .sort((one, other) => other.listing.postedAt.getTime() - one.listing.postedAt.getTime())
    .map(({ listing, company }) => toJobListing(listing, company, own.get(listing.id) ?? [], now))
}

/** The listings of these ids, in the order of the ids, with the student's own applications. An id of none is left out. */
export async function listingsFor(context: Context, userId: string, ids: readonly string[]): Promise<JobListing[]> {
  if (ids.length === 0) return []
  const now = context.clock.now()
  const own = groupBy(await applicationsOf(context, userId), (application) => application.jobListingId)
  const rows = await listingRows(context, inArray(jobListings.id, [...ids]), ids.length)
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toJobListing(row.listing, row.company, own.get(id) ?? [], now)] : []
  })
}

interface ListingWithCompany {
  listing: JobListingRow
  company: ListingCompany
}

function listingRows(
  { db }: Context,
  condition: SQL | undefined,
  limit: number = limits.sessionJobs,
): Promise<ListingWithCompany[]> {
  const company = {
    companyName: businesses.companyName,
    companyCategory: businesses.companyCategory,
    currentSuburb: businesses.currentSuburb,
    logoThumbnailFileId: businesses.logoThumbnailFileId,
  }
  return db
    .select({ listing: jobListings, company })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(condition)
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .limit(limit)
}
