import { and, eq, isNull } from 'drizzle-orm'
import type { MailSettings } from '@/contract'
import { type MailChoice, type MailFrequency, type MailTopic, mailTopicsOf } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { businesses, queuedMails, users } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { loadServerKey } from '../../mail/server-key.ts'
import { getBusiness } from '../businesses/queries.ts'
import { getStudent } from '../students/queries.ts'
import { isOfTopic } from './events.ts'
import { verifySubscription } from './unsubscribe-token.ts'

/** An account that gets mails. */
export interface MailedAccount {
  kind: 'student' | 'business'
  id: string
}

const columnOf = { applicants: 'applicantMails', expiry: 'expiryMails', applications: 'applicationMails' } as const

/** The choices in an account's row, in the order of its settings. */
export function choicesOf(row: { [Topic in MailTopic as (typeof columnOf)[Topic]]?: MailFrequency }): MailChoice[] {
  return [...mailTopicsOf.student, ...mailTopicsOf.business].flatMap((topic) => {
    const frequency = row[columnOf[topic]]
    return frequency === undefined ? [] : [{ topic, frequency }]
  })
}

/** Loads an account's mail choices, and whether mails reach the account. */
export async function loadMailSettings({ db, config }: Context, { kind, id }: MailedAccount): Promise<MailSettings> {
  const isSending = config.smtpUrl !== undefined
  if (kind === 'student') {
    const student = await getStudent(db, id)
    return { success: true, choices: choicesOf(student), email: student.email, isEmailVerified: true, isSending }
  }
  const business = await getBusiness(db, id)
  const { email, emailVerifiedAt } = business
  return { success: true, choices: choicesOf(business), email, isEmailVerified: emailVerifiedAt !== null, isSending }
}

/**
 * Stores an account's choice for a topic. Pending mails follow: `never` deletes them, `atOnce` makes them due.
 * Idempotent.
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function storeMailChoice(
  { db, clock, mailQueue }: Context,
  { kind, id }: MailedAccount,
  { topic, frequency }: MailChoice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored =
      kind === 'student'
        ? await tx
            .update(users)
            .set({ [columnOf[topic]]: frequency })
            .where(eq(users.id, id))
            .returning()
        : await tx
            .update(businesses)
            .set({ [columnOf[topic]]: frequency })
            .where(eq(businesses.id, id))
            .returning()
    if (stored.length === 0) throw new HttpFailure('unauthenticated')
    await reschedulePending(tx, { kind, id }, { topic, frequency }, clock.now())
  })
  mailQueue.wake()
}

async function reschedulePending(tx: Db, { kind, id }: MailedAccount, choice: MailChoice, now: Date): Promise<void> {
  const isRecipient = eq(kind === 'student' ? queuedMails.userId : queuedMails.businessId, id)
  const isWaiting = and(isRecipient, isNull(queuedMails.sentAt), isOfTopic(choice.topic))
  if (choice.frequency === 'never') await tx.delete(queuedMails).where(isWaiting)
  if (choice.frequency === 'atOnce') await tx.update(queuedMails).set({ dueAt: now }).where(isWaiting)
}

/**
 * Switches off the topic of an unsubscribe token, which authorises the call without a session. Idempotent, also after
 * the account is deleted.
 * @returns the topic
 * @throws HttpFailure 401 for a token without a valid signature.
 */
export async function unsubscribe(context: Context, token: string): Promise<MailTopic> {
  const subscription = verifySubscription(await loadServerKey(context.db, 'unsubscribe'), token)
  if (!subscription) throw new HttpFailure('unauthenticated')
  const { topic, accountId } = subscription
  const kind = mailTopicsOf.student.some((studentTopic) => studentTopic === topic) ? 'student' : 'business'
  await storeMailChoice(context, { kind, id: accountId }, { topic, frequency: 'never' }).catch(ignoreDeletedAccount)
  return topic
}

function ignoreDeletedAccount(error: unknown): void {
  if (!(error instanceof HttpFailure && error.code === 'unauthenticated')) throw error
}
