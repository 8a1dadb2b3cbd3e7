/** The live gigs grouped by their shifts: each 28-bit mask with the number of gigs that have it. */
export interface LiveWeeks {
  /** The number of live gigs, including those without shifts. */
  total: number
  weeks: readonly { mask: number; count: number }[]
}

/** The number of live gigs whose shift slots are all free in a week. A gig without shifts does not count. */
export function fittingGigs({ weeks }: LiveWeeks, freeMask: number): number {
  return weeks.reduce((sum, { mask, count }) => (mask !== 0 && (mask & ~freeMask) === 0 ? sum + count : sum), 0)
}

/** The sentence above the grid: how many live gigs fit the painted week. */
export function fitSentence(live: LiveWeeks, freeMask: number): string {
  const withShifts = live.weeks.reduce((sum, { mask, count }) => (mask === 0 ? sum : sum + count), 0)
  if (withShifts === 0) return 'No gigs with shift times are live right now. New ones arrive every day.'
  const gigs = withShifts === 1 ? '1 live gig' : `${withShifts} live gigs`
  if (freeMask === 0) return `Paint the hours you're free: ${gigs} ${withShifts === 1 ? 'is' : 'are'} waiting.`
  const fitting = fittingGigs(live, freeMask)
  if (fitting === 0) return `None of ${gigs} fits yet. Add an evening or a weekend?`
  return `${fitting} of ${gigs} ${fitting === 1 ? 'fits' : 'fit'} this week.`
}
