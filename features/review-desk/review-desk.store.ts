import { proxy } from 'valtio'
import { adminCall, readAdminToken, writeAdminToken } from '@/client/admin'
import { type Failure, isResponse } from '@/contract'
import { type BusinessDecision, messages } from '@/domain'
import { businessPrefix } from './desk-id'
import { type Decision, type DeskState, failed, initialState, loaded, loading, type Reviewed } from './desk-state'

/** Whether a decision is about a business as a whole, not about one of its listings. */
const isAboutBusiness = (decision: Decision): decision is BusinessDecision =>
  decision === 'suspend' || decision === 'unsuspend' || decision === 'allowName'

/** @param openedId a listing's id, or the `deskIdOfBusiness` of a business */
function loadReviewed(openedId: string) {
  return openedId.startsWith(businessPrefix)
    ? adminCall('reviewedBusiness', undefined, { params: { businessId: openedId.slice(businessPrefix.length) } })
    : adminCall('reviewedListing', undefined, { params: { jobListingId: openedId } })
}

/**
 * Calls the endpoint of a decision about a listing, or about its business. With `reportsUntil` the server closes the
 * reports up to the newest one that the admin has seen; a later report stays open.
 */
async function callForDecision(reviewed: Reviewed, decision: Decision, reason: string, name: string) {
  // The newest report comes first.
  const reportsUntil = reviewed.reports[0]?.createdAt
  const businessId = reviewed.business.id
  if (decision === 'allowName') return adminCall('decideBusiness', { businessId, decision, name, reason })
  if (decision === 'suspend') return adminCall('decideBusiness', { businessId, decision, reportsUntil, reason })
  if (decision === 'unsuspend') return adminCall('decideBusiness', { businessId, decision, reason })
  if (!('jobListing' in reviewed)) throw new Error(`"${decision}" is about a listing, and none is open.`)
  const { jobListing, version } = reviewed
  return adminCall('decideListing', { jobListingId: jobListing.id, decision, version, reason, reportsUntil })
}

/**
 * Counts the requests of one load, so that only the response to the latest is used.
 * @returns a function to call before each request, which returns whether that request is still the latest
 */
function createRequestCounter(): () => () => boolean {
  let latest = 0
  return () => {
    latest += 1
    const own = latest
    return () => own === latest
  }
}

/** What the queue, the search and the review share. */
interface DeskContext {
  state: DeskState
  /** The message of a failure. A refused token signs the admin out. */
  messageOf: (outcome: Failure | null) => string
}

/** The queue of listings, which loads page by page. */
function createQueue({ state, messageOf }: DeskContext) {
  const beginRequest = createRequestCounter()
  return {
    /** Loads the first page, or the page after a cursor. */
    async load(after?: string): Promise<void> {
      const isFirstPage = after === undefined
      const shown = state.queue.phase === 'loaded' && !isFirstPage ? state.queue.data.listings : []
      const isLatest = beginRequest()
      state.isLoadingMore = !isFirstPage
      state.moreFailure = null
      if (isFirstPage && state.queue.phase !== 'loaded') state.queue = loading
      const outcome = await adminCall('reviewQueue', { after })
      if (!isLatest()) return
      state.isLoadingMore = false
      if (!isResponse(outcome)) {
        const message = messageOf(outcome)
        if (isFirstPage) state.queue = failed(message)
        else state.moreFailure = message
        return
      }
      state.queue = loaded({ listings: [...shown, ...outcome.listings], next: outcome.next })
    },
    /** Ignores the responses to pending requests. */
    cancel: () => void beginRequest(),
  }
}

/** The search for a business by a part of its name, username or e-mail address. */
function createBusinessSearch({ state, messageOf }: DeskContext) {
  const beginRequest = createRequestCounter()
  /** The text of the last search; empty for none. */
  let searchedText = ''

  /** Loads the businesses that match the last search. */
  async function load(): Promise<void> {
    const isLatest = beginRequest()
    if (searchedText === '') {
      state.found = null
      return
    }
    if (state.found?.phase !== 'loaded') state.found = loading
    const outcome = await adminCall('findBusinesses', { q: searchedText })
    if (!isLatest()) return
    state.found = !isResponse(outcome) ? failed(messageOf(outcome)) : loaded(outcome)
  }

  return {
    /** Loads the last search again, after a decision that may change what is found. */
    reload: load,
    /** Searches for a text; an empty one clears what was found. */
    async find(text: string): Promise<void> {
      searchedText = text
      state.found = null
      await load()
    },
    /** Forgets the search, and ignores the responses to pending requests. */
    cancel(): void {
      beginRequest()
      searchedText = ''
    },
  }
}

