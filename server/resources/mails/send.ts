import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hourMs, mayBeMailed, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { applications, businesses, jobListings, queuedMails, users } from '../../db/schema.ts'
import { toLogEntry } from '../../http/error-handler.ts'
import { loadServerKey } from '../../mail/server-key.ts'
import { deleteMailsOfGoneAccount } from '../account-deletion/unsent-mails.ts'
import { titleForStudents } from '../listings/mapping.ts'
import { isShown } from '../listings/queries.ts'
import { choicesOf } from './choices.ts'
import { claimEnd, isUnclaimed } from './claims.ts'
import { topicOfEvent } from './events.ts'
import { sendOutgoingMails } from './outgoing.ts'
import { type ComposedMail, composeMails, type QueuedMailContent } from './texts.ts'
import { signSubscription } from './unsubscribe-token.ts'

/** The number of failed attempts after which a mail is given up: about a day, at intervals of 1, 2, 4 … 60 minutes. */
const maxAttempts = 30

/**
 * The condition that a mail is due, and that no server is passing it to the mailer. A mail about an edit is not due while
 * applicants can't see the listing: it waits until a review approves the edit, or a suspension is lifted.
 */
function isDue(db: Db, now: Date): SQL | undefined {
  const shownListing = db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, queuedMails.jobListingId), isShown))
  return and(
    isNull(queuedMails.sentAt),
    lte(queuedMails.dueAt, now),
    isUnclaimed(queuedMails, now),
    or(ne(queuedMails.event, 'edited'), exists(shownListing)),
  )
}

/**
 * Passes pending mails of both kinds to the mailer. Each account's due mails are claimed together, so that another
 * server skips them. A crash after the mailer accepted a mail passes it twice, with the same id.
 */
export async function sendDueMails(context: Context): Promise<void> {
  await sendOutgoingMails(context)
  const recipients = await context.db
    .selectDistinct({ userId: queuedMails.userId, businessId: queuedMails.businessId })
    .from(queuedMails)
    .where(isDue(context.db, context.clock.now()))
  for (const { userId, businessId } of recipients) {
    if (userId !== null) await sendToAccount(context, userId, eq(queuedMails.userId, userId))
    if (businessId !== null) await sendToAccount(context, businessId, eq(queuedMails.businessId, businessId))
  }
}

/** The fields of a recipient for texts and choices. */
interface LoadedRecipient {
  id: string
  email: string
  firstName: string | null
  choices: ReturnType<typeof choicesOf>
}

/** Sends the due mails of one account. Skips an account that another server is sending to. */
async function sendToAccount(context: Context, accountId: string, isRecipient: SQL): Promise<void> {
  const claimed = await context.db.transaction((tx) => claimMails({ ...context, db: tx }, accountId, isRecipient))
  if (!claimed) return
  for (const mail of claimed.mails) await sendComposed(context, claimed.recipient, mail)
}

/** Claims and composes the due mails of one account, and deletes those that it no longer wants. */
async function claimMails(
  context: Context,
  accountId: string,
  isRecipient: SQL,
): Promise<{ recipient: LoadedRecipient; mails: ComposedMail[] } | null> {
  const { db: tx, clock } = context
  const now = clock.now()
  if (!(await lockMails(tx, accountId))) return null
  const due = await tx
    .select()
    .from(queuedMails)
    .where(and(isRecipient, isDue(tx, now)))
    .orderBy(asc(queuedMails.createdAt), asc(queuedMails.id))
    .for('update', { skipLocked: true })
  const [first] = due
  if (!first) return null
  const recipient = await loadRecipient(tx, first)
  const isWanted = ({ event }: (typeof due)[number]) =>
    recipient?.choices.some(({ topic, frequency }) => topic === topicOfEvent[event] && frequency !== 'never')
  const unwantedIds = due.filter((row) => !isWanted(row)).map(({ id }) => id)
  if (unwantedIds.length > 0) await tx.delete(queuedMails).where(inArray(queuedMails.id, unwantedIds))
  if (!recipient) return null
  const wantedIds = due.filter((row) => isWanted(row)).map(({ id }) => id)
  await tx
    .update(queuedMails)
    .set({ claimedUntil: claimEnd(now) })
    .where(inArray(queuedMails.id, wantedIds))
  return { recipient, mails: composeMails(context, recipient, await loadMailContents(tx, wantedIds)) }
}

const lockResult = z.object({ rows: z.tuple([z.object({ isLocked: z.boolean() })]) })

/**
 * Takes the advisory lock of an account's mails until the transaction ends. With row locks alone two servers could each
 * claim some of the rows, and send two mails instead of one.
 * @returns false when another server holds the lock
 */
async function lockMails(tx: Db, accountId: string): Promise<boolean> {
  const key = sql`hashtextextended(${`mails ${accountId}`}, 0)`
  const result = await tx.execute(sql`select pg_try_advisory_xact_lock(${key}) as "isLocked"`)
  return lockResult.parse(result).rows[0].isLocked
}

