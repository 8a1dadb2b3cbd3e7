import * as z from 'zod/mini'
import { onClientStart, onSignedOut, persisted } from '@/client'
import { limits } from '@/domain'

const store = persisted({
  name: 'viewed-jobs',
  version: 1,
  schema: z.object({ jobIds: z.array(z.string()) }),
  initial: () => ({ jobIds: [] }),
})

/** The listings that the student has opened on this device, the latest last. */
export const viewedJobs: { jobIds: string[] } = store.state

/** Marks a listing as viewed (JS-06). Past `limits.viewedListings`, the oldest marks are dropped. */
export function markViewed(jobId: string): void {
  if (viewedJobs.jobIds.includes(jobId)) return
  viewedJobs.jobIds = [...viewedJobs.jobIds, jobId].slice(-limits.viewedListings)
}

onClientStart(() => onSignedOut('student', store.reset))
