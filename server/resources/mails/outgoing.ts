import { asc, eq, inArray } from 'drizzle-orm'
import { dayMs } from '@/domain'
import type { Context } from '../../context.ts'
import { batchesOf } from '../../db/batches.ts'
import type { Db } from '../../db/database.ts'
import { outgoingMails } from '../../db/schema.ts'
import { toLogEntry } from '../../http/error-handler.ts'
import type { Mail } from '../../mail/mailer.ts'
import { deleteMailsOfGoneAccount } from '../account-deletion/unsent-mails.ts'
import { claimEnd, isUnclaimed } from './claims.ts'

/**
 * The minimum number of failed attempts before a mail is given up. Age alone does not count, because a mail may be a
 * day old when no server ran.
 */
const minAttempts = 30
/** The most mails per claim, so that all are passed on before the claim ends. */
const maxClaimed = 100

/** A mail that accounts can't switch off. */
interface OutgoingMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  /** The recipient, or the sender of a message to support: a student or a business. */
  accountId: string
}

/** Queues mails that accounts can't switch off, in the caller's transaction. Wake the mail queue after the commit. */
export async function queueOutgoingMails(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const createdAt = clock.now()
  const rows = mails.map(({ to, ...mail }) => ({ recipient: to, createdAt, ...mail }))
  for (const batch of batchesOf(rows)) await tx.insert(outgoingMails).values(batch)
}

/** Deletes an account's pending mails that accounts can't switch off. */
export async function deleteOutgoingMails(tx: Db, accountId: string): Promise<void> {
  await tx.delete(outgoingMails).where(eq(outgoingMails.accountId, accountId))
}

/**
 * Passes every pending mail to the mailer once, earliest first. Safe on several servers at once: each claims the mails
 * that it passes. A failed mail is tried again once its claim has ended, and blocks no other, so two mails to one
 * recipient may change order. A crash after the mailer accepted a mail passes it twice, with the same id.
 */
export async function sendOutgoingMails(context: Context): Promise<void> {
  let mails: ClaimedMail[]
  do {
    mails = await claimEarliest(context)
    for (const mail of mails) await send(context, mail)
  } while (mails.length === maxClaimed)
}

type ClaimedMail = typeof outgoingMails.$inferSelect

/** Claims the earliest pending mails, at most `maxClaimed`. */
async function claimEarliest({ db, clock }: Context): Promise<ClaimedMail[]> {
  const now = clock.now()
  const earliest = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(isUnclaimed(outgoingMails, now))
    .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.id))
    .limit(maxClaimed)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outgoingMails)
    .set({ claimedUntil: claimEnd(now) })
    .where(inArray(outgoingMails.id, earliest))
    .returning()
  return claimed.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Passes a claimed mail to the mailer. A failed one is kept for at least a day. */
async function send(context: Context, { id, accountId, recipient, subject, text, createdAt, ...mail }: ClaimedMail) {
  const { db, clock, mailer, log } = context
  const isMail = eq(outgoingMails.id, id)
  try {
    await mailer.send({ id: `outgoing-${id}`, accountId, to: recipient, subject, text })
  } catch (error) {
    const attempts = mail.attempts + 1
    if (attempts < minAttempts || createdAt.getTime() > clock.now().getTime() - dayMs) {
      await db.update(outgoingMails).set({ attempts }).where(isMail)
      log.warn({ problem: toLogEntry(error), attempts }, 'A mail could not be handed over and will be tried again')
      return
    }
    log.error({ problem: toLogEntry(error), mail: id }, 'A mail is given up after a day')
  }
  const deleted = await db.delete(outgoingMails).where(isMail).returning({ id: outgoingMails.id })
  if (deleted.length === 0) await deleteMailsOfGoneAccount(context, accountId)
}
