import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import {
  applications,
  businesses,
  candidateActions,
  events,
  files,
  gigDrafts,
  jobListings,
  listingReports,
  resumes,
  savedJobs,
  sessions,
  supportMessages,
} from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'
import { findApplicationsOfStudent } from '../applications/queries.ts'
import { toBusiness } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { toListingContent } from '../listings/mapping.ts'
import { choicesOf } from '../mails/choices.ts'
import { toUser } from '../students/mapping.ts'
import { getStudent } from '../students/queries.ts'

interface ExportedFile {
  /** The path in the ZIP file. */
  name: string
  /** The key in the file store. */
  sha256: string
}

/** The content of `data.json`, and the files beside it. */
export interface AccountExport {
  data: object
  files: ExportedFile[]
}

/** The columns that identify another business's listing in a student's export. */
const listingReference = {
  jobListingId: jobListings.id,
  /** As `titleForStudents`. */
  jobTitle: sql<string>`coalesce(${jobListings.shownTitle}, ${jobListings.jobTitle})`,
  companyName: businesses.companyName,
}

/** Loads all data stored about an account, without the bytes of its files. */
export async function loadExport(context: Context, account: Account): Promise<AccountExport> {
  const load = account.kind === 'student' ? loadStudentExport : loadBusinessExport
  const { data, files } = await load(context, account.id)
  return { data: { exportedAt: context.clock.now(), ...data, sessions: await loadSessions(context, account) }, files }
}

/** Yields the entries of the ZIP file. Each file is read after the previous one has been sent. */
export async function* exportEntries({ files: store, clock, log }: Context, { data, files }: AccountExport) {
  const lastModified = clock.now()
  yield { name: 'data.json', input: JSON.stringify(data, null, 2), lastModified }
  for (const { name, sha256 } of files) {
    const bytes = await store.get(sha256)
    if (bytes) yield { name, input: bytes, lastModified }
    else log.error({ sha256 }, 'The file store has lost a file of an export')
  }
}

async function loadStudentExport({ db }: Context, userId: string): Promise<AccountExport> {
  const student = await getStudent(db, userId)
  const saved = await db
    .select({ ...listingReference, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobListings, eq(jobListings.id, savedJobs.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(savedJobs.userId, userId))
  const applied = await db
    .select(listingReference)
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(applications.userId, userId))
  const listingById = new Map(applied.map((listing) => [listing.jobListingId, listing]))
  const sent = await findApplicationsOfStudent(db, userId)
  const resumeFiles = await db
    .select({ fileName: resumes.fileName, sha256: files.sha256 })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.userId, userId))
    .orderBy(resumes.createdAt, resumes.id)
  return {
    data: {
      profile: toUser(student),
      mailChoices: choicesOf(student),
      savedGigs: saved,
      applications: sent.map((application) => ({ ...listingById.get(application.jobListingId), ...application })),
      reports: await loadReports(db, userId),
      messagesToSupport: await loadMessages(db, eq(supportMessages.userId, userId)),
    },
    files: [...numberedFiles('resumes', resumeFiles), ...(await findImages(db, [['picture', student.pictureFileId]]))],
  }
}

async function loadBusinessExport({ db }: Context, businessId: string): Promise<AccountExport> {
  const business = await getBusiness(db, businessId)
  const listings = await db.select().from(jobListings).where(eq(jobListings.businessId, businessId))
  const ownEvents = await db.select().from(events).where(eq(events.businessId, businessId))
  const drafts = await db
    .select({ content: gigDrafts.content })
    .from(gigDrafts)
    .where(eq(gigDrafts.businessId, businessId))
  const actions = await db
    .select({
      jobListingId: applications.jobListingId,
      applicationId: candidateActions.applicationId,
      status: candidateActions.status,
      notes: candidateActions.notes,
      changedAt: candidateActions.changedAt,
    })
    .from(candidateActions)
    .innerJoin(applications, eq(applications.id, candidateActions.applicationId))
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(eq(jobListings.businessId, businessId))
  return {
    data: {
      profile: toBusiness(business),
      mailChoices: choicesOf(business),
      gigs: listings.map((row) => ({
        id: row.id,
        ...toListingContent(row),
        postedAt: row.postedAt,
        expiringOn: row.expiringOn,
        closedAt: row.closedAt,
        filledAt: row.filledAt,
        review: row.review,
        reviewReasons: row.reviewReasons,
      })),
      // Applicants' letters and resumes belong to the applicants, so export only the business's own ratings and
      // contacts.
      ratingsAndContacts: actions,
      events: ownEvents.map(toExportedEvent),
      gigDrafts: drafts.map(({ content }) => content).filter((content) => content !== null),
      messagesToSupport: await loadMessages(db, eq(supportMessages.businessId, businessId)),
    },
    files: await findImages(db, [
      ['logo', business.logoFileId],
      ['cover', business.coverFileId],
      ...listings.map(({ posterFileId }, index) => [`posters/${index + 1}`, posterFileId] as const),
      ...ownEvents.flatMap(({ imageFileIds }) => imageFileIds).map((id, index) => [`events/${index + 1}`, id] as const),
    ]),
  }
}

/** An event without the columns that only the server uses. */
function toExportedEvent({
  businessId: _businessId,
  idempotencyKey: _idempotencyKey,
  requestHash: _requestHash,
  ...event
}: typeof events.$inferSelect) {
  return event
}

/** The sessions of an account, without their tokens. */
function loadSessions({ db }: Context, { kind, id }: Account) {
  return db
    .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.kind, kind), eq(sessions.accountId, id)))
}

/** The reports of a student, with the reported listings. */
function loadReports(db: Db, userId: string) {
  const { subject, reason, text, createdAt } = listingReports
  return db
    .select({ ...listingReference, subject, reason, text, createdAt })
    .from(listingReports)
    .innerJoin(jobListings, eq(jobListings.id, listingReports.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(listingReports.userId, userId))
}

/** The messages to support that meet a condition. */
function loadMessages(db: Db, isOwn: SQL) {
  return db
    .select({ email: supportMessages.email, text: supportMessages.text, createdAt: supportMessages.createdAt })
    .from(supportMessages)
    .where(isOwn)
}

/** Numbers files so that equal names differ: `resumes/1 cv.pdf`. */
function numberedFiles(folder: string, named: readonly { fileName: string; sha256: string }[]): ExportedFile[] {
  return named.map(({ fileName, sha256 }, index) => ({
    name: `${folder}/${index + 1} ${fileName.replace(/[\\/:*?"<>|]/g, '_')}`,
    sha256,
  }))
}

/** The stored images of named file ids. All stored images are WebP. */
async function findImages(db: Db, named: readonly (readonly [name: string, fileId: string | null])[]) {
  const ids = named.map(([, id]) => id).filter((id) => id !== null)
  if (ids.length === 0) return []
  const rows = await db.select({ id: files.id, sha256: files.sha256 }).from(files).where(inArray(files.id, ids))
  const keyById = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  return named.flatMap(([name, id]): ExportedFile[] => {
    const sha256 = id === null ? undefined : keyById.get(id)
    return sha256 === undefined ? [] : [{ name: `${name}.webp`, sha256 }]
  })
}
