import { ref } from 'valtio'
import type { Admin, FoundBusiness, QueuedListing, ReviewedBusiness, ReviewedListing } from '@/contract'
import type { BusinessDecision, ListingDecision } from '@/domain'

/** Data of the desk, or why there is none yet. */
export type Loaded<Data> = { phase: 'loading' } | { phase: 'failed'; message: string } | { phase: 'loaded'; data: Data }

/** The queue as far as it is loaded. */
interface Queue {
  listings: readonly QueuedListing[]
  /** The cursor for the next page; null on the last page. */
  next: string | null
}

/** The businesses that match a search. */
export interface FoundBusinesses {
  businesses: readonly FoundBusiness[]
  /** Whether more match than are found. */
  hasMore: boolean
}

/** The subject of a decision: a listing, or a business, with or without listings. */
export type Reviewed = ReviewedListing | ReviewedBusiness

/** The state of the review desk. */
export interface DeskState {
  /** The admin; null for a visitor. */
  admin: Loaded<Admin | null>
  queue: Loaded<Queue>
  isLoadingMore: boolean
  /** Why the next page of the queue did not load; null unless it failed. */
  moreFailure: string | null
  /** The found businesses; null before the first search. */
  found: Loaded<FoundBusinesses> | null
  /** The id of the open listing, or `deskIdOfBusiness`; null for none. */
  openedId: string | null
  /** The open listing or business; loading while none is open. */
  reviewed: Loaded<Reviewed>
  isDeciding: boolean
  /** Why the last decision failed; null unless it failed. */
  decisionFailure: string | null
  /** What was decided last, for the status line; empty for nothing. */
  announced: string
}

export const loading = { phase: 'loading' } as const
export const loaded = <Data extends object | null>(data: Data): Loaded<Data> => ({
  phase: 'loaded',
  data: data === null ? data : ref(data),
})
export const failed = (message: string) => ({ phase: 'failed', message }) as const

/** The state before anything is loaded. */
export const initialState = (): DeskState => ({
  admin: loading,
  queue: loading,
  isLoadingMore: false,
  moreFailure: null,
  found: null,
  openedId: null,
  reviewed: loading,
  isDeciding: false,
  decisionFailure: null,
  announced: '',
})

/** An admin's decision, about a listing or about a business. */
export type Decision = ListingDecision | BusinessDecision
