import { proxy } from 'valtio'
import { onClientStart, onSignedOut } from '@/client'
import type { ListingStatus } from '@/domain'

/** The posted gig that the success screen shows. */
export interface PostedGig {
  id: string
  title: string
  /** ISO instant. */
  expiringOn: string
  status: ListingStatus
  /** Why it waits for review; empty for a live gig. */
  reviewReasons: readonly string[]
}

/** The gig posted last since the page was loaded; null after a reload (RT-06). */
export const postedGig = proxy<{ current: PostedGig | null }>({ current: null })

onClientStart(() =>
  onSignedOut('business', () => {
    postedGig.current = null
  }),
)
