import type { Snapshot } from 'valtio'
import type { JobListing, ListingCard, ListingStatus } from '@/domain'

/** A read-only listing of the session: without its detail until that is loaded. */
export type Job = Snapshot<JobListing>

/** A read-only listing of the results; one of the session is one too. */
export type JobInList = Snapshot<ListingCard>

/** Why a listing takes no applications; `gone` when no listing has this id. */
type UnavailableReason = Exclude<ListingStatus, 'live'> | 'gone'

/** The state of the listing in the address: the listing itself, why it takes no applications, its loading, or none. */
export type SelectedJob = Job | UnavailableReason | 'loading' | 'failed' | null

/** The selected listing, once it is loaded and can be shown. */
export function jobOf(selected: SelectedJob): Job | null {
  return typeof selected === 'object' ? selected : null
}
