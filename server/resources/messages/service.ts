import type { z } from 'zod'
import type { requests } from '@/contract'
import { dayMs, limits, messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness, lockStudent } from '../../db/locks.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { Account } from '../../identity/sessions.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import { requestHashOf, requireSameRequest } from '../request-hash.ts'
import { countMessagesSince, findMessageByIdempotencyKey, insertMessage, senderOf } from './queries.ts'

/**
 * Stores a message to support and queues its mail to `SUPPORT_EMAIL`, once per idempotency key.
 * @throws HttpFailure 422 for another message with a used key, 429 after `limits.supportMessage.maxPerDay` messages in
 * 24 hours.
 */
export async function sendSupportMessage(
  { db, clock, config, mailQueue }: Context,
  account: Account,
  { email, text, idempotencyKey }: z.output<typeof requests.sendMessage>,
): Promise<void> {
  const now = clock.now()
  const requestHash = requestHashOf({ email, text })
  await db.transaction(async (tx) => {
    // Lock the account's row, so that concurrent calls can neither exceed the limit nor reuse a key.
    await (account.kind === 'student' ? lockStudent(tx, account.id) : lockBusiness(tx, account.id))
    const earlier = await findMessageByIdempotencyKey(tx, account, idempotencyKey)
    if (earlier) return requireSameRequest(earlier.requestHash, requestHash)
    const sentToday = await countMessagesSince(tx, account, new Date(now.getTime() - dayMs))
    if (sentToday >= limits.supportMessage.maxPerDay)
      throw new HttpFailure('rateLimited', messages.help.tooManyMessages)
    await insertMessage(tx, { ...senderOf(account), email, text, idempotencyKey, requestHash, createdAt: now })
    await queueOutgoingMails({ db: tx, clock }, [
      {
        accountId: account.id,
        to: config.supportEmail,
        subject: `Message from a ${account.kind}`,
        text: [`Answer to: ${email}`, `Account: ${account.kind} ${account.id}`, '', text].join('\n'),
      },
    ])
  })
  mailQueue.wake()
}
