import { asc, eq, notInArray } from 'drizzle-orm'
import { dayMs } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { outgoingMails } from '../../db/schema.ts'
import type { Mail } from '../../mail/mailer.ts'

/**
 * The minimum number of failed attempts before a mail is given up. Age alone does not count, because a mail may be a
 * day old when no server ran.
 */
const minAttempts = 30

/** A mail that accounts can't switch off. */
interface OutgoingMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  /** The recipient: a student or a business. */
  accountId: string
}

/** Queues mails that accounts can't switch off, in the caller's transaction. Wake the mail queue after the commit. */
export async function queueOutgoingMails(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  mails: readonly OutgoingMail[],
): Promise<void> {
  if (mails.length === 0) return
  const createdAt = clock.now()
  await tx.insert(outgoingMails).values(mails.map(({ to, ...mail }) => ({ recipient: to, createdAt, ...mail })))
}

export async function deleteOutgoingMails(tx: Db, accountId: string): Promise<void> {
  await tx.delete(outgoingMails).where(eq(outgoingMails.accountId, accountId))
}

/**
 * Passes every pending mail to the mailer once, earliest first. Another server skips the locked one. A failed mail
 * stays pending for the next run and blocks no other, so two mails to one recipient may change order. A crash before
 * the commit passes a mail twice, with the same id.
 */
export async function sendOutgoingMails(context: Context): Promise<void> {
  const failedIds: string[] = []
  let hasMore = true
  while (hasMore) hasMore = await sendEarliest(context, failedIds)
}

/**
 * Passes the earliest pending mail that has not failed in this run to the mailer. A failed mail is added to `failedIds`
 * and kept for at least a day.
 * @returns false when no mail is left
 */
async function sendEarliest({ db, clock, mailer, log }: Context, failedIds: string[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(outgoingMails)
      .where(notInArray(outgoingMails.id, failedIds))
      .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return false
    const { id, accountId, recipient, subject, text, createdAt } = mail
    const isMail = eq(outgoingMails.id, id)
    try {
      await mailer.send({ id: `outgoing-${id}`, accountId, to: recipient, subject, text })
    } catch (error) {
      failedIds.push(id)
      const attempts = mail.attempts + 1
      if (attempts < minAttempts || createdAt.getTime() > clock.now().getTime() - dayMs) {
        await tx.update(outgoingMails).set({ attempts }).where(isMail)
        log.warn({ err: error, attempts }, 'A mail could not be handed over and will be tried again')
        return true
      }
      log.error({ err: error, mail: id }, 'A mail is given up after a day')
    }
    await tx.delete(outgoingMails).where(isMail)
    return true
  })
}
