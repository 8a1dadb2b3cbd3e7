import { DAYS } from '@campus-gigs/ui/availability'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type Shift, weekdays } from '@/domain'

/** The gig wizard's answers, checked and parsed. */
export type GigForm = z.output<typeof requests.createNewGig>

/** The part of a listing that says what it pays; all null when the pay is to be determined later. */
export interface ListingPay {
  payRangeStart: number | null
  payRangeEnd: number | null
  payType: 'Per Hour' | 'Flat Rate' | null
}

const named = new Map(DAYS.map((day) => [day.toLowerCase(), day]))

/** The roster, Monday first: one shift for every weekday with both its times. An end before its start is the next morning. */
export function shiftsOf(form: GigForm): Shift[] {
  return weekdays.flatMap((weekday) => {
    const dayOfWeek = named.get(weekday)
    const startTime = form[`${weekday}StartTime`]
    const endTime = form[`${weekday}EndTime`]
    return dayOfWeek && startTime !== '' && endTime !== '' ? [{ dayOfWeek, startTime, endTime }] : []
  })
}

/** The pay as it is published: in full, or not at all when the business chose to disclose it later. */
export function payOf(form: GigForm): ListingPay {
  const { payRangeStart, payRangeEnd, jobPayType } = form
  if (form.discloseLater === 'true' || payRangeStart === null || payRangeEnd === null || !jobPayType)
    return { payRangeStart: null, payRangeEnd: null, payType: null }
  return { payRangeStart, payRangeEnd, payType: jobPayType }
}
