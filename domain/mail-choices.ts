import { dayMs } from './clock.ts'
import { melbourneIsoDay } from './formats.ts'
import { endOfMelbourneDate, melbourneHour } from './gig-date.ts'

/**
 * What an account can have mails about. `applicants`: new applicants of a business. `expiry`: a business's gigs that are about
 * to expire. `applications`: what became of a student's applications.
 */
export const mailTopics = ['applicants', 'expiry', 'applications'] as const
export type MailTopic = (typeof mailTopics)[number]

/** `atOnce`: a mail when it happens. `daily`: one mail a day with everything of the day. */
export const mailFrequencies = ['atOnce', 'daily', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** The topics of each kind of account, in the order of its settings. */
export const mailTopicsOf = {
  student: ['applications'],
  business: ['applicants', 'expiry'],
} as const satisfies Record<'student' | 'business', readonly MailTopic[]>

/** The choices that a topic has. */
export const mailFrequenciesOf: Record<MailTopic, readonly MailFrequency[]> = {
  applicants: ['atOnce', 'daily', 'never'],
  expiry: ['daily', 'never'],
  applications: ['atOnce', 'never'],
}

/** An account's choice for a topic. */
export interface MailChoice {
  topic: MailTopic
  frequency: MailFrequency
}

/** The topic in a sentence: "e-mails about …". */
export const mailTopicNames: Record<MailTopic, string> = {
  applicants: 'new applicants',
  expiry: 'gigs about to expire',
  applications: 'gigs you applied to',
}

/** What an account's mails depend on, beside its choices. */
export interface MailRecipient {
  email: string | null
  /** Whether the owner has proved, or the identity provider vouches, that they read mails to the address. */
  isEmailVerified: boolean
  isSuspended: boolean
}

/** Whether an account gets mails of its choice at all. Mails about its safety are sent regardless. */
export function mayBeMailed({ email, isEmailVerified, isSuspended }: MailRecipient): boolean {
  return Boolean(email) && isEmailVerified && !isSuspended
}

/**
 * When something that happened is mailed; null for never.
 * @param digestHour the full hour in Melbourne of daily mails, 0 to 23
 */
export function mailDueAt(frequency: MailFrequency, happenedAt: Date, digestHour: number): Date | null {
  if (frequency === 'never') return null
  return frequency === 'atOnce' ? happenedAt : nextDigest(happenedAt, digestHour)
}

/** The first daily hour after an instant. */
function nextDigest(instant: Date, digestHour: number): Date {
  const today = digestOn(instant, digestHour)
  return today > instant ? today : digestAfterDays(instant, 1, digestHour)
}

/** The daily hour of an instant's day in Melbourne. */
function digestOn(instant: Date, digestHour: number): Date {
  return melbourneHour(melbourneIsoDay(instant), digestHour)
}

/** The daily hour of a day before or after an instant's. Steps from noon, since a day can last 23 or 25 hours. */
function digestAfterDays(instant: Date, days: number, digestHour: number): Date {
  const noon = melbourneHour(melbourneIsoDay(instant), 12)
  return digestOn(new Date(noon.getTime() + days * dayMs), digestHour)
}

/**
 * When the end of a listing is announced: at the last daily hour that leaves 24 hours to extend it. Null for a listing that
 * ends with its date, because it can't be extended.
 */
export function expiryMailAt(
  { expiringOn, gigDate }: { expiringOn: Date; gigDate: string | null },
  digestHour: number,
): Date | null {
  if (gigDate !== null && endOfMelbourneDate(gigDate) <= expiringOn) return null
  const dayBefore = new Date(expiringOn.getTime() - dayMs)
  const digest = digestOn(dayBefore, digestHour)
  return digest <= dayBefore ? digest : digestAfterDays(dayBefore, -1, digestHour)
}
