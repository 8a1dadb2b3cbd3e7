import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  type ApplicantRating,
  type ApplicantSummary,
  type Application,
  limits,
  type MailFrequency,
  type ReceivedApplication,
} from '@/domain'
import type { Db } from '../../db/database.ts'
import { groupBy } from '../../db/group-by.ts'
import { applications, candidateActions, jobListings, resumes, users } from '../../db/schema.ts'
import { containsPattern } from '../../db/sql.ts'
import type { ResumeRow } from '../resumes/mapping.ts'
import type { UserRow } from '../students/mapping.ts'
import { type ApplicationRow, type CandidateActionRow, toOwnApplication, toReceivedApplication } from './mapping.ts'

/** The student's own applications, newest first, with letters and answers. @param conditions default: all of them */
export async function findApplicationsOfStudent(db: Db, userId: string, ...conditions: SQL[]): Promise<Application[]> {
  const rows = await selectOwnApplications(db, applications, and(eq(applications.userId, userId), ...conditions))
  return rows.map(toOwnApplication)
}

/** The columns of an application in a list, which omits the letter and the answers. */
const listedColumns = {
  ...getTableColumns(applications),
  notes: sql<string>`''`,
  answers: sql`'[]'::jsonb`.mapWith(applications.answers),
}

/** The student's own applications, newest first, with an empty letter and without answers. */
export async function listApplicationsOfStudent(db: Db, userId: string): Promise<Application[]> {
  const rows = await selectOwnApplications(db, listedColumns, eq(applications.userId, userId))
  return rows.map(toOwnApplication)
}

function selectOwnApplications(
  db: Db,
  columns: typeof applications | typeof listedColumns,
  condition: SQL | undefined,
) {
  const actions = db
    .select({ id: candidateActions.id })
    .from(candidateActions)
    .where(eq(candidateActions.applicationId, applications.id))
  return db
    .select({
      application: columns,
      resume: resumes,
      isViewed: exists(actions).mapWith(Boolean),
      edits: jobListings.fieldsEditedAt,
    })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .where(condition)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
}

/** The newest applications to a listing, at most `limits.applicants`. */
export async function findNewestReceived(db: Db, listingId: string): Promise<ReceivedApplication[]> {
  return findReceivedApplications(db, await findNewestIds(db, [listingId], limits.applicants))
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

/** The ids of the newest applications to each listing. */
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
    order by rank desc, applied_at desc, id desc limit ${limits.applicants} offset ${offset}`
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

export async function hasApplied(tx: Db, userId: string, listingId: string): Promise<boolean> {
  const ownApplication = and(eq(applications.userId, userId), eq(applications.jobListingId, listingId))
  return (await tx.$count(applications, ownApplication)) > 0
}

/** The recipient of a mail about a listing. */
export interface AddressedApplicant {
  applicationId: string
  userId: string
  email: string
  firstName: string
  /** How often the student is mailed about applications. */
  applicationMails: MailFrequency
}

/**
 * The applicants to a listing who meet the conditions. Waits for concurrent withdrawals and account deletions, and blocks
 * later ones until the transaction ends, because a queued mail refers to the student and the application.
 */
export function lockApplicantsToMail(tx: Db, listingId: string, ...conditions: SQL[]): Promise<AddressedApplicant[]> {
  // Each student before their application, and applications in ascending order: as other transactions, which prevents
  // deadlocks.
  return tx
    .select({
      applicationId: applications.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      applicationMails: users.applicationMails,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.jobListingId, listingId), ...conditions))
    .orderBy(asc(applications.id))
    .for('key share', { of: [users, applications] })
}

/** {@link lockApplicantsToMail} of the undecided applicants: unrated, or rated `Maybe`. */
export function lockUndecidedApplicants(tx: Db, listingId: string) {
  const { applicationId, status, notes, changedAt, receivedAt } = candidateActions
  const latestRating = tx
    .select({ notes })
    .from(candidateActions)
    .where(and(eq(applicationId, applications.id), eq(status, 'rated')))
    .orderBy(desc(changedAt), desc(receivedAt))
    .limit(1)
  const undecidedRating: ApplicantRating = 'Maybe'
  const isUndecided = sql`coalesce((${latestRating}), ${undecidedRating}) = ${undecidedRating}`
  return lockApplicantsToMail(tx, listingId, isUndecided)
}

/**
 * Stores the instant up to which a student has dismissed a listing's edits.
 * @returns false when the student has not applied to the listing
 */
export async function markEditsSeen(db: Db, userId: string, listingId: string, until: Date): Promise<boolean> {
  const updated = await db
    .update(applications)
    // Never lower the instant for a late retry. greatest() ignores null.
    .set({ editsSeenAt: sql`greatest(${applications.editsSeenAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(applications.userId, userId), eq(applications.jobListingId, listingId)))
    .returning({ id: applications.id })
  return updated.length > 0
}

