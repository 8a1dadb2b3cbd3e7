import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { comparisonMeasures, type DeviceData, type GigDraftState } from '@/contract'
import {
  type Answer,
  type EditedField,
  type ListingEdits,
  listingReviews,
  mailFrequencies,
  type Question,
  reportReasons,
  reportSubjects,
  reviewDecisions,
  type Shift,
} from '@/domain'

const id = () => uuid().primaryKey().defaultRandom()
/** A `timestamptz` column, read as a `Date`. */
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** The instant of the insert. */
const createdAt = () => instant().notNull().defaultNow()
/** A foreign key to the row that owns this row. Deleting the owner deletes this row too. */
const ownedBy = (parent: () => AnyPgColumn) => uuid().notNull().references(parent, { onDelete: 'cascade' })
/**
 * The digest (`requestHashOf`) of the request that sent the row's idempotency key; null without a key, and in rows
 * stored before digests were.
 */
const requestHash = () => text()

/** Students. The identity provider (`issuer`) and its `sub` claim (`subject`) identify a student. */
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
    /** First and last name in lower case without accents, for the search by name. */
    searchName: text().notNull().generatedAlwaysAs(sql`fold_name(first_name || ' ' || last_name)`),
    /** The URL of the provider's picture. */
    profilePicture: text(),
    /** The uploaded picture, a private file. The product shows it instead of the provider's picture. */
    pictureFileId: uuid(),
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
    /** `userAvailability` as a 28-bit mask, where slot `slot` of day `day` is bit `day * 4 + slot`. */
    availabilityMask: integer().notNull().default(0),
    /** How often the student is mailed about the outcome of applications. */
    applicationMails: text({ enum: mailFrequencies }).notNull().default('atOnce'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
    // Each private file is looked up as a picture first.
    index('users_picture').on(table.pictureFileId),
  ],
)

/** Businesses. They sign in with an identity provider (issuer and subject) or with username and password. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    issuer: text(),
    subject: text(),
    /** The username in lower case. */
    username: text(),
    /** The argon2id hash (scrypt in older rows) with its parameters and salt. */
    passwordHash: text(),
    email: text(),
    /** When the business last verified `email`; null while `email` is not verified. */
    emailVerifiedAt: instant(),
    /** The address that replaces `email` once it is verified; null without a pending change. */
    pendingEmail: text(),
    /** When the last verification link expires; null without a pending link. */
    emailLinkExpiresAt: instant(),
    /** Australian Business Number, 11 digits. */
    abn: text(),
    /** The ABNs that the business replaced or cleared after its first listing, at most `maxFormerAbns`. */
    formerAbns: text().array().notNull().default([]),
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
    /**
     * When an admin suspended the business; null while the business is not suspended. A suspension hides its listings
     * and its applicants' data.
     */
    suspendedAt: instant(),
    /** The reason of the suspension, shown to the business. */
    suspensionReason: text(),
    /** The institution's name that an admin has allowed the business to use; null without one. */
    allowedName: text(),
    /** How often the business is mailed about new applicants, and about listings that expire soon. */
    applicantMails: text({ enum: mailFrequencies }).notNull().default('daily'),
    expiryMails: text({ enum: mailFrequencies }).notNull().default('daily'),
    /** Whether `sample-data` inserted the business. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('businesses_identity').on(table.issuer, table.subject),
    uniqueIndex('businesses_username').on(table.username),
    index('businesses_suspended').on(table.suspendedAt).where(sql`suspended_at is not null`),
  ],
)

/** Sessions. Each has one token and belongs to one account. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    /**
     * The id that the account's session list shows and revokes by. It is random, so it reveals nothing about the token.
     */
    publicId: uuid().notNull().defaultRandom(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    accountId: uuid().notNull(),
    /** Browser and device, such as `Chrome on Android`; null when the user agent names neither. */
    device: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_account').on(table.kind, table.accountId), index('sessions_expires').on(table.expiresAt)],
)

