import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mayBeMailed } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { applications, businesses, jobListings, queuedMails, users } from '../../db/schema.ts'
import { titleForStudents } from '../listings/mapping.ts'
import { isShown } from '../listings/queries.ts'
import { choicesOf } from './choices.ts'
import { claimEnd, isUnclaimed } from './claims.ts'
import { topicOfEvent } from './events.ts'
import { type ComposedMail, composeMails, type QueuedMailContent } from './texts.ts'

/**
 * The condition that a mail is due, and that no server is passing it to the mailer. A mail about an edit is not due while
 * applicants can't see the listing: it waits until a review approves the edit, or a suspension is lifted.
 */
export function isDue(db: Db, now: Date): SQL | undefined {
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

/** The fields of a recipient for texts and choices. */
export interface LoadedRecipient {
  id: string
  email: string
  firstName: string | null
  choices: ReturnType<typeof choicesOf>
}

/**
 * Claims and composes the due mails of one account, and deletes those that it no longer wants.
 * @param isRecipient the condition that a mail is to the account
 * @returns null when another server is claiming them, none is due, or the account may not be mailed
 */
export async function claimMails(
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
  const unwanted = due.filter(({ event }) => !recipient || !isWanted(recipient, event))
  await deleteMails(tx, unwanted)
  if (!recipient) return null
  const claimedIds = due.filter((mail) => !unwanted.includes(mail)).map(({ id }) => id)
  await tx
    .update(queuedMails)
    .set({ claimedUntil: claimEnd(now) })
    .where(inArray(queuedMails.id, claimedIds))
  return { recipient, mails: composeMails(context, recipient, await loadMailContents(tx, claimedIds)) }
}

/** Whether a recipient has chosen to be mailed about an event. */
function isWanted({ choices }: LoadedRecipient, event: keyof typeof topicOfEvent): boolean {
  return choices.some(({ topic, frequency }) => topic === topicOfEvent[event] && frequency !== 'never')
}

async function deleteMails(tx: Db, mails: readonly { id: string }[]): Promise<void> {
  const ids = mails.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(queuedMails).where(inArray(queuedMails.id, ids))
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
    // A student's address needs no check, because sign-in rejects an address that the identity provider calls unverified.
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
