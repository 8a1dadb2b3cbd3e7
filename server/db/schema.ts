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
import type { DeviceData, GigDraftState } from '@/contract'
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

/** The primary key. */
const id = () => uuid().primaryKey().defaultRandom()
/** An instant. */
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When the row was inserted. */
const createdAt = () => instant().notNull().defaultNow()
/** The row that this row is a part of, and is deleted with. */
const partOf = (parent: () => AnyPgColumn) => uuid().notNull().references(parent, { onDelete: 'cascade' })
/** What `requestHashOf` makes of the request that brought the row's idempotency key; null without a key, and in old rows. */
const requestHash = () => text()

/** Students. `issuer` and `subject` (the provider's `sub`) identify one. */
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
    /** The picture the student uploaded, shown in place of the provider's; a private file. */
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
    /** The 28-bit mask of `userAvailability` (bit = day·4 + slot). */
    availabilityMask: integer().notNull().default(0),
    /** The student's choice of mails about what became of applications. */
    applicationMails: text({ enum: mailFrequencies }).notNull().default('atOnce'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
)

/** Businesses. They sign in with an identity provider (issuer and subject) or with username and password. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    issuer: text(),
    subject: text(),
    /** Lower case. */
    username: text(),
    /** argon2id (older: scrypt) with its parameters and salt. */
    passwordHash: text(),
    email: text(),
    /** When the business last proved that it reads mails to `email`; null while it has not. */
    emailVerifiedAt: instant(),
    /** The address that replaces `email` once it is verified; null without a pending change. */
    pendingEmail: text(),
    /** When the last link sent to the address that is to be verified expires; null when none was sent. */
    emailLinkExpiresAt: instant(),
    /** Australian Business Number, 11 digits. */
    abn: text(),
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
    /** While an admin has suspended the business: its listings are hidden, and it can't read applicants. */
    suspendedAt: instant(),
    /** The admin's reason, which the business reads. */
    suspensionReason: text(),
    /** Whether an admin lets it carry the name of an institution. */
    mayUseInstitutionName: boolean().notNull().default(false),
    /** The business's choices of mails about new applicants and about gigs that are about to expire. */
    applicantMails: text({ enum: mailFrequencies }).notNull().default('daily'),
    expiryMails: text({ enum: mailFrequencies }).notNull().default('daily'),
    /** Inserted by `sample-data`. */
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

/** Sessions, each of one token and one account. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    /** The public id by which the account revokes the session; not derived from the token. */
    publicId: uuid().notNull().defaultRandom(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    accountId: uuid().notNull(),
    /** Browser and system, such as `Chrome on Android`; null when the browser does not send them. */
    device: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_account').on(table.kind, table.accountId), index('sessions_expires').on(table.expiresAt)],
)

