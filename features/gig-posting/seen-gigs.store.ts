import { useEffect } from 'react'
import * as z from 'zod/mini'
import { persisted, useSession } from '@/client'
import type { SeenGigs } from './seen-gigs'

/** Stored on this device until sign-out; the server does not store it. */
export const seenGigs = persisted<{ at: SeenGigs }>({
  name: 'seen-gigs',
  version: 1,
  schema: z.object({ at: z.record(z.string(), z.string()) }),
  initial: () => ({ at: {} }),
}).state

/** Marks a gig's applications as seen while its page is open. */
export function useGigSeen(jobListingId: string): void {
  const { businessJobListData } = useSession()
  // The server's instant, because the device's clock may be wrong.
  const latestAt = businessJobListData.find(({ id }) => id === jobListingId)?.applicants.latestAt
  useEffect(() => {
    if (latestAt) seenGigs.at = { ...seenGigs.at, [jobListingId]: latestAt }
  }, [jobListingId, latestAt])
}