/** OAuth authorization requests whose callback has not arrived. */
export const identityRequests = pgTable(
  'identity_requests',
  {
    state: text().primaryKey(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    intent: text({ enum: ['signup', 'signin'] }).notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    /** Hash of the cookie of the browser that started the sign-in. */
    browserHash: text().notNull(),
    /** The local path to open after signing in. */
    next: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('identity_requests_expires').on(table.expiresAt)],
)

/** One-time tickets. A ticket holds the claims of a signed-in person until the client exchanges it for a session. */
export const identityTickets = pgTable(
  'identity_tickets',
  {
    /** SHA-256 of the ticket, hex. */
    ticketHash: text().primaryKey(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    /** Hash of the cookie of the browser that started the sign-in. Only this browser can redeem the ticket. */
    browserHash: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    /** Whether the provider claims a verified address; false when the claim is missing. */
    isEmailVerified: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    fullName: text().notNull(),
    profilePicture: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('identity_tickets_expires').on(table.expiresAt)],
)

/**
 * Browsers in which a business has signed in with its password. Each has its own limit of failed sign-ins, so strangers
 * who guess passwords can't lock the business out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text().notNull(),
    businessId: ownedBy(() => businesses.id),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.businessId] }),
    index('known_devices_business').on(table.businessId),
    index('known_devices_expires').on(table.expiresAt),
  ],
)

/**
 * Token buckets that all servers share: failed sign-ins, password reset mails, uploaded files and account exports. Not
 * part of a backup.
 */
export const countedAttempts = pgTable(
  'counted_attempts',
  {
    /** SHA-256 of the bucket's key, hex. A key names a network, a device, a username or an account. */
    keyHash: text().primaryKey(),
    /** Attempts used at `countedAt`. Refilling lowers the number as time passes. */
    attempts: doublePrecision().notNull(),
    countedAt: instant().notNull(),
    /** When the bucket is full again. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('counted_attempts_expires').on(table.expiresAt)],
)

/**
 * Calls in a fixed time window, summed over all servers. The table is unlogged, so a crash of PostgreSQL empties it.
 * Not part of a backup.
 */
export const sharedCounts = pgTable(
  'shared_counts',
  {
    /** SHA-256 of the window and the counter's key, hex. A key names a network or an account, and a route. */
    keyHash: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('shared_counts_expires').on(table.expiresAt)],
)

/** Links with which a business chooses a new password. A row is deleted when its link is used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    businessId: ownedBy(() => businesses.id),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('password_resets_business').on(table.businessId),
    index('password_resets_expires').on(table.expiresAt),
  ],
)

/**
 * Links that verify an e-mail address of a business. A row is kept for 24 hours, because the daily limit of
 * verification mails counts the rows.
 */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().primaryKey(),
    businessId: ownedBy(() => businesses.id),
    /** The address that the link was mailed to. */
    email: text().notNull(),
    sentAt: createdAt(),
    /** When the link stops working. Using the link sets the instant of its use. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('email_verifications_business').on(table.businessId, table.sentAt),
    index('email_verifications_sent').on(table.sentAt),
  ],
)

/** Stored files. The file store holds the bytes under the key `sha256`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    sha256: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** Anyone may read `public` files; `private` ones need an entitlement (`findReadableFile`). */
    access: text({ enum: ['public', 'private'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_bytes').on(table.sha256)],
)

/**
 * The latest deletion of stored bytes, by their key. A call that stores equal bytes meanwhile waits for its end. Rows
 * are kept for a day. Not part of a backup.
 */
export const fileDeletions = pgTable('file_deletions', {
  key: text().primaryKey(),
  id: uuid().notNull(),
  startedAt: instant().notNull(),
  /** Null while the file store deletes the bytes, and after a failure. */
  endedAt: instant(),
})

/** Students' resumes. The bytes are those of a private file. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: ownedBy(() => users.id),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    fileName: text().notNull(),
    idempotencyKey: uuid(),
    createdAt: createdAt(),
    /** When the student hid the resume. It is deleted once each application with it has expired or is gone. */
    deletedAt: instant(),
  },
  (table) => [
    index('resumes_user').on(table.userId, table.createdAt),
    index('resumes_file').on(table.fileId),
    uniqueIndex('resumes_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** Listings. The status is no column: `statusOfRow` derives it from the review and the instants below. */
export const jobListings = pgTable(
  'job_listings',
  {
    id: id(),
    businessId: ownedBy(() => businesses.id),
    jobTitle: text().notNull(),
    jobType: text({ enum: ['One Time Gig', 'Casual', 'Part-Time'] }).notNull(),
    jobSuburbName: text().notNull(),
    jobZipCode: text().notNull(),
    detailedAddress: text(),
    payRangeStart: doublePrecision(),
    payRangeEnd: doublePrecision(),
    payType: text({ enum: ['Per Hour', 'Flat Rate'] }),
    /** The date of a one-time gig in Melbourne; null for other job types, and in rows stored before gigs had dates. */
    gigDate: date({ mode: 'string' }),
    shifts: jsonb().$type<Shift[]>().notNull().default([]),
    /** `shifts` as a 28-bit mask, in the format of `users.availabilityMask`. */
    shiftMask: integer().notNull().default(0),
    jobSummary: jsonb().$type<string[]>().notNull(),
    jobDescription: text().notNull().default(''),
    keywords: jsonb().$type<string[]>().notNull(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    posterFileId: uuid().references(() => files.id),
    /** The business's reason for pay below the legal minimum; null when the pay is not below it. */
    belowMinimumReason: text(),
    /** The legal minimum at the last post or edit, dollars (AUD) an hour; null when the pay is not below it. */
    legalMinimum: doublePrecision(),
    idempotencyKey: uuid().notNull(),
    requestHash: requestHash(),
    postedAt: createdAt(),
    expiringOn: instant().notNull(),
    /** When the business closed the listing; null while it is not closed. */
    closedAt: instant(),
    /** When the business marked the position filled; null while it is not filled. */
    filledAt: instant(),
    /** When the business paused the listing; null while it is not paused. */
    pausedAt: instant(),
    /**
     * Students see a listing only when its review is approved and its business is not suspended: `listing_is_shown` in
     * migration 19.
     */
    review: text({ enum: listingReviews }).notNull().default('approved'),
    /**
     * The title before the edits that nobody has reviewed, which applicants go on reading; null while there are none.
     */
    shownTitle: text(),
    /** Why the listing is waiting or hidden, one sentence each, shown to the business. */
    reviewReasons: jsonb().$type<string[]>().notNull().default([]),
    /** The number of edits plus one. The server refuses an edit of an earlier version. */
    version: integer().notNull().default(1),
    /**
     * The instant of each field's last edit, by field name. Applicants are told about edits after their application.
     */
    fieldsEditedAt: jsonb().$type<ListingEdits>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('job_listings_idempotency').on(table.businessId, table.idempotencyKey),
    index('job_listings_business').on(table.businessId, table.postedAt),
    index('job_listings_live').on(table.postedAt, table.id).where(sql`closed_at is null`),
    index('job_listings_reviewed').on(table.review, table.postedAt, table.id).where(sql`review <> 'approved'`),
    index('job_listings_poster').on(table.posterFileId),
  ],
)

/**
 * A narrow copy of `job_listings` for the search, which reads hundreds of rows a page. It has the listings that
 * students may see and that are neither closed, filled nor paused. Triggers on `job_listings` and `businesses` write
 * it; no other code does.
 */
export const searchedListings = pgTable(
  'searched_listings',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => jobListings.id, { onDelete: 'cascade' }),
    postedAt: instant().notNull(),
    expiringOn: instant().notNull(),
    shiftMask: integer().notNull(),
    /** The number of slots in `shiftMask`. */
    slotCount: integer().notNull(),
    jobType: text({ enum: ['One Time Gig', 'Casual', 'Part-Time'] }).notNull(),
    /** The lower end of the pay in dollars (AUD) an hour; null for a flat rate or undisclosed pay. */
    hourlyPay: doublePrecision(),
    /** The suburb's name in lower case. */
    suburb: text().notNull(),
    /** Title, suburb, company and keywords in lower case, one per line. */
    searchText: text().notNull(),
  },
  (table) => [
    // Indexes an expression instead of the column, so that the planner does not scan this index for a suburb or a mask
    // and filter out most of its rows.
    index('searched_listings_newest').on(sql`(posted_at at time zone 'UTC')`, table.listingId),
    // A covering index for a search by fit without words. Drizzle has no `include`: migration 35 adds it.
    index('searched_listings_shifts').on(table.shiftMask, table.postedAt, table.listingId),
    index('searched_listings_suburb').on(table.suburb, table.postedAt, table.listingId),
    index('searched_listings_words').using('gin', table.searchText.op('gin_trgm_ops')),
    // Matches search texts shorter than a trigram: one or two letters, and punctuation.
    index('searched_listings_letters').using('gin', sql`short_ngrams(${table.searchText})`),
  ],
)

/**
 * Every shift mask that a listing has or had. The search ranks the masks instead of the listings, because many listings
 * share a mask. A trigger on `job_listings` inserts masks. Rows are never deleted, so a concurrent transaction always
 * finds the mask of its listing.
 */
export const shiftMasks = pgTable('shift_masks', {
  shiftMask: integer().primaryKey(),
  /** The number of slots in `shiftMask`. */
  slotCount: integer().notNull(),
})

/**
 * The listing drafts of each business. The row outlives the draft with null content, which tells other devices to
 * delete their copy.
 */
export const gigDrafts = pgTable(
  'gig_drafts',
  {
    businessId: ownedBy(() => businesses.id),
    /** `new`, or the kind of draft and the id of a posted listing, such as `edit:<listing id>`. */
    subject: text().$type<GigDraftState['subject']>().notNull(),
    /** The wizard's fields; null once the draft was posted, saved or discarded. */
    content: jsonb().$type<GigDraftState['content']>(),
    /** When the business last changed the draft, at most the instant at which the change arrived. */
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.subject] })],
)

/** Students' applications to listings, one for each student and listing. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobListingId: ownedBy(() => jobListings.id),
    /** The applicant; null once the student deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The resume sent; null once it is deleted, with its account or after each application with it has expired. */
    resumeId: uuid().references(() => resumes.id),
    /** The cover letter as sanitised HTML; empty once the student deleted their account. */
    notes: text().notNull(),
    /** The number of words of the cover letter, without HTML tags. A sort key of applicants. */
    letterWords: integer().notNull().default(0),
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    answerCount: integer().notNull().generatedAlwaysAs(sql`jsonb_array_length(answers)`),
    /** The student's current availability mask and lower-case suburb, which rank applicants. Triggers update both. */
    studentMask: integer().notNull().default(0),
    studentSuburb: text(),
    /**
     * Availability mask, expected pay and shift mask at the time of the application, for the comparison of applicants.
     */
    availabilityMask: integer().notNull().default(0),
    expectedPayRate: doublePrecision(),
    shiftMask: integer().notNull().default(0),
    /** The measures of the comparison that count the application in `comparison_counts`; all for a deleted account. */
    countedMeasures: text({ enum: comparisonMeasures }).array().notNull().default([]),
    /** The latest edit of the listing that the student has dismissed; null for none. */
    editsSeenAt: instant(),
    /** When the student shared phone number and e-mail address with the business; null while they are not shared. */
    contactSharedAt: instant(),
    /** When the business first and last opened the resume; null while the business has not opened it. */
    resumeFirstOpenedAt: instant(),
    resumeLastOpenedAt: instant(),
    /**
     * When the business lost access to resume and contact details, `limits.applicationAccessDays` after the listing
     * ended; null until then.
     */
    expiredAt: instant(),
    appliedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.userId, table.jobListingId),
    // A covering index for ranking applicants, so that ranking reads no table row. Drizzle has no `include`: migration
    // 16 adds it.
    index('applications_listing').on(table.jobListingId, table.appliedAt, table.id),
    index('applications_resume').on(table.resumeId),
  ],
)

