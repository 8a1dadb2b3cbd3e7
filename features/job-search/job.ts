import type { Snapshot } from 'valtio'
import type { StudentListing } from '@/client'
import type { ListingCard, ListingStatus } from '@/domain'

/** A read-only listing of the results; a listing of the session is assignable to it. */
export type ListedJob = Snapshot<ListingCard>

/** Why a listing takes no applications; `gone` when no listing has this id. */
type UnavailableReason = Exclude<ListingStatus, 'live'> | 'gone'

/**
 * The state of the selected listing: `none` without a selection, `failed` when the listing could not be loaded,
 * `available` with the listing, at first perhaps without its detail.
 */
export type SelectedJob =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'unavailable'; reason: UnavailableReason }
  | { state: 'available'; job: StudentListing }
