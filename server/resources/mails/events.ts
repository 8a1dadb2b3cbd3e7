import { inArray, type SQL } from 'drizzle-orm'
import type { MailTopic } from '@/domain'
import { mailedEvents, queuedMails } from '../../db/schema.ts'

export type MailedEvent = (typeof mailedEvents)[number]

/** The topic that switches off the mails about each event. */
export const topicOfEvent: Record<MailedEvent, MailTopic> = {
  applied: 'applicants',
  expires: 'expiry',
  edited: 'applications',
  filled: 'applications',
  closed: 'applications',
}

/** The SQL condition that a queued mail belongs to a topic. */
export function isOfTopic(topic: MailTopic): SQL {
  return inArray(
    queuedMails.event,
    mailedEvents.filter((event) => topicOfEvent[event] === topic),
  )
}