/**
 * How many applicants of a listing the comparison counts in each group of a measure. A count never falls: withdrawn
 * applications and deleted accounts stay counted, without a trace of who they were.
 */
export const comparisonCounts = pgTable(
  'comparison_counts',
  {
    jobListingId: ownedBy(() => jobListings.id),
    measure: text({ enum: comparisonMeasures }).notNull(),
    /** The index of the group in `comparisonGroups`. */
    group: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobListingId, table.measure, table.group] })],
)

/** The listings that students have saved. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: ownedBy(() => users.id),
    jobListingId: ownedBy(() => jobListings.id),
    savedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobListingId] }),
    index('saved_jobs_listing').on(table.jobListingId),
  ],
)

/** Businesses' ratings of applicants, and contacts with them. For a rating, `notes` is the rating. */
export const candidateActions = pgTable(
  'candidate_actions',
  {
    id: id(),
    applicationId: ownedBy(() => applications.id),
    status: text({ enum: ['rated', 'Contacted on', 'Contacted on Email'] }).notNull(),
    notes: text().notNull(),
    changedAt: instant().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [uniqueIndex('candidate_actions_once').on(table.applicationId, table.changedAt, table.status)],
)

/** Events of businesses. The address on an event's posters is `/events/{organiserSlug}/{posterSlug}`. */
export const events = pgTable(
  'events',
  {
    id: id(),
    businessId: ownedBy(() => businesses.id),
    eventName: text().notNull(),
    /** A date in Melbourne, `YYYY-MM-DD`. */
    eventDate: date({ mode: 'string' }).notNull(),
    /** `HH:mm` in Melbourne; null when the business gave none. */
    eventStartTime: text(),
    suburbName: text().notNull(),
    suburbZipCode: text().notNull(),
    admissionCharge: doublePrecision().notNull(),
    admissionCurrency: text({ enum: ['AUD ($)'] }).notNull(),
    /** The https page that a scan opens; null for the business's website. */
    eventLink: text(),
    /** Ids of public files, in the order that the business chose. */
    imageFileIds: uuid().array().notNull().default([]),
    organiserSlug: text().notNull(),
    posterSlug: text().notNull(),
    idempotencyKey: uuid(),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('events_idempotency').on(table.businessId, table.idempotencyKey),
    uniqueIndex('events_poster').on(table.organiserSlug, table.posterSlug),
    index('events_business').on(table.businessId, table.createdAt),
    index('events_date').on(table.eventDate),
  ],
)

/** Admins who have signed in. `ADMIN_SUBJECTS` decides at each call whether a row is still an admin. */
export const admins = pgTable(
  'admins',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    fullName: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('admins_identity').on(table.issuer, table.subject)],
)

