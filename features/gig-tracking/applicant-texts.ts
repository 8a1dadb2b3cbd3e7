import type { BusinessApplication, BusinessListing } from '@/client'

/** One line of an applicant's timeline. */
interface TimelineEntry {
  /** ISO instant. */
  at: string
  /** `Rated Maybe`, `Contacted on WhatsApp`, `Contacted on Email`, `Applied`. */
  text: string
}

/** An applicant's first and last name. */
export const nameOf = ({ firstName, lastName }: BusinessApplication['user']) => `${firstName} ${lastName}`

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
