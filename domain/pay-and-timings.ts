import { messages } from './messages.ts'

/** The weekdays as a gig's fields name them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The pay and timing part of a gig: what the second step of the wizard holds and the server checks. */
export type PayAndTimings = {
  payRangeStart: number | null
  payRangeEnd: number | null
  jobPayType?: string
  discloseLater: 'true' | 'false'
} & { [key in `${Weekday}StartTime` | `${Weekday}EndTime`]: string }

/** A field, and what is wrong with it. */
export interface FieldIssue {
  path: string[]
  message: string
}

/**
 * What stands between a gig and its posting (GW-03, GW-04). The gate is open with the pay in full,
 * or with disclose-later and the Monday to Friday times or, for weekend gigs, one complete day.
 */
export function payAndTimingIssues(gig: PayAndTimings): FieldIssue[] {
  const issues: FieldIssue[] = []
  for (const day of weekdays) {
    const start = gig[`${day}StartTime`]
    const end = gig[`${day}EndTime`]
    if ((start === '') !== (end === ''))
      issues.push({ path: [`${day}StartTime`], message: messages.gig.shiftIncomplete })
    else if (start !== '' && start === end) issues.push({ path: [`${day}StartTime`], message: messages.gig.shiftEmpty })
  }
  const { payRangeStart, payRangeEnd } = gig
  if (payRangeStart !== null && payRangeEnd !== null && payRangeEnd < payRangeStart)
    issues.push({ path: ['payRangeEnd'], message: messages.gig.payOrder })
  const payComplete = payRangeStart !== null && payRangeEnd !== null && Boolean(gig.jobPayType)
  const hasShift = weekdays.some((day) => gig[`${day}StartTime`] !== '' && gig[`${day}EndTime`] !== '')
  if (!payComplete && !(gig.discloseLater === 'true' && hasShift))
    issues.push({ path: ['payRangeStart'], message: messages.gig.fieldsEmpty })
  return issues
}
