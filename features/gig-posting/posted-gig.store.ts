import { proxy } from 'valtio'

/** A gig posted just now. */
export interface PostedGig {
  id: string
  title: string
  /** ISO instant. */
  expiringOn: string
}

/** The gig posted last on this page load, for the success screen; gone on reload (RT-06). */
export const postedGig = proxy<{ current: PostedGig | null }>({ current: null })
