import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { hourMs, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { queuedMails } from '../../db/schema.ts'
import { toLogEntry } from '../../http/error-handler.ts'
import { loadServerKey } from '../../mail/server-key.ts'
import { deleteMailsOfGoneAccount } from '../account-deletion/unsent-mails.ts'
import { claimMails, isDue, type LoadedRecipient } from './due-mails.ts'
import { sendOutgoingMails } from './outgoing.ts'
import type { ComposedMail } from './texts.ts'
import { signSubscription } from './unsubscribe-token.ts'

/** The number of failed attempts after which a mail is given up: about a day, at intervals of 1, 2, 4 … 60 minutes. */
const maxAttempts = 30

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

/** Sends the due mails of one account. Skips an account that another server is sending to. */
async function sendToAccount(context: Context, accountId: string, isRecipient: SQL): Promise<void> {
  const claimed = await context.db.transaction((tx) => claimMails({ ...context, db: tx }, accountId, isRecipient))
  if (!claimed) return
  for (const mail of claimed.mails) await sendComposed(context, claimed.recipient, mail)
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
