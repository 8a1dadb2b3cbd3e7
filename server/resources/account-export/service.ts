import { entriesOf } from '@campus-gigs/ui/availability'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
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
  type users,
} from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'
import { getBusiness } from '../businesses/queries.ts'
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
  const sessions = await loadSessions(context, account)
  return { data: { exportedAt: context.clock.now(), ...data, sessions }, files }
}

/** Yields the entries of the ZIP file. Each file is read after the previous one has been sent. */
export async function* exportEntries({ files: fileStore, clock, log }: Context, { data, files }: AccountExport) {
  const lastModified = clock.now()
  yield { name: 'data.json', input: JSON.stringify(data, null, 2), lastModified }
  for (const { name, sha256 } of files) {
    const bytes = await fileStore.get(sha256)
    if (bytes) yield { name, input: bytes, lastModified }
    else log.error({ sha256 }, 'The file store has lost a file of an export')
  }
}

/*
 * Each function below leaves some columns of a row out of the export: those that the server derives or only uses itself,
 * secrets, ids of files whose bytes are in the ZIP file, and the account's own id.
 */
function toStudentProfile({ availabilityMask, searchName, pictureFileId, ...profile }: typeof users.$inferSelect) {
  return profile
}

function toExportedApplication({
  userId,
  letterWords,
  answerCount,
  studentMask,
  studentSuburb,
  shiftMask,
  availabilityMask,
  countedMeasures,
  ...application
}: typeof applications.$inferSelect) {
  return { ...application, availability: entriesOf(availabilityMask) }
}

function toBusinessProfile({
  passwordHash,
  logoFileId,
  logoThumbnailFileId,
  coverFileId,
  coverThumbnailFileId,
  isSample,
  ...profile
}: typeof businesses.$inferSelect) {
  return profile
}

function toExportedListing({
  businessId,
  shiftMask,
  posterFileId,
  idempotencyKey,
  requestHash,
  ...listing
}: typeof jobListings.$inferSelect) {
  return listing
}

function toExportedEvent({
  businessId,
  imageFileIds,
  idempotencyKey,
  requestHash,
  ...event
}: typeof events.$inferSelect) {
  return event
}

async function loadStudentExport({ db }: Context, userId: string): Promise<AccountExport> {
  const student = await getStudent(db, userId)
  const savedListings = await db
    .select({ ...listingReference, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobListings, eq(jobListings.id, savedJobs.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(savedJobs.userId, userId))
  const ownApplications = await db
    .select({ listing: listingReference, application: applications })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  const { id, fileName, createdAt, deletedAt } = resumes
  const ownResumes = await db
    .select({ id, fileName, createdAt, deletedAt, sha256: files.sha256 })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.userId, userId))
    .orderBy(resumes.createdAt, resumes.id)
  const pictureFiles = await findImages(db, [{ name: 'picture', fileId: student.pictureFileId }])
  return {
    data: {
      profile: toStudentProfile(student),
      savedGigs: savedListings,
      applications: ownApplications.map(({ listing, application }) => ({
        ...listing,
        ...toExportedApplication(application),
      })),
      resumes: ownResumes.map(({ sha256, ...resume }) => resume),
      reports: await loadReports(db, userId),
      messagesToSupport: await loadMessages(db, eq(supportMessages.userId, userId)),
    },
    files: [...numberedFiles('resumes', ownResumes), ...pictureFiles],
  }
}

async function loadBusinessExport({ db }: Context, businessId: string): Promise<AccountExport> {
  const business = await getBusiness(db, businessId)
  const listings = await db.select().from(jobListings).where(eq(jobListings.businessId, businessId))
  const ownEvents = await db.select().from(events).where(eq(events.businessId, businessId))
  const { subject, content, changedAt } = gigDrafts
  // Applicants' letters and resumes belong to the applicants, so export only the business's own ratings and contacts.
  const ratingsAndContacts = await db
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
      profile: toBusinessProfile(business),
      gigs: listings.map(toExportedListing),
      ratingsAndContacts,
      events: ownEvents.map(toExportedEvent),
      gigDrafts: await db
        .select({ subject, content, changedAt })
        .from(gigDrafts)
        .where(and(eq(gigDrafts.businessId, businessId), isNotNull(content))),
      messagesToSupport: await loadMessages(db, eq(supportMessages.businessId, businessId)),
    },
    files: await findImages(db, [
      { name: 'logo', fileId: business.logoFileId },
      { name: 'cover', fileId: business.coverFileId },
      ...listings.map(({ posterFileId }, index) => ({ name: `posters/${index + 1}`, fileId: posterFileId })),
      ...ownEvents
        .flatMap(({ imageFileIds }) => imageFileIds)
        .map((fileId, index) => ({ name: `events/${index + 1}`, fileId })),
    ]),
  }
}

/** The sessions of an account, without their tokens. */
function loadSessions({ db }: Context, { kind, id }: Account) {
  return db
    .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.kind, kind), eq(sessions.accountId, id)))
}

function loadReports(db: Db, userId: string) {
  const { subject, reason, text, createdAt, closedAt } = listingReports
  return db
    .select({ ...listingReference, subject, reason, text, createdAt, closedAt })
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
function numberedFiles(folder: string, storedFiles: readonly { fileName: string; sha256: string }[]): ExportedFile[] {
  return storedFiles.map(({ fileName, sha256 }, index) => ({
    name: `${folder}/${index + 1} ${fileName.replace(/[\\/:*?"<>|]/g, '_')}`,
    sha256,
  }))
}

/** An image by the id of its file, which is null without an image. */
interface ImageReference {
  /** The path in the ZIP file, without the extension. */
  name: string
  fileId: string | null
}

/** The stored images. Missing ones are omitted. All stored images are WebP. */
async function findImages(db: Db, references: readonly ImageReference[]): Promise<ExportedFile[]> {
  const fileIds = references.map(({ fileId }) => fileId).filter((fileId) => fileId !== null)
  if (fileIds.length === 0) return []
  const rows = await db.select({ id: files.id, sha256: files.sha256 }).from(files).where(inArray(files.id, fileIds))
  const sha256ById = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  return references.flatMap(({ name, fileId }) => {
    const sha256 = fileId === null ? undefined : sha256ById.get(fileId)
    return sha256 === undefined ? [] : [{ name: `${name}.webp`, sha256 }]
  })
}