/** Authorization requests that await their callback. */
export const identityRequests = pgTable(
  'identity_requests',
  {
    state: text().primaryKey(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    intent: text({ enum: ['signup', 'signin'] }).notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    /** Hash of the cookie that binds the flow to its browser. */
    browserHash: text().notNull(),
    /** The local path to open after signing in. */
    next: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('identity_requests_expires').on(table.expiresAt)],
)

/** A person's claims from the provider, exchanged for a session once. */
export const identityTickets = pgTable(
  'identity_tickets',
  {
    /** SHA-256 of the ticket, hex. */
    ticketHash: text().primaryKey(),
    kind: text({ enum: ['student', 'business', 'admin'] }).notNull(),
    /** Hash of the cookie of the browser that began the flow, and that alone may redeem the ticket. */
    browserHash: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    /** Whether the provider says that it has verified the address; false also where it says nothing. */
    isEmailVerified: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    fullName: text().notNull(),
    profilePicture: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('identity_tickets_expires').on(table.expiresAt)],
)

/** Browsers in which a business has signed in with its password: their wrong passwords are counted apart. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text().notNull(),
    businessId: partOf(() => businesses.id),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.businessId] }),
    index('known_devices_business').on(table.businessId),
    index('known_devices_expires').on(table.expiresAt),
  ],
)

/** Failed sign-ins and asked-for reset mails, counted for all servers, as a token bucket for each key; in no backup. */
export const countedAttempts = pgTable(
  'counted_attempts',
  {
    /** SHA-256 of what is counted, hex: a network, a device or a username. */
    keyHash: text().primaryKey(),
    /** Attempts used up at `countedAt`; fewer later, because they are refilled. */
    attempts: doublePrecision().notNull(),
    countedAt: instant().notNull(),
    /** When all attempts have been refilled. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('counted_attempts_expires').on(table.expiresAt)],
)

/**
 * Calls in a window of time, added up for all servers. Unlogged, so it is empty after a crash of PostgreSQL; in no backup.
 */
export const sharedCounts = pgTable(
  'shared_counts',
  {
    /** SHA-256 of what is counted and of the window, hex: a network or an account, and a route. */
    keyHash: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('shared_counts_expires').on(table.expiresAt)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    businessId: partOf(() => businesses.id),
    expiresAt: instant().notNull(),
  },
  (table) => [index('password_resets_expires').on(table.expiresAt)],
)

/** Links that verify an e-mail address of a business. A row is kept for 24 hours, because the mails of a day are counted. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().primaryKey(),
    businessId: partOf(() => businesses.id),
    /** The address that the link was mailed to. */
    email: text().notNull(),
    sentAt: createdAt(),
    /** The link verifies until then; brought forward to when it was used. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('email_verifications_business').on(table.businessId, table.sentAt),
    index('email_verifications_sent').on(table.sentAt),
  ],
)

/** Stored files; the bytes are in the FileStore under `sha256`. */
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

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: partOf(() => users.id),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    fileName: text().notNull(),
    idempotencyKey: uuid(),
    createdAt: createdAt(),
    /** When the student hid the resume. It is deleted once no application that still gives access uses it. */
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
    businessId: partOf(() => businesses.id),
    jobTitle: text().notNull(),
    jobType: text({ enum: ['One Time Gig', 'Casual', 'Part-Time'] }).notNull(),
    jobSuburbName: text().notNull(),
    jobZipCode: text().notNull(),
    detailedAddress: text(),
    payRangeStart: doublePrecision(),
    payRangeEnd: doublePrecision(),
    payType: text({ enum: ['Per Hour', 'Flat Rate'] }),
    /** The date of a one-time gig in Melbourne; null for other job types, and for gigs posted before gigs had dates. */
    gigDate: date({ mode: 'string' }),
    shifts: jsonb().$type<Shift[]>().notNull().default([]),
    /** The 28-bit mask of `shifts`. */
    shiftMask: integer().notNull().default(0),
    jobSummary: jsonb().$type<string[]>().notNull(),
    jobDescription: text().notNull().default(''),
    keywords: jsonb().$type<string[]>().notNull(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    posterFileId: uuid().references(() => files.id),
    /** The business's reason for pay below the legal minimum; null when the pay is not below it. */
    belowMinimumReason: text(),
    /** The legal minimum when the listing was posted, dollars (AUD) an hour. */
    legalMinimum: doublePrecision(),
    idempotencyKey: uuid().notNull(),
    requestHash: requestHash(),
    postedAt: createdAt(),
    expiringOn: instant().notNull(),
    /** When the business closed the listing, marked its position filled or paused it; null otherwise. */
    closedAt: instant(),
    filledAt: instant(),
    pausedAt: instant(),
    /** Students see approved listings only, of businesses that are not suspended: `listing_is_shown` in migration 19. */
    review: text({ enum: listingReviews }).notNull().default('approved'),
    /** Why the listing waits or is hidden, in sentences that the business reads. */
    reviewReasons: jsonb().$type<string[]>().notNull().default([]),
    /** Counts the edits. An edit of an earlier version is refused. */
    version: integer().notNull().default(1),
    /** The instant of each field's last edit, by field name, to inform applicants. */
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
 * What the search reads of each listing that students may see and that its business has not closed, filled or paused: a
 * narrow copy, because a search reads hundreds of rows for a page. Triggers on `job_listings` and `businesses` keep it;
 * nothing else writes it.
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
    /** The least pay in dollars (AUD) an hour; null for other pay. */
    hourlyPay: doublePrecision(),
    /** The suburb's name in lower case. */
    suburb: text().notNull(),
    /** Title, suburb, company and keywords in lower case, a line each. */
    searchText: text().notNull(),
  },
  (table) => [
    // An expression, so that the planner can't read a suburb's or a mask's listings by it, looking through all others.
    index('searched_listings_newest').on(sql`(posted_at at time zone 'UTC')`, table.listingId),
    index('searched_listings_shifts').on(table.shiftMask, table.postedAt, table.listingId),
    index('searched_listings_suburb').on(table.suburb, table.postedAt, table.listingId),
    index('searched_listings_words').using('gin', table.searchText.op('gin_trgm_ops')),
    // Finds texts without a trigram: one or two letters, and punctuation.
    index('searched_listings_letters').using('gin', sql`short_ngrams(${table.searchText})`),
  ],
)

/**
 * Every shift mask that a listing has or had. Many listings share a mask, so ranking the masks ranks the listings by fit.
 * A trigger on `job_listings` adds masks; none is ever deleted, so no concurrent transaction can miss one.
 */
export const shiftMasks = pgTable('shift_masks', {
  shiftMask: integer().primaryKey(),
  /** The number of slots in `shiftMask`. */
  slotCount: integer().notNull(),
})

/** The listing drafts of each business. A row stays once posted or discarded, so that devices delete their copies. */
export const gigDrafts = pgTable(
  'gig_drafts',
  {
    businessId: partOf(() => businesses.id),
    /** `new`, or the posted listing of the business that the draft edits or repeats. */
    subject: text().$type<GigDraftState['subject']>().notNull(),
    /** The draft; null once posted, saved or discarded. */
    content: jsonb().$type<GigDraftState['content']>(),
    /** When the business last changed it, never later than when the change arrived. */
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.subject] })],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobListingId: partOf(() => jobListings.id),
    /** The applicant; null once the student deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The resume sent; null once it is deleted: with the account, or when it was hidden and every application expired. */
    resumeId: uuid().references(() => resumes.id),
    /** The cover letter, sanitised HTML; empty once the student deleted their account. */
    notes: text().notNull(),
    /** Words of the cover letter without tags, for sorting. */
    letterWords: integer().notNull().default(0),
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    answerCount: integer().notNull().generatedAlwaysAs(sql`jsonb_array_length(answers)`),
    /** The student's present availability, and suburb in lower case, which applicants are ranked by. Triggers keep them. */
    studentMask: integer().notNull().default(0),
    studentSuburb: text(),
    /** The student's availability and expected pay when they applied, for the comparison. */
    availabilityMask: integer().notNull().default(0),
    expectedPayRate: doublePrecision(),
    /** The listing's shift mask when the student applied, for the comparison. */
    shiftMask: integer().notNull().default(0),
    /** The instant up to which the student has seen the listing's edits; null for none. */
    editsSeenAt: instant(),
    /** When the student shared phone and e-mail with the business; null while they are not shared. */
    contactSharedAt: instant(),
    /** When the business first and last opened the resume; null while it has not. */
    resumeFirstOpenedAt: instant(),
    resumeLastOpenedAt: instant(),
    /** When the business lost access to resume and contact details, `limits.applicationDays` after the listing ended. */
    expiredAt: instant(),
    appliedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.userId, table.jobListingId),
    // Holds all that ranking reads, so that no application itself is read. Drizzle can't write its `include`: migration 16.
    index('applications_listing').on(table.jobListingId, table.appliedAt, table.id),
    index('applications_resume').on(table.resumeId),
  ],
)

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: partOf(() => users.id),
    jobListingId: partOf(() => jobListings.id),
    savedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobListingId] })],
)