/**
 * Inserts an application. @returns its id; undefined when the student has already applied, also by a concurrent call
 */
export async function insertApplication(
  tx: Db,
  values: typeof applications.$inferInsert & { userId: string; resumeId: string },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return inserted?.id
}

/**
 * Deletes the student's application to a listing, with the business's actions on it.
 * @returns the application's resume and the listing's business; undefined without an application
 */
export async function deleteApplication(tx: Db, userId: string, listingId: string) {
  const [deleted] = await tx
    .delete(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobListingId, listingId)))
    .returning({ resumeId: applications.resumeId })
  if (!deleted) return undefined
  const [listing] = await tx
    .select({ businessId: jobListings.businessId })
    .from(jobListings)
    .where(eq(jobListings.id, listingId))
  if (!listing) throw new Error('The listing of an application is missing.')
  return { ...deleted, ...listing }
}

/**
 * Stores whether the student shares contact details with a listing's business. Sharing again keeps the first instant.
 * @returns the listing's business; undefined without an application, and for an expired one
 */
export async function updateContactSharing(
  tx: Db,
  { userId, listingId }: { userId: string; listingId: string },
  sharedAt: Date | null,
): Promise<{ businessId: string } | undefined> {
  const contactSharedAt =
    sharedAt && sql`coalesce(${applications.contactSharedAt}, ${sharedAt.toISOString()}::timestamptz)`
  const [updated] = await tx
    .update(applications)
    .set({ contactSharedAt })
    .from(jobListings)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.jobListingId, listingId),
        isNull(applications.expiredAt),
        eq(jobListings.id, applications.jobListingId),
      ),
    )
    .returning({ businessId: jobListings.businessId })
  return updated
}

/**
 * Expires every application whose listing ended before an instant, which ends the business's access to resume and
 * contact details. A listing ends when it is closed, filled or expired.
 * @returns the resume ids of these applications
 */
export async function expireApplications(tx: Db, endedBefore: Date, now: Date): Promise<string[]> {
  const { closedAt, filledAt, expiringOn } = jobListings
  const expired = await tx
    .update(applications)
    .set({ expiredAt: now, contactSharedAt: null })
    .from(jobListings)
    .where(
      and(
        eq(jobListings.id, applications.jobListingId),
        isNull(applications.expiredAt),
        // least() ignores null.
        sql`least(${closedAt}, ${filledAt}, ${expiringOn}) < ${endedBefore.toISOString()}::timestamptz`,
      ),
    )
    .returning({ resumeId: applications.resumeId })
  return [...new Set(expired.map(({ resumeId }) => resumeId))].filter((id) => id !== null)
}

/**
 * Takes the row locks of the listing's applications with these ids.
 * @returns the number of locked rows
 */
export async function lockApplications(tx: Db, listingId: string, ids: readonly string[]): Promise<number> {
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.jobListingId, listingId)))
    // Lock in ascending order, so that concurrent calls can't deadlock.
    .orderBy(applications.id)
    .for('no key update')
  return locked.length
}

/** The ratings of the applications, the latest first. */
export function findRatings(tx: Db, applicationIds: readonly string[]): Promise<CandidateActionRow[]> {
  return tx
    .select()
    .from(candidateActions)
    .where(and(inArray(candidateActions.applicationId, [...applicationIds]), eq(candidateActions.status, 'rated')))
    .orderBy(desc(candidateActions.changedAt))
}

/**
 * Inserts actions, except those stored before by (application, changedAt, status). @returns the application id of each
 * inserted action
 */
export async function insertCandidateActions(
  tx: Db,
  values: (typeof candidateActions.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return []
  const inserted = await tx
    .insert(candidateActions)
    .values(values)
    .onConflictDoNothing()
    .returning({ applicationId: candidateActions.applicationId })
  return inserted.map(({ applicationId }) => applicationId)
}

/** The id of an application with more stored actions than `limits.candidateActions.maxPerApplication`, if any. */
export async function findOverfullApplication(tx: Db, ids: readonly string[]): Promise<string | undefined> {
  const { applicationId } = candidateActions
  const [overfull] = await tx
    .select({ id: applicationId })
    .from(candidateActions)
    .where(inArray(applicationId, [...new Set(ids)]))
    .groupBy(applicationId)
    .having(gt(count(), limits.candidateActions.maxPerApplication))
    .limit(1)
  return overfull?.id
}