/** Loads the recipient of a queued mail; null for an account that may not be mailed. */
async function loadRecipient(
  tx: Db,
  { userId, businessId }: Pick<typeof queuedMails.$inferSelect, 'userId' | 'businessId'>,
): Promise<LoadedRecipient | null> {
  if (userId !== null) {
    const [student] = await tx.select().from(users).where(eq(users.id, userId))
    // A student's address needs no check: sign-in rejects an address that the provider calls unverified, and trusts a
    // missing claim.
    return student ? { ...student, choices: choicesOf(student) } : null
  }
  if (businessId === null) return null
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId))
  if (!business) return null
  const { id, email, ownerFirstName } = business
  const isMailed = mayBeMailed({
    email,
    isEmailVerified: business.emailVerifiedAt !== null,
    isSuspended: business.suspendedAt !== null,
  })
  return isMailed && email !== null ? { id, email, firstName: ownerFirstName, choices: choicesOf(business) } : null
}

/** Loads the data that the texts of queued mails contain. */
async function loadMailContents(tx: Db, ids: readonly string[]): Promise<QueuedMailContent[]> {
  const rows = await tx
    .select({
      id: queuedMails.id,
      event: queuedMails.event,
      editedFields: queuedMails.editedFields,
      isToStudent: isNotNull(queuedMails.userId).mapWith(Boolean),
      listing: jobListings,
      companyName: businesses.companyName,
      applicantName: users.fullName,
    })
    .from(queuedMails)
    .innerJoin(jobListings, eq(jobListings.id, queuedMails.jobListingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .leftJoin(applications, eq(applications.id, queuedMails.applicationId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(inArray(queuedMails.id, [...ids]))
    .orderBy(asc(queuedMails.createdAt), asc(queuedMails.id))
  return rows.map(({ isToStudent, listing, ...content }) => ({
    ...content,
    // The business may have edited the title since the event.
    listing: { ...listing, jobTitle: isToStudent ? titleForStudents(listing) : listing.jobTitle },
  }))
}

/** Passes a mail to the mailer and marks its rows as sent. After a failure the rows are postponed or given up. */
async function sendComposed(
  context: Context,
  { id: accountId, email }: LoadedRecipient,
  { topic, subject, text, rowIds }: ComposedMail,
): Promise<void> {
  const { db, clock, mailer, publicUrl } = context
  const isInMail = inArray(queuedMails.id, [...rowIds])
  const [firstId = ''] = rowIds
  const token = signSubscription(await loadServerKey(db, 'unsubscribe'), { topic, accountId })
  const footer = [
    '',
    'You can choose which e-mails you get in your settings.',
    `Stop e-mails like this one: ${new URL(`/unsubscribe#token=${token}`, publicUrl()).href}`,
  ]
  try {
    await mailer.send({
      id: `queued-${firstId}`,
      accountId,
      to: email,
      subject,
      text: [text, ...footer].join('\n'),
      unsubscribeUrl: new URL(`/api/unsubscribe/${token}`, publicUrl()).href,
    })
  } catch (error) {
    return postpone(context, isInMail, error)
  }
  // Unlink the application, so that the row survives a withdrawal and its key prevents a second mail.
  const sent = await db
    .update(queuedMails)
    .set({ sentAt: clock.now(), applicationId: null })
    .where(isInMail)
    .returning({ id: queuedMails.id })
  if (sent.length === 0) await deleteMailsOfGoneAccount(context, accountId)
}

/** Counts a failed attempt of each row. Rows over the limit are deleted, the others are postponed together. */
async function postpone({ db, clock, config, log }: Context, isInMail: SQL, error: unknown): Promise<void> {
  const rows = await db
    .update(queuedMails)
    .set({ attempts: sql`${queuedMails.attempts} + 1` })
    .where(isInMail)
    .returning({ id: queuedMails.id, attempts: queuedMails.attempts })
  const givenUpIds = rows.filter(({ attempts }) => attempts >= maxAttempts).map(({ id }) => id)
  if (givenUpIds.length > 0) {
    log.error(
      { problem: toLogEntry(error), mails: givenUpIds, smtp: config.smtpUrl !== undefined },
      'A mail is given up after a day',
    )
    await db.delete(queuedMails).where(inArray(queuedMails.id, givenUpIds))
  }
  if (givenUpIds.length === rows.length) return
  // The delay doubles with each attempt, from a minute to an hour. The rows of a mail stay together, so the most
  // attempts count.
  const attempts = Math.max(...rows.map((row) => row.attempts).filter((count) => count < maxAttempts))
  log.warn({ problem: toLogEntry(error), attempts }, 'A mail could not be handed over and will be tried again')
  const dueAt = new Date(clock.now().getTime() + Math.min(minuteMs * 2 ** (attempts - 1), hourMs))
  await db.update(queuedMails).set({ dueAt, claimedUntil: null }).where(isInMail)
}
