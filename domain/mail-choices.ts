import { dayMs, hourMs } from './clock.ts'
import { endOfMelbourneDate, melbourneHourInstant } from './gig-date.ts'
import { melbourneIsoDay } from './melbourne-date.ts'

/**
 * The mail topics. `applicants`: new applicants of a business. `expiry`: a business's gigs that expire soon.
 * `applications`: the outcome of a student's applications.
 */
export const mailTopics = ['applicants', 'expiry', 'applications'] as const
export type MailTopic = (typeof mailTopics)[number]

/** `atOnce`: one mail per event. `daily`: one mail a day about all its events. */
export const mailFrequencies = ['atOnce', 'daily', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** The topics of each kind of account, in the order of its settings. */
export const mailTopicsOf = {
  student: ['applications'],
  business: ['applicants', 'expiry'],
} as const satisfies Record<'student' | 'business', readonly MailTopic[]>

/** The frequencies that can be chosen for each topic. */
export const mailFrequenciesOf: Record<MailTopic, readonly MailFrequency[]> = {
  applicants: ['atOnce', 'daily', 'never'],
  expiry: ['daily', 'never'],
  applications: ['atOnce', 'never'],
}

/** An account's choice for one topic. */
export interface MailChoice {
  topic: MailTopic
  frequency: MailFrequency
}

/** Each topic as a phrase that follows "e-mails about". */
export const mailTopicPhrases: Record<MailTopic, string> = {
  applicants: 'new applicants',
  expiry: 'gigs about to expire',
  applications: 'changes to gigs you applied to',
}

/** The facts about an account, besides its choices, that decide whether it is mailed. */
interface MailRecipient {
  email: string | null
  /** Whether the address is verified, by a mailed link or by the identity provider. */
  isEmailVerified: boolean
  isSuspended: boolean
}

/** Whether an account gets the mails that it can switch off. Security mails are always sent. */
export function mayBeMailed({ email, isEmailVerified, isSuspended }: MailRecipient): boolean {
  return Boolean(email) && isEmailVerified && !isSuspended
}

/**
 * When an event is mailed; null for never.
 * @param digestHour the full hour in Melbourne of daily mails, 0 to 23
 */
export function mailDueAt(frequency: MailFrequency, happenedAt: Date, digestHour: number): Date | null {
  if (frequency === 'never') return null
  return frequency === 'atOnce' ? happenedAt : nextDigest(happenedAt, digestHour)
}

/** The first digest after an instant. */
function nextDigest(instant: Date, digestHour: number): Date {
  const isoDate = melbourneIsoDay(instant)
  const digestOfDate = melbourneHourInstant(isoDate, digestHour)
  return digestOfDate > instant ? digestOfDate : melbourneHourInstant(addDays(isoDate, 1), digestHour)
}

/** The last digest at or before an instant. */
function lastDigest(instant: Date, digestHour: number): Date {
  const isoDate = melbourneIsoDay(instant)
  const digestOfDate = melbourneHourInstant(isoDate, digestHour)
  return digestOfDate <= instant ? digestOfDate : melbourneHourInstant(addDays(isoDate, -1), digestHour)
}

/** The date some days after another, or before it for a negative number. */
function addDays(isoDate: string, days: number): string {
  // A day in UTC always has 24 hours; one in Melbourne may have 23 or 25.
  const midnightUtc = new Date(`${isoDate}T00:00:00.000Z`)
  return new Date(midnightUtc.getTime() + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The least time between the mail about a listing's expiry and the expiry, to extend the listing in. */
const expiryNoticeMs = 24 * hourMs

/**
 * When the expiry of a listing is mailed: at the last digest that leaves `expiryNoticeMs`. Null for a listing that
 * expires at the end of its gig's date, which no extension goes past.
 */
export function expiryMailAt(
  { expiringOn, gigDate }: { expiringOn: Date; gigDate: string | null },
  digestHour: number,
): Date | null {
  if (gigDate !== null && endOfMelbourneDate(gigDate) <= expiringOn) return null
  return lastDigest(new Date(expiringOn.getTime() - expiryNoticeMs), digestHour)
}
