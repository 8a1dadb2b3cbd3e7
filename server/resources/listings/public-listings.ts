import type { FittingGig, LiveWeeks } from '@/contract'
import type { Context } from '../../context.ts'
import { countLiveByShiftMask, findFittingListings } from './queries.ts'

/** Counts the live listings in total and by shift mask (D14). Mask 0: shift times are disclosed later. */
export async function countLiveWeeks({ db, clock }: Context): Promise<LiveWeeks> {
  const weeks = await countLiveByShiftMask(db, clock.now())
  const total = weeks.reduce((sum, week) => sum + week.count, 0)
  return { total, weeks }
}

/** Loads the newest live listings whose shifts lie within the mask, at most `limits.fittingGigs`. */
export async function loadFittingGigs({ db, clock }: Context, freeMask: number): Promise<FittingGig[]> {
  const rows = await findFittingListings(db, freeMask, clock.now())
  return rows.map(({ companyName, ...row }) => ({ ...row, companyName: companyName ?? '' }))
}
