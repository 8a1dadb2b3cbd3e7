import { proxy } from 'valtio'
import { refreshSession } from '@/client'

/** How fresh the dashboard is. */
export const dashboard = proxy({
  /** The server could not be asked: what is shown may be old. */
  stale: false,
})

/** Asks the server for the business and its gigs. */
export async function refreshDashboard(): Promise<void> {
  dashboard.stale = (await refreshSession({ signInAgain: true })) === 'offline'
}