/** The open listing or business, and the decisions about it. */
function createReview({ state, messageOf }: DeskContext) {
  /** Opens a listing, or a business by its `deskIdOfBusiness`; closes it for null. */
  async function open(openedId: string | null): Promise<void> {
    if (openedId !== state.openedId) Object.assign(state, { reviewed: loading, announced: '' })
    state.openedId = openedId
    state.decisionFailure = null
    if (openedId === null) return
    const outcome = await loadReviewed(openedId)
    if (state.openedId !== openedId) return
    state.reviewed = !isResponse(outcome) ? failed(messageOf(outcome)) : loaded(outcome)
  }

  return {
    open,

    /** Sends a decision about the open listing or its business. @returns whether the server accepted the decision */
    async sendDecision(decision: Decision, reason: string, name: string): Promise<boolean> {
      const { reviewed, openedId } = state
      if (reviewed.phase !== 'loaded' || state.isDeciding) return false
      state.isDeciding = true
      state.decisionFailure = null
      const outcome = await callForDecision(reviewed.data, decision, reason, name)
      state.isDeciding = false
      if (!isResponse(outcome)) {
        const message = messageOf(outcome)
        if (state.openedId === openedId) state.decisionFailure = message
        return false
      }
      return true
    },

    /**
     * Call it when a decision's dialog closes. After a failed decision it reloads what is open, which may have changed.
     */
    async endDecision(): Promise<void> {
      if (state.decisionFailure !== null) await open(state.openedId)
    },
  }
}

/** The review desk of one page: its state and its named actions. */
export function createReviewDesk() {
  const state = proxy<DeskState>(initialState())

  function messageOf(outcome: Failure | null): string {
    if (outcome?.code === 'unauthenticated') {
      writeAdminToken(null)
      state.admin = loaded(null)
    }
    return outcome?.message ?? messages.general.offline
  }

  const context: DeskContext = { state, messageOf }
  const queue = createQueue(context)
  const search = createBusinessSearch(context)
  const review = createReview(context)

  return {
    state,
    loadQueue: queue.load,
    openReviewed: review.open,
    endDecision: review.endDecision,
    /** Finds businesses by a part of their name, username or e-mail address; nothing for an empty text. */
    findBusinesses: search.find,

    /** Signs in with the ticket of the page's address, or reads the admin of the tab's token; then loads the queue. */
    async start(ticket: string | null): Promise<void> {
      if (ticket === null && readAdminToken() === null) {
        state.admin = loaded(null)
        return
      }
      if (ticket !== null) {
        const init = await adminCall('initAdmin', { ticket })
        if (!isResponse(init)) {
          state.admin = failed(messageOf(init))
          return
        }
        writeAdminToken(init.token)
      }
      const outcome = await adminCall('adminSession', undefined)
      if (!isResponse(outcome)) {
        const message = messageOf(outcome)
        // An ended session asks to sign in, without an error.
        if (outcome?.code !== 'unauthenticated') state.admin = failed(message)
        return
      }
      state.admin = loaded(outcome.admin)
      await queue.load()
    },

    /** Signs the admin out, and clears the desk. */
    async signOut(): Promise<void> {
      await adminCall('signOutAdmin', undefined)
      writeAdminToken(null)
      queue.cancel()
      search.cancel()
      Object.assign(state, initialState(), { admin: loaded(null) })
    },

    /**
     * Decides about the open listing or its business, then reloads all that changes.
     * @param name the name that `allowName` allows. Default: none
     * @returns whether it succeeded
     */
    async decide(decision: Decision, reason: string, name = ''): Promise<boolean> {
      const { openedId } = state
      if (!(await review.sendDecision(decision, reason, name))) return false
      const isStillOpen = state.openedId === openedId
      await Promise.all([
        isStillOpen && review.open(openedId),
        queue.load(),
        isAboutBusiness(decision) && search.reload(),
      ])
      return true
    },

    /** Shows what was decided, in the status line. */
    announce(text: string): void {
      state.announced = text
    },
  }
}