export const candidateActions = pgTable(
  'candidate_actions',
  {
    id: id(),
    applicationId: partOf(() => applications.id),
    status: text({ enum: ['rated', 'Contacted on', 'Contacted on Email'] }).notNull(),
    notes: text().notNull(),
    changedAt: instant().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [uniqueIndex('candidate_actions_once').on(table.applicationId, table.changedAt, table.status)],
)

/** Events of businesses. `organiserSlug` and `posterSlug` are the address on their posters. */
export const events = pgTable(
  'events',
  {
    id: id(),
    businessId: partOf(() => businesses.id),
    eventName: text().notNull(),
    /** A day of Melbourne's calendar. */
    eventDate: date({ mode: 'string' }).notNull(),
    /** `HH:mm` in Melbourne; null when the business gave none. */
    eventStartTime: text(),
    suburbName: text().notNull(),
    suburbZipCode: text().notNull(),
    admissionCharge: doublePrecision().notNull(),
    admissionCurrency: text({ enum: ['AUD ($)'] }).notNull(),
    /** The page (https) that a scan opens; without one a scan opens the business's website. */
    eventLink: text(),
    /** Public files, in the business's order. */
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

/** Admins who have signed in. Who is an admin is decided by the settings, at each call. */
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

/** Students' reports of a listing or the business behind it. A student has at most one open report of a listing. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: id(),
    jobListingId: partOf(() => jobListings.id),
    /** Null once the student deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subject: text({ enum: reportSubjects }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    /** What the student wrote; empty for none. */
    text: text().notNull(),
    createdAt: createdAt(),
    /** When an admin decided; null while the report is open. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('listing_reports_open').on(table.jobListingId, table.userId).where(sql`closed_at is null`),
    index('listing_reports_user').on(table.userId, table.createdAt),
  ],
)

/**
 * What admins decided. A trigger refuses to change or delete an entry. Listing and business have no foreign key: their
 * deletion would change entries.
 */
export const reviewLog = pgTable(
  'review_log',
  {
    id: id(),
    adminId: uuid().notNull(),
    adminName: text().notNull(),
    decision: text({ enum: reviewDecisions }).notNull(),
    businessId: uuid().notNull(),
    /** The listing decided about; null for a decision about the business. */
    jobListingId: uuid(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('review_log_business').on(table.businessId, table.createdAt)],
)

/** What a queued mail is about. */
export const mailedEvents = ['applied', 'expires', 'edited', 'filled', 'closed'] as const

/**
 * Mails that accounts can switch off, queued in the transaction of what they are about. A row without `sentAt` waits; sent
 * ones are kept for 30 days, so that nothing is mailed twice. The text is made when the mail is sent.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: id(),
    event: text({ enum: mailedEvents }).notNull(),
    /** The recipient: a student or a business. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
    jobListingId: partOf(() => jobListings.id),
    /** The application that the mail is about; null for a mail about the listing alone, and once it is sent. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    /** The fields that an edit changed. */
    editedFields: jsonb().$type<EditedField[]>().notNull().default([]),
    /** Unique for an event and its recipient, such as `filled`, the application's id and the listing's version. */
    key: text().notNull(),
    createdAt: createdAt(),
    dueAt: instant().notNull(),
    /** Failed attempts to hand the mail over. */
    attempts: integer().notNull().default(0),
    /** When the mail was handed over to be sent. */
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('queued_mails_key').on(table.key),
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
 * Mails that can't be switched off, such as an admin's decision: queued in the transaction of what they are about, and deleted
 * once they are handed over to be sent.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** The recipient's account: a student's or a business's. Only a deleted account takes its mails along, not a shared address. */
    accountId: uuid().notNull(),
    /** The e-mail address. */
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Failed attempts to hand the mail over. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index('outgoing_mails_created').on(table.createdAt, table.id)],
)

/** Keys that all servers of the database share, made when they are first used. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
})

/** Messages to support, from the contact form of Help. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    /** The sender: a student or a business. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
    /** The address to reply to; may differ from the account's. */
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

/** Scans of event posters and of university posters. Deleted after `limits.scanDays`. */
export const posterScans = pgTable(
  'poster_scans',
  {
    id: id(),
    kind: text({ enum: ['event', 'landing'] }).notNull(),
    /** The event's organiser, or the university. */
    organiser: text().notNull(),
    poster: text().notNull(),
    /** The request's time, ten hours ahead of UTC (SC-05). */
    scanTime: text().notNull(),
    receivedAt: createdAt(),
    /** Null for visitors who opt out of tracking, as are the columns below. */
    sessionId: uuid(),
    referrer: text(),
    deviceData: jsonb().$type<DeviceData>(),
  },
  (table) => [index('poster_scans_received').on(table.receivedAt)],
)
