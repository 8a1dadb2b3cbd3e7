import { proxy } from 'valtio'

/** The posted gig that the success screen shows. */
export interface PostedGig {
  id: string
  title: string
  /** ISO instant. */
  expiringOn: string
}

/** The gig posted last since the page was loaded; null after a reload (RT-06). */
export const postedGig = proxy<{ current: PostedGig | null }>({ current: null })
