import { dayMs } from './clock.ts'
import { melbourneIsoDay } from './formats.ts'
import { endOfMelbourneDate, melbourneHour } from './gig-date.ts'

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

/** The frequencies that each topic offers. */
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
  const today = digestOn(instant, digestHour)
  return today > instant ? today : digestAfterDays(instant, 1, digestHour)
}

/** The digest hour on the date of an instant in Melbourne. */
function digestOn(instant: Date, digestHour: number): Date {
  return melbourneHour(melbourneIsoDay(instant), digestHour)
}

/** The digest hour some days before or after an instant. It steps from noon, because a day can have 23 or 25 hours. */
function digestAfterDays(instant: Date, days: number, digestHour: number): Date {
  const noon = melbourneHour(melbourneIsoDay(instant), 12)
  return digestOn(new Date(noon.getTime() + days * dayMs), digestHour)
}

/**
 * When the expiry of a listing is mailed: at the last digest that leaves 24 hours to extend it. Null for a listing that
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
