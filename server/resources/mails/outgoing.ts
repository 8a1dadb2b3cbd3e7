import { asc, eq, notInArray } from 'drizzle-orm'
import { dayMs } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { outgoingMails } from '../../db/schema.ts'
import type { Mail } from '../../mail/mailer.ts'

/** Failed attempts, a minute apart, before which no mail is given up: it may be a day old because no server ran. */
const minAttempts = 30

/** A mail that nothing switches off. */
interface OutgoingMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  /** The recipient: a student or a business. */
  accountId: string
}

/** Queues mails that no setting switches off, inside the caller's transaction. Wake the mail queue after its commit. */
export async function queueOutgoingMails(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  mails: readonly OutgoingMail[],
): Promise<void> {
  if (mails.length === 0) return
  const createdAt = clock.now()
  await tx.insert(outgoingMails).values(mails.map(({ to, ...mail }) => ({ recipient: to, createdAt, ...mail })))
}

/** Deletes the mails that wait for an account. */
export async function deleteOutgoingMails(tx: Db, accountId: string): Promise<void> {
  await tx.delete(outgoingMails).where(eq(outgoingMails.accountId, accountId))
}

/**
 * Hands over every waiting mail once, the earliest first; another server skips the one under way. A mail that fails waits for
 * the next run and holds up none behind it, so two mails to one recipient may change places. A crash between the handing over
 * and the commit hands a mail over twice, with the same id.
 */
export async function sendOutgoingMails(context: Context): Promise<void> {
  const failedIds: string[] = []
  let hasMore = true
  while (hasMore) hasMore = await sendEarliest(context, failedIds)
}

/**
 * Hands over the earliest mail that has not failed in this run. A failed one is added to `failedIds` and kept for at least a day.
 * @returns false when none waits
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
    const { id, recipient, subject, text, createdAt } = mail
    const isMail = eq(outgoingMails.id, id)
    try {
      await mailer.send({ id: `outgoing-${id}`, to: recipient, subject, text })
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
