import { proxy } from 'valtio'
import { refreshSession } from '@/client'

/** How fresh the gigs list is. */
export const gigsList = proxy({
  /** The server could not be asked: what is shown may be old. */
  stale: false,
})

/** Asks the server for the business's gigs. */
export async function refreshGigs(): Promise<void> {
  gigsList.stale = (await refreshSession({ signInAgain: true })) === 'offline'
}
