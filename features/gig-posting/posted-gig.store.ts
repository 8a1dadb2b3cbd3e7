import { proxy } from 'valtio'

/** The gig posted last on this page load, for the success screen; gone on reload (RT-06). */
export const postedGig = proxy<{ current: { id: string; title: string } | null }>({ current: null })
