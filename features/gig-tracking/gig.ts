import type { Snapshot } from 'valtio'
import { type BusinessJobListing, timeLeft } from '@/domain'

/** A listing with its applications as screens get it: nothing in it changes under them. */
export type Gig = Snapshot<BusinessJobListing>

/** One application to it, with who applied. */
export type GigApplication = Gig['Application'][number]

/** Whether students find a gig, its time has run out, or its business has closed it. */
export type Standing = 'live' | 'expired' | 'closed'

/** How a gig stands at an instant; it may have run out since the server said otherwise. */
export function standingOf(gig: Pick<Gig, 'isClosed' | 'isExpired' | 'expiringOn'>, now: Date): Standing {
  if (gig.isClosed) return 'closed'
  return gig.isExpired || timeLeft(gig.expiringOn, now) === null ? 'expired' : 'live'
}
