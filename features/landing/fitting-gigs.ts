import type { LiveWeeks } from '@/contract'

/** The number of live gigs whose shift slots are all free in a week. A gig without shifts does not count. */
export function countFittingGigs({ weeks }: LiveWeeks, freeMask: number): number {
  const fits = (mask: number) => mask !== 0 && (mask & ~freeMask) === 0
  return sumCounts(weeks.filter(({ mask }) => fits(mask)))
}

function sumCounts(weeks: LiveWeeks['weeks']): number {
  return weeks.reduce((sum, { count }) => sum + count, 0)
}

/**
 * The sentence above the grid: `2 of 14 live gigs fit this week.`, or that no gig fits, none is live, or no hour is
 * painted. Gigs without shifts do not count.
 */
export function fitSentence(live: LiveWeeks, freeMask: number): string {
  const gigCount = sumCounts(live.weeks.filter(({ mask }) => mask !== 0))
  const isSingle = gigCount === 1
  const gigs = isSingle ? '1 live gig' : `${gigCount} live gigs`
  if (gigCount === 0) return 'No gigs with shift times are live right now. Have another look soon.'
  if (freeMask === 0) return `Paint the hours you're free: ${gigs} ${isSingle ? 'is' : 'are'} waiting.`
  const fittingCount = countFittingGigs(live, freeMask)
  if (fittingCount > 0) return `${fittingCount} of ${gigs} ${fittingCount === 1 ? 'fits' : 'fit'} this week.`
  const none = isSingle ? "The 1 live gig doesn't fit" : `None of ${gigs} fits`
  return `${none} yet. Add an evening or a weekend?`
}
