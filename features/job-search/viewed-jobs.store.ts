import { subscribe } from 'valtio'
import { z } from 'zod'
import { account, onClientStart, persisted } from '@/client'
import { limits } from '@/domain'

const store = persisted({
  name: 'viewed-jobs',
  version: 1,
  schema: z.object({ jobIds: z.array(z.string()) }),
  initial: () => ({ jobIds: [] }),
})

/** The jobs whose detail the student has opened on this device, the latest last. */
export const viewedJobs: { jobIds: string[] } = store.state

/** Greys a job from now on (JS-06). The oldest are forgotten first. */
export function markViewed(jobId: string): void {
  if (viewedJobs.jobIds.includes(jobId)) return
  viewedJobs.jobIds = [...viewedJobs.jobIds, jobId].slice(-limits.viewedListings)
}

// What somebody looked at is theirs: it goes when they sign out.
onClientStart(() =>
  subscribe(account, () => {
    if (!account.user) store.reset()
  }),
)
