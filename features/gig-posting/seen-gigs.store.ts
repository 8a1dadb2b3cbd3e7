import { useEffect } from 'react'
import { z } from 'zod'
import { persisted } from '@/client'
import { clock } from '@/domain'
import type { SeenGigs } from './seen-gigs'

/** Kept on this device and gone with the session: the server does not know what has been looked at. */
export const seenGigs = persisted<{ at: SeenGigs }>({
  name: 'seen-gigs',
  version: 1,
  schema: z.object({ at: z.record(z.string(), z.string()) }),
  initial: () => ({ at: {} }),
}).state

function markSeen(jobListingId: string): void {
  seenGigs.at = { ...seenGigs.at, [jobListingId]: clock.now().toISOString() }
}

/** Notes that a gig's page is open: whoever has applied until it is left counts as seen. For the page's route. */
export function useGigSeen(jobListingId: string): void {
  useEffect(() => {
    markSeen(jobListingId)
    return () => markSeen(jobListingId)
  }, [jobListingId])
}
