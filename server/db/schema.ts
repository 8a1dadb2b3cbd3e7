import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeviceData } from '@/contract'
import type { Answer, Question, Shift } from '@/domain'
import { createdAt, id, instant } from './columns.ts'

/** Students. `subject` is the provider's `sub`; together with its issuer it is who they are. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    fullName: text().notNull(),
    profilePicture: text(),
    phoneNumber: text(),
    phoneCountry: text(),
    currentSuburb: text(),
    currentZipCode: text(),
    personalSummary: text(),
    isInternationalStudent: boolean().notNull().default(true),
    homeTownCountry: text(),
    /** Dollars (AUD) an hour. */
    expectedPayRate: doublePrecision(),
    expectedPayRateEnd: doublePrecision(),
    userAvailability: jsonb().$type<AvailabilityEntry[]>().notNull().default([]),
    /** The 28-bit mask of `userAvailability` (bit = day·4 + slot). */
    availabilityMask: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.subject)],
)

/** Businesses, signed in by identity provider (issuer and subject) or by username and password. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    issuer: text(),
    subject: text(),
    /** Lower case. */
    username: text(),
    /** scrypt with its parameters and salt. */
    passwordHash: text(),
    email: text(),
    companyName: text(),
    companyCategory: text(),
    description: text(),
    website: text(),
    ownerFirstName: text(),
    ownerLastName: text(),
    ownerFullName: text(),
    profileOwnerPosition: text(),
    phoneNumber: text(),
    phoneCountry: text(),
    profilePicture: text(),
    currentSuburb: text(),
    currentZipCode: text(),
    logoFileId: uuid(),
    logoThumbnailFileId: uuid(),
    coverFileId: uuid(),
    coverThumbnailFileId: uuid(),
    /** Made by the sample filler; shown as such. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('businesses_identity').on(table.issuer, table.subject),
    uniqueIndex('businesses_username').on(table.username),
  ],
)

/** One session a token, of exactly one account of one kind. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    kind: text({ enum: ['student', 'business'] }).notNull(),
    accountId: uuid().notNull(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_account').on(table.kind, table.accountId)],
)

/** An authorization request on its way to the provider and back. */
export const identityRequests = pgTable('identity_requests', {
  state: text().primaryKey(),
  kind: text({ enum: ['student', 'business'] }).notNull(),
  intent: text({ enum: ['signup', 'signin'] }).notNull(),
  codeVerifier: text().notNull(),
  nonce: text().notNull(),
  /** Hash of the browser-binding cookie, so that only the browser that began can finish. */
  browserHash: text().notNull(),
  /** The local path to go on to once signed in. */
  next: text(),
  expiresAt: instant().notNull(),
})

/** What the provider said of somebody, waiting to be traded for a session, once. */
export const identityTickets = pgTable('identity_tickets', {
  /** SHA-256 of the ticket, hex. */
  ticketHash: text().primaryKey(),
  kind: text({ enum: ['student', 'business'] }).notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  fullName: text().notNull(),
  profilePicture: text(),
  expiresAt: instant().notNull(),
})

export const passwordResets = pgTable('password_resets', {
  /** SHA-256 of the token, hex. */
  tokenHash: text().primaryKey(),
  businessId: uuid()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
})

