import { and, eq, gt, inArray, isNotNull, isNull, like, lt, lte, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dayMs, type EditedField, expiryMailAt, mailDueAt, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { batchesOf } from '../../db/batches.ts'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings, queuedMails } from '../../db/schema.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import type { AddressedApplicant } from '../applications/recipient-queries.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import type { JobListingRow } from '../listings/mapping.ts'
import { isShown } from '../listings/queries.ts'
import type { MailedEvent } from './events.ts'
import { sendDueMails } from './send.ts'

/** How many days a sent row is kept: longer than a listing's expiry, because the row's key prevents a second mail. */
export const sentMailDays = 30
/** The maximum time between the mail about a listing's expiry and the expiry. */
const maxExpiryNoticeMs = 3 * dayMs

/** The key prefix of all mails about a student's applications. */
const appliedKeyPrefix = (userId: string) => `applied ${userId} `

/**
 * Queues the mail about a new application in its transaction, as often as the business chose. A student who withdraws
 * and applies again causes no second mail.
 */
export async function queueApplicantMail(
  { db: tx, clock, config }: Context,
  { applicantMails, id: businessId }: BusinessRow,
  { applicationId, jobListingId, userId }: { applicationId: string; jobListingId: string; userId: string },
): Promise<void> {
  const now = clock.now()
  const dueAt = mailDueAt(applicantMails, now, config.mailDigestHour)
  if (!dueAt) return
  const key = `${appliedKeyPrefix(userId)}${jobListingId}`
  await insertQueued(tx, [{ event: 'applied', businessId, jobListingId, applicationId, key, createdAt: now, dueAt }])
}

/** Deletes all mails about a student's applications, also sent ones, because their keys contain the student's id. */
export async function deleteApplicantMails(tx: Db, userId: string): Promise<void> {
  await tx.delete(queuedMails).where(like(queuedMails.key, `${appliedKeyPrefix(userId)}%`))
}

/** The condition that a mail about a listing's edits is not sent yet. */
const isUnsentEdit = (listingId: string) =>
  and(eq(queuedMails.jobListingId, listingId), eq(queuedMails.event, 'edited'), isNull(queuedMails.sentAt))

/** Deletes the unsent mails about a listing's edits. Call it when the listing ends. */
export async function deleteEditMails(tx: Db, listingId: string): Promise<void> {
  await tx.delete(queuedMails).where(isUnsentEdit(listingId))
}

/**
 * Deletes the unsent mails about a listing's edits to some students, whom another mail tells what changed.
 * @returns the fields that each student's mails were about, with repetitions
 */
export async function takeEditMails(
  tx: Db,
  listingId: string,
  userIds: readonly string[],
): Promise<Map<string | null, EditedField[]>> {
  const { userId, editedFields } = queuedMails
  const fieldsByUser = new Map<string | null, EditedField[]>()
  for (const batch of batchesOf(userIds)) {
    const ofBatch = and(isUnsentEdit(listingId), inArray(userId, batch))
    const deleted = await tx.delete(queuedMails).where(ofBatch).returning({ userId, editedFields })
    for (const mail of deleted)
      fieldsByUser.set(mail.userId, [...(fieldsByUser.get(mail.userId) ?? []), ...mail.editedFields])
  }
  return fieldsByUser
}

/** The event of a listing that its applicants are mailed about. */
export interface ListingOutcome {
  event: Extract<MailedEvent, 'edited' | 'filled' | 'closed'>
  editedFields?: EditedField[]
  /** The earliest instant of the mail. Default: now. */
  notBefore?: Date
}

/**
 * Queues mails to applicants about an event of their listing, in the event's transaction, as often as each student
 * chose. The mail that a gig is filled or closed replaces the unsent ones about its edits.
 */
export async function queueOutcomeMails(
  { db: tx, clock, config }: Context,
  { id: jobListingId, version }: JobListingRow,
  applicants: readonly AddressedApplicant[],
  { event, editedFields = [], notBefore }: ListingOutcome,
): Promise<void> {
  const now = clock.now()
  if (event !== 'edited') await deleteEditMails(tx, jobListingId)
  const rows = applicants.flatMap(({ userId, applicationId, applicationMails }) => {
    const dueAt = mailDueAt(applicationMails, notBefore ?? now, config.mailDigestHour)
    const key = `${event} ${applicationId} ${version}`
    return dueAt ? [{ event, userId, jobListingId, applicationId, editedFields, key, createdAt: now, dueAt }] : []
  })
  await insertQueued(tx, rows)
}

/** Queues the mails about live listings that expire soon, once per expiry. */
async function queueExpiryMails({ db, clock, config }: Context): Promise<void> {
  const now = clock.now()
  const expiring = await db
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
        lt(jobListings.expiringOn, new Date(now.getTime() + maxExpiryNoticeMs)),
        isNull(jobListings.closedAt),
        isNull(jobListings.filledAt),
        isNull(jobListings.pausedAt),
        isShown,
        isNotNull(businesses.emailVerifiedAt),
        ne(businesses.expiryMails, 'never'),
      ),
    )
  const rows = expiring.flatMap(({ id, businessId, expiringOn, gigDate }) => {
    const dueAt = expiryMailAt({ expiringOn, gigDate }, config.mailDigestHour)
    if (!dueAt || dueAt > now) return []
    const key = `expires ${id} ${expiringOn.toISOString()}`
    return [{ event: 'expires' as const, businessId, jobListingId: id, key, createdAt: now, dueAt }]
  })
  await insertQueued(db, rows)
}

/** Inserts mails whose key is not queued yet. */
async function insertQueued(tx: Db, rows: readonly (typeof queuedMails.$inferInsert)[]): Promise<void> {
  for (const batch of batchesOf(rows)) await tx.insert(queuedMails).values(batch).onConflictDoNothing()
}

/** Queues expiry mails, sends due mails and deletes old sent rows. Idempotent, and safe on several servers at once. */
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
