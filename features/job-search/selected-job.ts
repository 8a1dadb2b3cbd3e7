import type { ListingStatus } from '@/domain'
import type { Job } from './job'

/** Why a job takes no applications; `gone` when no job has this id. */
export type OverReason = Exclude<ListingStatus, 'live'> | 'gone'

/**
 * What the address has open: a job; why it takes no applications; one that is loading or failed to load; or nothing.
 */
export type SelectedJob = Job | OverReason | 'loading' | 'failed' | null

/** The job itself, once it is here and open. */
export function jobOf(selected: SelectedJob): Job | null {
  return typeof selected === 'object' ? selected : null
}
