import { useEffect } from 'react'
import * as z from 'zod/mini'
import { persisted } from '@/client'
import { clock } from '@/domain'
import type { SeenGigs } from './seen-gigs'

/** Stored on this device until sign-out; the server does not store it. */
export const seenGigs = persisted<{ at: SeenGigs }>({
  name: 'seen-gigs',
  version: 1,
  schema: z.object({ at: z.record(z.string(), z.string()) }),
  initial: () => ({ at: {} }),
}).state

function markSeen(jobListingId: string): void {
  seenGigs.at = { ...seenGigs.at, [jobListingId]: clock.now().toISOString() }
}

/** Marks a gig's applications as seen, when its page opens and again when it closes. */
export function useGigSeen(jobListingId: string): void {
  useEffect(() => {
    markSeen(jobListingId)
    return () => markSeen(jobListingId)
  }, [jobListingId])
}
