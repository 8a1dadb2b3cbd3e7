import { and, count, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { liveWeeks } from '@/contract'
import type { Context } from '../../context.ts'
import { jobListings } from '../../db/schema.ts'

/** How many gigs are live, and how many of them have each week (D14). Mask 0: times are yet to be confirmed. */
export async function liveWeeksOf({ db, clock }: Context): Promise<z.output<typeof liveWeeks>> {
  const groups = await db
    .select({ mask: jobListings.shiftMask, count: count() })
    .from(jobListings)
    .where(and(isNull(jobListings.closedAt), gt(jobListings.expiringOn, clock.now())))
    .groupBy(jobListings.shiftMask)
    .orderBy(jobListings.shiftMask)
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    weeks: groups,
  }
}
