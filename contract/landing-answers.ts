// Validates the responses of the landing page's calls without their schemas, so that a visitor's page loads no schemas.
import { type PayType, payTypes } from '@/domain'
import type { FittingGig, LiveWeeks } from './calls/landing-calls.ts'

/** The fields of an untrusted value; none unless it is an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const isNumberOrNull = (value: unknown): value is number | null => value === null || Number.isFinite(value)
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isPayType = (value: unknown): value is PayType => payTypes.some((payType) => payType === value)

/** Whether a value matches the response schema of `liveWeeks`. */
export function isLiveWeeks(answer: unknown): answer is LiveWeeks {
  const { total, weeks } = fieldsOf(answer)
  return (
    isInteger(total) &&
    Array.isArray(weeks) &&
    weeks.map(fieldsOf).every(({ mask, count }) => isInteger(mask) && isInteger(count))
  )
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function isFittingGig(value: unknown): value is FittingGig {
  const gig = fieldsOf(value)
  return (
    isText(gig.id) &&
    uuid.test(gig.id) &&
    [gig.jobTitle, gig.jobSuburbName, gig.companyName].every(isText) &&
    [gig.payRangeStart, gig.payRangeEnd].every(isNumberOrNull) &&
    (gig.payType === null || isPayType(gig.payType))
  )
}

/** Whether a value matches the response schema of `fittingGigs`. */
export function isFittingGigs(answer: unknown): answer is { gigs: FittingGig[] } {
  const { gigs } = fieldsOf(answer)
  return Array.isArray(gigs) && gigs.every(isFittingGig)
}
