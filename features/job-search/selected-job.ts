import type { Job } from './job'

/**
 * What the address has open: a job; one that takes no applications any more; one that is on its way or could not be
 * asked for; or nothing.
 */
export type SelectedJob = Job | 'gone' | 'loading' | 'failed' | null

/** The job itself, once it is here and open. */
export function jobOf(selected: SelectedJob): Job | null {
  return typeof selected === 'object' ? selected : null
}
