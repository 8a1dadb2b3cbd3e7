import { messages } from './messages.ts'

/** The weekdays in the names of a listing form's fields. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The fields of the listing wizard's second step, which the server checks too. */
export type PayAndTimings = {
  payRangeStart: number | null
  payRangeEnd: number | null
  jobPayType?: string
  discloseLater: 'true' | 'false'
} & { [key in `${Weekday}StartTime` | `${Weekday}EndTime`]: string }

/** The message for an invalid field. */
export interface FieldIssue {
  path: string[]
  message: string
}

/**
 * What is missing or wrong in pay and timings (GW-03, GW-04). A listing needs the complete pay, or disclose-later and at
 * least one complete shift.
 */
export function payAndTimingIssues(fields: PayAndTimings): FieldIssue[] {
  const issues: FieldIssue[] = []
  for (const day of weekdays) {
    const start = fields[`${day}StartTime`]
    const end = fields[`${day}EndTime`]
    if ((start === '') !== (end === ''))
      issues.push({ path: [`${day}StartTime`], message: messages.gig.shiftIncomplete })
    else if (start !== '' && start === end) issues.push({ path: [`${day}StartTime`], message: messages.gig.shiftEmpty })
  }
  const { payRangeStart, payRangeEnd } = fields
  if (payRangeStart !== null && payRangeEnd !== null && payRangeEnd < payRangeStart)
    issues.push({ path: ['payRangeEnd'], message: messages.gig.payOrder })
  const payComplete = payRangeStart !== null && payRangeEnd !== null && Boolean(fields.jobPayType)
  const hasShift = weekdays.some((day) => fields[`${day}StartTime`] !== '' && fields[`${day}EndTime`] !== '')
  if (!payComplete && !(fields.discloseLater === 'true' && hasShift))
    issues.push({ path: ['payRangeStart'], message: messages.gig.fieldsEmpty })
  return issues
}
