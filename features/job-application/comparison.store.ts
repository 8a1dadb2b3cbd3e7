import { proxy } from 'valtio'
import { call } from '@/client'
import { type Comparison, isFailure } from '@/contract'

interface ShownComparison {
  /** The listing it is about; null for none. */
  jobListingId: string | null
  /** What was heard of it; null while it is on its way. */
  heard: Comparison | 'failed' | null
}

/** How the student compares with the others, for the application that is open. */
export const shownComparison: ShownComparison = proxy({ jobListingId: null, heard: null })

/** Asks how the student compares at a listing; what was asked before is no longer waited for. */
export async function loadComparison(jobListingId: string): Promise<void> {
  Object.assign(shownComparison, { jobListingId, heard: null })
  const outcome = await call('comparison', undefined, { params: { jobListingId } })
  if (shownComparison.jobListingId !== jobListingId) return
  shownComparison.heard = outcome === null || isFailure(outcome) ? 'failed' : outcome
}
