import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type MailTopic, mailTopics } from '@/domain'
import { isEqualInConstantTime } from '../../identity/secrets.ts'

/** The topic of an account that an unsubscribe link switches off. */
export interface Subscription {
  accountId: string
  topic: MailTopic
}

const tokenParts = z.tuple([z.enum(mailTopics), z.uuid(), z.string()])

/** Signs a token that can only switch off one topic of one account. It never expires. */
export function signSubscription(key: string, { topic, accountId }: Subscription): string {
  return `${topic}.${accountId}.${signatureOf(key, topic, accountId)}`
}

/** Verifies a token; null without a valid signature. */
export function verifySubscription(key: string, token: string): Subscription | null {
  const parsed = tokenParts.safeParse(token.split('.'))
  if (!parsed.success) return null
  const [topic, accountId, signature] = parsed.data
  return isEqualInConstantTime(signature, signatureOf(key, topic, accountId)) ? { topic, accountId } : null
}

function signatureOf(key: string, topic: MailTopic, accountId: string): string {
  return createHmac('sha256', key).update(`${topic}.${accountId}`).digest('base64url')
}