/** Stored files; the bytes are in the FileStore under `sha256`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    sha256: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** `public` images are served to anyone; `private` ones only to whom a row of ours entitles. */
    access: text({ enum: ['public', 'private'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_bytes').on(table.sha256)],
)

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    fileName: text().notNull(),
    idempotencyKey: uuid(),
    createdAt: createdAt(),
    /** A resume used in an application is only hidden, never removed. */
    deletedAt: instant(),
  },
  (table) => [
    index('resumes_user').on(table.userId, table.createdAt),
    index('resumes_file').on(table.fileId),
    uniqueIndex('resumes_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

export const jobListings = pgTable(
  'job_listings',
  {
    id: id(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    jobTitle: text().notNull(),
    jobType: text({ enum: ['One Time Gig', 'Casual', 'Part-Time'] }).notNull(),
    jobSuburbName: text().notNull(),
    jobZipCode: text().notNull(),
    detailedAddress: text(),
    payRangeStart: doublePrecision(),
    payRangeEnd: doublePrecision(),
    payType: text({ enum: ['Per Hour', 'Flat Rate'] }),
    shifts: jsonb().$type<Shift[]>().notNull().default([]),
    /** The 28-bit mask of `shifts`. */
    shiftMask: integer().notNull().default(0),
    jobSummary: jsonb().$type<string[]>().notNull(),
    jobDescription: text().notNull().default(''),
    keywords: jsonb().$type<string[]>().notNull(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    posterFileId: uuid().references(() => files.id),
    /** Why a business pays less than the legal minimum, in its own words; null when it does not. */
    belowMinimumReason: text(),
    /** The hourly minimum (AUD) the reason is about, as it was when the listing was posted. */
    legalMinimum: doublePrecision(),
    idempotencyKey: uuid().notNull(),
    postedAt: createdAt(),
    expiringOn: instant().notNull(),
    closedAt: instant(),
    /** Title and keywords in lower case, a line each: what the search looks through. */
    searchText: text().notNull().generatedAlwaysAs(sql`job_search_text(job_title, keywords)`),
  },
  (table) => [
    uniqueIndex('job_listings_idempotency').on(table.businessId, table.idempotencyKey),
    index('job_listings_business').on(table.businessId, table.postedAt),
    index('job_listings_live').on(table.postedAt, table.id).where(sql`closed_at is null`),
    index('job_listings_search').using('gin', table.searchText.op('gin_trgm_ops')).where(sql`closed_at is null`),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobListingId: uuid()
      .notNull()
      .references(() => jobListings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id),
    /** The cover letter, sanitised HTML. */
    notes: text().notNull(),
    /** Words of the cover letter, tags stripped: what applicants are ordered by. */
    letterWords: integer().notNull().default(0),
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    /** The student's week and expected pay when they applied: what applicants are compared by. */
    availabilityMask: integer().notNull().default(0),
    expectedPayRate: doublePrecision(),
    appliedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.userId, table.jobListingId),
    index('applications_listing').on(table.jobListingId, table.appliedAt),
    index('applications_resume').on(table.resumeId),
  ],
)

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobListingId: uuid()
      .notNull()
      .references(() => jobListings.id, { onDelete: 'cascade' }),
    savedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobListingId] })],
)

export const candidateActions = pgTable(
  'candidate_actions',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text({ enum: ['rated', 'Contacted on', 'Contacted on Email'] }).notNull(),
    notes: text().notNull(),
    changedAt: instant().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [uniqueIndex('candidate_actions_once').on(table.applicationId, table.changedAt, table.status)],
)

/** Events of businesses. Together `organiserSlug` and `posterSlug` are the address their posters carry. */
export const events = pgTable(
  'events',
  {
    id: id(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    eventName: text().notNull(),
    /** On Melbourne's calendar. */
    eventDate: date({ mode: 'string' }).notNull(),
    suburbName: text().notNull(),
    suburbZipCode: text().notNull(),
    admissionCharge: doublePrecision().notNull(),
    admissionCurrency: text({ enum: ['AUD ($)'] }).notNull(),
    /** The event's own page, https; a scan leads there, else to the business's website. */
    eventLink: text(),
    /** Public files, in the order chosen. */
    imageFileIds: uuid().array().notNull().default([]),
    organiserSlug: text().notNull(),
    posterSlug: text().notNull(),
    idempotencyKey: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('events_idempotency').on(table.businessId, table.idempotencyKey),
    uniqueIndex('events_poster').on(table.organiserSlug, table.posterSlug),
    index('events_business').on(table.businessId, table.createdAt),
  ],
)

/** Posters that were scanned: of an event, or of a university on the way to the product. Kept for `limits.scanDays`. */
export const posterScans = pgTable(
  'poster_scans',
  {
    id: id(),
    kind: text({ enum: ['event', 'landing'] }).notNull(),
    /** The event's organiser, or the university. */
    organiser: text().notNull(),
    poster: text().notNull(),
    /** As sent, ten hours ahead (SC-05). */
    scanTime: text().notNull(),
    receivedAt: createdAt(),
    /** Null, with what follows, for whoever asks not to be tracked. */
    sessionId: uuid(),
    referrer: text(),
    deviceData: jsonb().$type<DeviceData>(),
  },
  (table) => [index('poster_scans_received').on(table.receivedAt)],
)
