import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type ApplicantSummary, limits, type ReceivedApplication } from '@/domain'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications, candidateActions, jobListings, resumes, users } from '../../db/schema.ts'
import { containsPattern } from '../../db/sql.ts'
import type { ResumeRow } from '../resumes/mapping.ts'
import type { UserRow } from '../students/mapping.ts'
import { type ApplicationRow, type CandidateActionRow, toReceivedApplication } from './mapping.ts'
import { listedColumns } from './queries.ts'

// The applications that a business has received, to its listings.

/** The newest applications to a listing, at most `limits.applicantsPerPage`. */
export async function findNewestReceived(db: Db, listingId: string): Promise<ReceivedApplication[]> {
  return findReceivedApplications(db, await findNewestIds(db, [listingId], limits.applicantsPerPage))
}

/**
 * The newest applications to each listing, at most `limits.sessionApplicants` of each, with empty letters and without
 * answers, by listing id. A listing without applications has no entry.
 */
export async function listNewestReceived(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, ReceivedApplication[]>> {
  if (listingIds.length === 0) return new Map()
  const ids = await findNewestIds(db, listingIds, limits.sessionApplicants)
  return groupBy(await findReceivedApplications(db, ids, listedColumns), ({ jobListingId }) => jobListingId)
}

async function findNewestIds(db: Db, listingIds: readonly string[], maxPerListing: number): Promise<string[]> {
  const numbered = db
    .select({
      id: applications.id,
      rowNumber: sql<number>`row_number() over (
        partition by ${applications.jobListingId}
        order by ${applications.appliedAt} desc, ${applications.id} desc
      )`.as('row_number'),
    })
    .from(applications)
    .where(inArray(applications.jobListingId, [...listingIds]))
    .as('numbered')
  const rows = await db.select({ id: numbered.id }).from(numbered).where(lte(numbered.rowNumber, maxPerListing))
  return rows.map(({ id }) => id)
}

/** The counts of each listing's applications, by listing id. A listing without applications has no entry. */
export async function countReceivedByListing(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, ApplicantSummary>> {
  if (listingIds.length === 0) return new Map()
  const isOfListing = inArray(applications.jobListingId, [...listingIds])
  /** The applications that the business has rated or contacted. */
  const handled = db
    .selectDistinct({ id: candidateActions.applicationId })
    .from(candidateActions)
    .innerJoin(applications, eq(applications.id, candidateActions.applicationId))
    .where(isOfListing)
    .as('handled')
  const rows = await db
    .select({
      listingId: applications.jobListingId,
      total: sql<number>`count(*)::integer`,
      waiting: sql<number>`(count(*) - count(${handled.id}))::integer`,
      latestAt: sql<Date>`max(${applications.appliedAt})`.mapWith(applications.appliedAt),
    })
    .from(applications)
    .leftJoin(handled, eq(handled.id, applications.id))
    .where(isOfListing)
    .groupBy(applications.jobListingId)
  return new Map(
    rows.map(({ listingId, latestAt, ...counts }) => [listingId, { ...counts, latestAt: latestAt.toISOString() }]),
  )
}

/**
 * The applications with these ids, newest first, each with its student and the business's actions.
 * @param columns default: with letter and answers
 */
export async function findReceivedApplications(
  db: Db,
  ids: readonly string[],
  columns: typeof applications | typeof listedColumns = applications,
): Promise<ReceivedApplication[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ application: columns, resume: resumes, student: users })
    .from(applications)
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(inArray(applications.id, [...ids]))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  return withActions(db, rows)
}

/** Maps rows to applications with the business's actions, keeping the order. */
async function withActions(
  db: Db,
  rows: readonly { application: ApplicationRow; resume: ResumeRow | null; student: UserRow | null }[],
): Promise<ReceivedApplication[]> {
  const ids = rows.map(({ application }) => application.id)
  const actions: CandidateActionRow[] = await db
    .select()
    .from(candidateActions)
    .where(inArray(candidateActions.applicationId, ids))
    .orderBy(asc(candidateActions.changedAt), asc(candidateActions.receivedAt), asc(candidateActions.id))
  const actionsByApplication = groupBy(actions, ({ applicationId }) => applicationId)
  return rows.map(({ application, resume, student }) =>
    toReceivedApplication(application, resume, student, actionsByApplication.get(application.id) ?? []),
  )
}

/**
 * A page of a listing's applications sorted by rank, and their total number. Equal ranks are sorted by time, newest
 * first, then by id.
 * @param rank an expression over the columns of the covering index `applications_listing`
 * @param join the join that `rank` needs
 */
export async function findRankedPage(
  db: Db,
  listingId: string,
  { rank, join }: { rank: SQL; join: SQL },
  offset: number,
): Promise<{ total: number; applications: ReceivedApplication[] }> {
  const isOfListing = eq(applications.jobListingId, listingId)
  const ranked = sql`
    select id, ${rank} as rank, applied_at from applications ${join} where ${isOfListing}
    order by rank desc, applied_at desc, id desc limit ${limits.applicantsPerPage} offset ${offset}`
  const rows = await db
    .select({
      application: applications,
      resume: resumes,
      student: users,
      total: sql`(select count(*) from applications where ${isOfListing})`.mapWith(Number),
    })
    .from(sql`(${ranked}) as page`)
    .innerJoin(applications, eq(applications.id, sql`page.id`))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(users, eq(users.id, applications.userId))
    .orderBy(sql`page.rank desc, page.applied_at desc, page.id desc`)
  const [first] = rows
  if (!first) return { total: await db.$count(applications, isOfListing), applications: [] }
  return { total: first.total, applications: await withActions(db, rows) }
}

/**
 * The newest applications to the business's listings that are not closed, by students whose name contains every word,
 * ignoring case and accents.
 */
export function findApplicantsByName(db: Db, businessId: string, words: readonly string[], maxCount: number) {
  const patterns = words.map(containsPattern)
  return db
    .select({
      applicationId: applications.id,
      jobListingId: jobListings.id,
      jobTitle: jobListings.jobTitle,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(jobListings.businessId, businessId),
        isNull(jobListings.closedAt),
        ...patterns.map((pattern) => sql`${users.searchName} like fold_name(${pattern})`),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(maxCount)
}