/** Students' reports of a listing or its business. A student has at most one open report of a listing. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: id(),
    jobListingId: ownedBy(() => jobListings.id),
    /** Null once the student deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subject: text({ enum: reportSubjects }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    /** The student's own words; empty without any. */
    text: text().notNull(),
    createdAt: createdAt(),
    /** When an admin closed the report; null while the report is open. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('listing_reports_open').on(table.jobListingId, table.userId).where(sql`closed_at is null`),
    index('listing_reports_user').on(table.userId, table.createdAt),
    // The partial index above has no closed reports, which the deletion of a listing deletes too.
    index('listing_reports_listing').on(table.jobListingId),
  ],
)

/**
 * The append-only log of admins' decisions: a trigger refuses updates and deletes. Listing and business are no foreign
 * keys, because deleting them would change entries.
 */
export const reviewLog = pgTable(
  'review_log',
  {
    id: id(),
    adminId: uuid().notNull(),
    adminName: text().notNull(),
    decision: text({ enum: reviewDecisions }).notNull(),
    businessId: uuid().notNull(),
    /** The listing of the decision; null for a decision about the business. */
    jobListingId: uuid(),
    reason: text().notNull(),
    /** The ABN of a suspended business, which outlives its account; null for other decisions and without an ABN. */
    abn: text(),
    /** The former ABNs of a suspended business. */
    formerAbns: text().array().notNull().default([]),
    /** The name that the decision allows; null for other decisions. */
    allowedName: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('review_log_business').on(table.businessId, table.createdAt),
    index('review_log_abn').on(table.abn),
    index('review_log_former_abns').using('gin', table.formerAbns),
  ],
)

