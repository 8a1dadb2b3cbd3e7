import { proxy, ref } from 'valtio'
import { adminCall, readAdminToken, writeAdminToken } from '@/client/admin'
import { type Admin, type Failure, isFailure, type QueuedListing, type ReviewedListing } from '@/contract'
import { type BusinessDecision, type ListingDecision, messages } from '@/domain'

/** The loading of a part of the desk: its data, or why there is none. */
export type Loaded<Data> = { phase: 'loading' } | { phase: 'failed'; message: string } | { phase: 'loaded'; data: Data }

/** The queue as far as it is loaded. */
export interface Queue {
  listings: readonly QueuedListing[]
  /** The cursor for the next page; null on the last page. */
  next: string | null
}

interface DeskState {
  /** The admin; null for a visitor. */
  admin: Loaded<Admin | null>
  queue: Loaded<Queue>
  /** Whether the next page of the queue is loading. */
  isLoadingMore: boolean
  /** Why the next page of the queue did not load; null unless it failed. */
  moreFailure: string | null
  /** The id of the open listing; null for none. */
  openId: string | null
  open: Loaded<ReviewedListing>
  /** Whether a decision is pending. */
  isDeciding: boolean
  /** Why the last decision failed; null unless it failed. */
  decisionFailure: string | null
  /** What was decided last, for the status line; empty for nothing. */
  announced: string
}

const loading = { phase: 'loading' } as const
const loaded = <Data extends object | null>(data: Data): Loaded<Data> => ({
  phase: 'loaded',
  data: data === null ? data : ref(data),
})
const failed = (message: string) => ({ phase: 'failed', message }) as const

const initialState = (): DeskState => ({
  admin: loading,
  queue: loading,
  isLoadingMore: false,
  moreFailure: null,
  openId: null,
  open: loading,
  isDeciding: false,
  decisionFailure: null,
  announced: '',
})

/** What the desk does about a listing or its business. */
export type Decision = ListingDecision | BusinessDecision

const isAboutBusiness = (decision: Decision): decision is BusinessDecision =>
  decision === 'suspend' || decision === 'unsuspend' || decision === 'allowName'

/** The review desk of one page: its state and its named actions. */
export function createReviewDesk() {
  const state = proxy<DeskState>(initialState())
  /** The number of loads of the queue so far. Only the answer to the last one counts. */
  let queueLoads = 0

  /** The message of a failure. A refused token signs the admin out. */
  function messageOf(outcome: Failure | null): string {
    if (outcome?.code === 'unauthenticated') {
      writeAdminToken(null)
      state.admin = loaded(null)
    }
    return outcome?.message ?? messages.general.offline
  }

  async function loadQueue(after?: string): Promise<void> {
    queueLoads += 1
    const ownLoad = queueLoads
    const shown = state.queue.phase === 'loaded' && after !== undefined ? state.queue.data.listings : []
    state.isLoadingMore = after !== undefined
    state.moreFailure = null
    if (after === undefined && state.queue.phase !== 'loaded') state.queue = loading
    const outcome = await adminCall('reviewQueue', { after })
    if (ownLoad !== queueLoads) return
    state.isLoadingMore = false
    if (outcome === null || isFailure(outcome)) {
      const message = messageOf(outcome)
      if (after === undefined) state.queue = failed(message)
      else state.moreFailure = message
      return
    }
    state.queue = loaded({ listings: [...shown, ...outcome.listings], next: outcome.next })
  }

  async function openListing(jobListingId: string | null): Promise<void> {
    if (jobListingId !== state.openId) Object.assign(state, { open: loading, announced: '' })
    state.openId = jobListingId
    state.decisionFailure = null
    if (jobListingId === null) return
    const outcome = await adminCall('reviewedListing', undefined, { params: { jobListingId } })
    if (state.openId !== jobListingId) return
    state.open = outcome === null || isFailure(outcome) ? failed(messageOf(outcome)) : loaded(outcome)
  }

  return {
    state,
    loadQueue,
    openListing,

    /** Signs in with the ticket of the page's address, or reads the admin of the tab's token; then loads the queue. */
    async start(ticket: string | null): Promise<void> {
      if (ticket === null && readAdminToken() === null) {
        state.admin = loaded(null)
        return
      }
      if (ticket !== null) {
        const init = await adminCall('initAdmin', { ticket })
        if (init === null || isFailure(init)) {
          state.admin = failed(messageOf(init))
          return
        }
        writeAdminToken(init.token)
      }
      const outcome = await adminCall('adminSession', undefined)
      if (outcome === null || isFailure(outcome)) {
        const message = messageOf(outcome)
        // An ended session asks to sign in, without an error.
        if (outcome?.code !== 'unauthenticated') state.admin = failed(message)
        return
      }
      state.admin = loaded(outcome.admin)
      await loadQueue()
    },

    async signOut(): Promise<void> {
      await adminCall('signOutAdmin', undefined)
      writeAdminToken(null)
      Object.assign(state, initialState(), { admin: loaded(null) })
    },

    /** Decides about the open listing or its business. @returns whether it succeeded */
    async decide(decision: Decision, reason: string): Promise<boolean> {
      if (state.open.phase !== 'loaded' || state.isDeciding) return false
      const { jobListing, version, business } = state.open.data
      state.isDeciding = true
      state.decisionFailure = null
      const outcome = isAboutBusiness(decision)
        ? await adminCall('decideBusiness', { businessId: business.id, decision, reason })
        : await adminCall('decideListing', { jobListingId: jobListing.id, decision, version, reason })
      state.isDeciding = false
      const isStillOpen = state.openId === jobListing.id
      if (outcome === null || isFailure(outcome)) {
        const message = messageOf(outcome)
        if (isStillOpen) state.decisionFailure = message
        return false
      }
      await Promise.all([isStillOpen && openListing(jobListing.id), loadQueue()])
      return true
    },

    /** Ends a decision. After a failed one the listing is loaded again, because somebody may have changed it. */
    async endDecision(): Promise<void> {
      if (state.decisionFailure !== null) await openListing(state.openId)
    },

    announce(text: string): void {
      state.announced = text
    },
  }
}
