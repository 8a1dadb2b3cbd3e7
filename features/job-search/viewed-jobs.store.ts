import { subscribe } from 'valtio'
import * as z from 'zod/mini'
import { account, onClientStart, persisted } from '@/client'
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

// Cleared on sign-out, because the next student on this device must not see them.
onClientStart(() =>
  subscribe(account, () => {
    if (!account.user) store.reset()
  }),
)
