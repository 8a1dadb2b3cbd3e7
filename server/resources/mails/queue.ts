import { and, eq, gt, isNotNull, isNull, like, lt, lte, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dayMs, type EditedField, expiryMailAt, mailDueAt, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings, queuedMails } from '../../db/schema.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import type { AddressedApplicant } from '../applications/queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { isShown } from '../listings/queries.ts'
import type { MailedEvent } from './events.ts'
import { sendDueMails } from './send.ts'

/** Days that the record of a sent mail is kept: longer than any listing is live without being extended. */
export const sentMailDays = 30
/** Rows of one insert: each has eight parameters, and PostgreSQL takes 65,535. */
const rowsPerInsert = 1_000
/** The end of a listing is announced at most this long before it. */
const longestNoticeMs = 3 * dayMs

/** How the keys of all mails about a student's applications to businesses start. */
const appliedKeyStart = (userId: string) => `applied ${userId} `

/** Inserts mails that are not queued yet, by their keys. */
async function insertQueued(tx: Db, rows: readonly (typeof queuedMails.$inferInsert)[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsPerInsert)
    await tx
      .insert(queuedMails)
      .values(rows.slice(first, first + rowsPerInsert))
      .onConflictDoNothing()
}

/**
 * Queues the mail about a new application, inside its transaction, as its business chose. A student who withdraws and applies
 * to the listing again is mailed about once.
 */
export async function queueApplicantMail(
  { db: tx, clock, config }: Context,
  { applicantMails, id: businessId }: BusinessRow,
  { applicationId, jobListingId, userId }: { applicationId: string; jobListingId: string; userId: string },
): Promise<void> {
  const now = clock.now()
  const dueAt = mailDueAt(applicantMails, now, config.mailDigestHour)
  if (!dueAt) return
  const key = `${appliedKeyStart(userId)}${jobListingId}`
  await insertQueued(tx, [{ event: 'applied', businessId, jobListingId, applicationId, key, createdAt: now, dueAt }])
}

/** Deletes the mails to businesses about a student's applications, sent ones too: their keys name the student. */
export async function deleteApplicantMails(tx: Db, userId: string): Promise<void> {
  await tx.delete(queuedMails).where(like(queuedMails.key, `${appliedKeyStart(userId)}%`))
}

/** What happened to a listing that its applicants are mailed about. */
export interface ListingOutcome {
  event: Extract<MailedEvent, 'edited' | 'filled' | 'closed'>
  editedFields?: EditedField[]
}

/** Queues mails to applicants about their listing, inside the transaction of what happened, as each student chose. */
export async function queueOutcomeMails(
  { db: tx, clock, config }: Context,
  { id: jobListingId, version }: JobListingRow,
  applicants: readonly AddressedApplicant[],
  { event, editedFields = [] }: ListingOutcome,
): Promise<void> {
  const now = clock.now()
  const rows = applicants.flatMap(({ userId, applicationId, applicationMails }) => {
    const dueAt = mailDueAt(applicationMails, now, config.mailDigestHour)
    const key = `${event} ${applicationId} ${version}`
    return dueAt ? [{ event, userId, jobListingId, applicationId, editedFields, key, createdAt: now, dueAt }] : []
  })
  await insertQueued(tx, rows)
}

/** Queues the mails about live listings that are about to expire, once for each expiry. */
async function queueExpiryMails({ db, clock, config }: Context): Promise<void> {
  const now = clock.now()
  const soon = await db
    .select({
      id: jobListings.id,
      businessId: jobListings.businessId,
      expiringOn: jobListings.expiringOn,
      gigDate: jobListings.gigDate,
    })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .where(
      and(
        gt(jobListings.expiringOn, now),
        lt(jobListings.expiringOn, new Date(now.getTime() + longestNoticeMs)),
        isNull(jobListings.closedAt),
        isNull(jobListings.filledAt),
        isNull(jobListings.pausedAt),
        isShown,
        isNotNull(businesses.emailVerifiedAt),
        ne(businesses.expiryMails, 'never'),
      ),
    )
  const rows = soon.flatMap(({ id, businessId, expiringOn, gigDate }) => {
    const dueAt = expiryMailAt({ expiringOn, gigDate }, config.mailDigestHour)
    if (!dueAt || dueAt > now) return []
    const key = `expires ${id} ${expiringOn.toISOString()}`
    return [{ event: 'expires' as const, businessId, jobListingId: id, key, createdAt: now, dueAt }]
  })
  await insertQueued(db, rows)
}

/** Queues scheduled mails, sends the due ones and deletes old records. Safe to repeat, and on several servers at once. */
export async function runMailQueue(context: Context): Promise<void> {
  await queueExpiryMails(context)
  await sendDueMails(context)
  const keptSince = new Date(context.clock.now().getTime() - sentMailDays * dayMs)
  await context.db.delete(queuedMails).where(and(isNotNull(queuedMails.sentAt), lte(queuedMails.sentAt, keptSince)))
}

/** Runs the queue when the server starts to listen, and every minute while it runs. */
export function scheduleMailQueue(app: FastifyInstance): void {
  const { context } = app
  runRepeatedly(app, { name: 'send queued mails', everyMs: minuteMs, run: () => runMailQueue(context) })
  app.addHook('onClose', () => context.mailQueue.idle())
}
