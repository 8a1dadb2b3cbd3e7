import { isNull, lte, or, type SQL } from 'drizzle-orm'
import { minuteMs } from '@/domain'
import type { outgoingMails, queuedMails } from '../../db/schema.ts'

/** How long claimed mails belong to a server: far longer than it takes to pass them to the mailer. */
const claimMs = minuteMs

/** The end of a claim that begins now. */
export const claimEnd = (now: Date): Date => new Date(now.getTime() + claimMs)

/** The condition that no server is passing a mail to the mailer, or that one was killed while it did. */
export function isUnclaimed({ claimedUntil }: typeof outgoingMails | typeof queuedMails, now: Date): SQL | undefined {
  return or(isNull(claimedUntil), lte(claimedUntil, now))
}