/**
 * Until when a mail belongs to the server that is passing it to the mailer; another server may take it afterwards. Null
 * until the first attempt.
 */
const claimedUntil = () => instant()

/** The events that queue a mail. */
export const mailedEvents = ['applied', 'expires', 'edited', 'filled', 'closed'] as const

/**
 * Mails that accounts can switch off, queued in the transaction of their event. A row without `sentAt` is pending. Sent
 * rows are kept for 30 days, so that no event is mailed twice. The text is written when the mail is sent.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: id(),
    event: text({ enum: mailedEvents }).notNull(),
    /** The recipient: a student or a business. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
    jobListingId: ownedBy(() => jobListings.id),
    /** The application of the event; null for a mail about the listing alone, and once the mail is sent. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    editedFields: jsonb().$type<EditedField[]>().notNull().default([]),
    /** A deduplication key of event and recipient, such as `filled`, the application's id and the listing's version. */
    key: text().notNull(),
    createdAt: createdAt(),
    dueAt: instant().notNull(),
    /** Failed attempts to pass the mail to the mailer. */
    attempts: integer().notNull().default(0),
    claimedUntil: claimedUntil(),
    /** When the mailer accepted the mail; null while it is pending. */
    sentAt: instant(),
  },
  (table) => [
    // Finds the keys with a prefix in every collation.
    uniqueIndex('queued_mails_key').on(table.key.op('text_pattern_ops')),
    index('queued_mails_due').on(table.dueAt).where(sql`sent_at is null`),
    // Old ones are deleted every minute.
    index('queued_mails_sent').on(table.sentAt),
    index('queued_mails_user').on(table.userId),
    index('queued_mails_business').on(table.businessId),
    index('queued_mails_listing').on(table.jobListingId),
    index('queued_mails_application').on(table.applicationId),
  ],
)

