import type { Snapshot } from 'valtio'
import type { JobListing, ListingStatus } from '@/domain'

/** A read-only listing, as screens get it. */
export type Job = Snapshot<JobListing>

/** Why a listing takes no applications; `gone` when no listing has this id. */
export type UnavailableReason = Exclude<ListingStatus, 'live'> | 'gone'

/** The state of the listing in the address: the listing itself, why it takes no applications, its loading, or none. */
export type SelectedJob = Job | UnavailableReason | 'loading' | 'failed' | null

/** The selected listing, once it is loaded and can be shown. */
export function jobOf(selected: SelectedJob): Job | null {
  return typeof selected === 'object' ? selected : null
}
