import type { BusinessApplication, BusinessListing } from '@/client'
import { messages } from '@/domain'

/** The address of a WhatsApp chat (GT-07): `https://wa.me/61412345678` for `+61 0412345678`; null without a number. */
export function chatLink(phoneNumber: string | null): string | null {
  const [dialCode = '', number = ''] = (phoneNumber ?? '').split(' ')
  // An international number omits the national prefix, a leading zero.
  const digits = `${dialCode}${number.replace(/^0+/, '')}`.replace(/\D/g, '')
  return number === '' ? null : `https://wa.me/${digits}`
}

/** A mail's recipient, its copy and the gig it is about. */
interface MailDraft {
  to: string
  /** The support address. */
  copyTo: string
  gig: { jobTitle: string; company: { companyName: string } }
}

/** The `mailto:` address of a mail with its subject and greeting (GT-08). */
export function mailLink({ to, copyTo, gig }: MailDraft): string {
  const address = (text: string) => encodeURIComponent(text).replaceAll('%40', '@')
  const subject = `${gig.jobTitle} at ${gig.company.companyName}`
  const parts = [
    `cc=${address(copyTo)}`,
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(messages.tracking.mailGreeting)}`,
  ]
  return `mailto:${address(to)}?${parts.join('&')}`
}

/** One line of an applicant's timeline. */
interface TimelineEntry {
  /** ISO instant. */
  at: string
  /** `Rated Maybe`, `Contacted on WhatsApp`, `Contacted on Email`, `Applied`. */
  text: string
}

/** The application and the business's actions on it, oldest first. */
export function timelineOf({
  appliedAt,
  candidateActions,
}: Pick<BusinessApplication, 'appliedAt' | 'candidateActions'>): TimelineEntry[] {
  const actions = candidateActions.map(({ status, changedAt, notes }) => ({
    at: changedAt,
    text: status === 'rated' ? `Rated ${notes}` : `${status} ${notes}`.trim(),
  }))
  return [{ at: appliedAt, text: 'Applied' }, ...actions].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

/** `1 applicant`, `20,000 applicants`. */
export function applicantsInWords(count: number): string {
  return count === 1 ? '1 applicant' : `${count.toLocaleString('en-AU')} applicants`
}

/** `2 of 3 applicants wait for an answer.`, `1 applicant waits for an answer.`, or that nobody waits. */
export function waitingInWords({ total, waiting }: BusinessListing['applicants']): string {
  if (total === 0) return 'Nobody has applied yet.'
  const applicants = applicantsInWords(total)
  if (waiting === 0) return `You have rated or contacted ${total === 1 ? 'the one applicant' : `all ${applicants}`}.`
  const waitingApplicants = waiting < total ? `${waiting} of ${applicants}` : applicants
  return `${waitingApplicants} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`
}