/**
 * Mails that accounts can't switch off, such as an admin's decision. A row is inserted in the transaction of its event,
 * and deleted once the mailer has accepted the mail.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /**
     * The recipient, or the sender of a message to support: a student or a business. Deleting the account deletes its
     * pending mails by this id, because two accounts can share an e-mail address.
     */
    accountId: uuid().notNull(),
    /** The recipient's e-mail address. */
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Failed attempts to pass the mail to the mailer. */
    attempts: integer().notNull().default(0),
    claimedUntil: claimedUntil(),
  },
  (table) => [index('outgoing_mails_created').on(table.createdAt, table.id)],
)

/** Secret keys that all servers of the database share. The first use creates a key. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
})

/** Messages to support, sent by the contact form of Help. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    /** The sender: a student or a business. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
    /** The address to reply to, which may differ from the account's. */
    email: text().notNull(),
    text: text().notNull(),
    idempotencyKey: uuid().notNull(),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('support_messages_user').on(table.userId, table.idempotencyKey),
    uniqueIndex('support_messages_business').on(table.businessId, table.idempotencyKey),
  ],
)

/** Scans of event posters and of university posters. Deleted after `limits.scanRetentionDays`. */
export const posterScans = pgTable(
  'poster_scans',
  {
    id: id(),
    kind: text({ enum: ['event', 'landing'] }).notNull(),
    /** The slug of the event's organiser, or the university. */
    organiser: text().notNull(),
    poster: text().notNull(),
    /** The client's time as the request sent it, ten hours ahead of UTC (SC-05). */
    scanTime: text().notNull(),
    receivedAt: createdAt(),
    /** Null for visitors who opt out of tracking. So are `referrer` and `deviceData`. */
    sessionId: uuid(),
    referrer: text(),
    deviceData: jsonb().$type<DeviceData>(),
  },
  (table) => [index('poster_scans_received').on(table.receivedAt)],
)
