import { type CandidateAction, type CandidateStatus, messages } from '@/domain'
import type { Gig, GigApplication } from './gig'
import { momentAfter } from './ratings'

/** The ways a business gets in touch, as they are recorded. */
export type ContactStatus = Exclude<CandidateStatus, 'rated'>

/** The messaging app that `Contacted on` is completed with. */
const messagingApp = 'WhatsApp'

/** A chat with somebody in the messaging app (GT-07); null without a phone number. */
export function chatLink(phoneNumber: string | null): string | null {
  const [dialCode = '', number = ''] = (phoneNumber ?? '').split(' ')
  // Within a country a number may begin with a zero that is not dialled from elsewhere.
  const digits = `${dialCode}${number.replace(/^0+/, '')}`.replace(/\D/g, '')
  return number === '' ? null : `https://wa.me/${digits}`
}

/** Who a mail goes to, who gets a copy, and what it is about. */
export interface MailDraft {
  to: string
  /** The support address. */
  copyTo: string
  gig: { jobTitle: string; company: { companyName: string } }
}

/** A mail to somebody, begun (GT-08). */
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

/** The action of getting in touch; every time counts. */
export function contactAction(actions: readonly CandidateAction[], status: ContactStatus, now: Date): CandidateAction {
  const notes = status === 'Contacted on' ? messagingApp : ''
  return { status, changedAt: momentAfter(actions, now), notes }
}

/** One line of an applicant's timeline. */
export interface TimelineEntry {
  /** ISO instant. */
  at: string
  /** `Rated Maybe`, `Contacted on WhatsApp`, `Contacted on Email`, `Applied`. */
  what: string
}

/** What has happened between a business and an applicant, oldest first. */
export function timelineOf({
  appliedAt,
  candidateActions,
}: Pick<GigApplication, 'appliedAt' | 'candidateActions'>): TimelineEntry[] {
  const actions = candidateActions.map(({ status, changedAt, notes }) => ({
    at: changedAt,
    what: status === 'rated' ? `Rated ${notes}` : `${status} ${notes}`.trim(),
  }))
  return [{ at: appliedAt, what: 'Applied' }, ...actions].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

/** `1 applicant`, `20,000 applicants`. */
export function applicantsInWords(count: number): string {
  return count === 1 ? '1 applicant' : `${count.toLocaleString('en-AU')} applicants`
}

/** `2 of 3 applicants wait for an answer.`: what closing a gig leaves open. */
export function waitingInWords({ total, waiting }: Gig['applicants']): string {
  if (total === 0) return 'Nobody has applied yet.'
  const people = applicantsInWords(total)
  if (waiting === 0) return `You have rated or contacted ${total === 1 ? 'the one applicant' : `all ${people}`}.`
  return `${waiting < total ? `${waiting} of ` : ''}${people} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`
}
