// The calls of the landing page. `landing-answers.ts` validates their responses in the browser without loading these
// schemas.
import * as z from 'zod/mini'
import { payTypes } from '@/domain'
import { type Call, get, query } from './call.ts'

/** The number of live listings by 28-bit shift mask, for the landing page. */
const liveWeeks = z.object({
  total: z.int(),
  weeks: z.array(z.object({ mask: z.int(), count: z.int() })),
})
export type LiveWeeks = z.infer<typeof liveWeeks>

/** Live listings for visitors, without contact details. */
const fittingGigs = z.object({
  gigs: z.array(
    z.object({
      id: z.uuid(),
      jobTitle: z.string(),
      jobSuburbName: z.string(),
      payRangeStart: z.nullable(z.number()),
      payRangeEnd: z.nullable(z.number()),
      payType: z.nullable(z.enum(payTypes)),
      companyName: z.string(),
    }),
  ),
})
export type FittingGig = z.infer<typeof fittingGigs>['gigs'][number]

export const landingCalls = {
  liveWeeks: get('public/live-weeks', 'anyone', liveWeeks),
  fittingGigs: query('public/fitting-gigs', 'anyone', fittingGigs),
} as const satisfies Record<string, Call>
