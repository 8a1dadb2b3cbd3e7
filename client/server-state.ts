// The actions that change the session's server state. Modules outside `client` change the state only by these actions. An
// action that stores the outcome of a change calls `markSessionChanged()`, so that an older session response is not stored
// over it. The state is a valtio proxy, so fields may be set in place; `lists` and `Application` have the wire's names.
import {
  type Application,
  type Business,
  type BusinessJobListing,
  editsSince,
  type JobListing,
  type ListingChange,
  type ListingStatus,
  type Resume,
  type User,
  withListingChange,
} from '@/domain'
import { forgetChanges, rememberChange } from './listing-changes.ts'
import { accountState, lists, markSessionChanged } from './session-state.ts'

/** The account that is signed in. */
export const profile = {
  /** Replaces the student after the server saved the profile. */
  replaceStudent(student: User): void {
    markSessionChanged()
    accountState.user = student
  },
  /** Replaces the business after the server saved the profile. */
  replaceBusiness(business: Business): void {
    markSessionChanged()
    accountState.business = business
  },
}

/** The student's resumes, newest first. */
export const resumes = {
  /** Puts a resume first, as the newest, and removes an earlier one with its id. */
  putFirst(resume: Resume): void {
    markSessionChanged()
    lists.resumeList = [resume, ...lists.resumeList.filter(({ id }) => id !== resume.id)]
  },
  /** Removes the resumes with these ids. */
  remove(ids: readonly string[]): void {
    markSessionChanged()
    lists.resumeList = lists.resumeList.filter(({ id }) => !ids.includes(id))
  },
}

/**
 * The listings in the student's session. `addMissing`, `upsert` and `remove` store what another request has loaded. They
 * don't mark the session as changed, so a session response that arrives later replaces what they stored.
 */
export const listings = {
  /** Replaces all listings by the server's response. */
  replaceAll(all: JobListing[]): void {
    markSessionChanged()
    lists.jobList = all
  },
  /** Appends the listings that the session does not have. */
  addMissing(more: readonly JobListing[]): void {
    const knownIds = new Set(lists.jobList.map(({ id }) => id))
    const added = more.filter(({ id }) => !knownIds.has(id))
    if (added.length > 0) lists.jobList = [...lists.jobList, ...added]
  },
  /** Replaces one listing, or adds it as the last. */
  upsert(listing: JobListing): void {
    const isKnown = lists.jobList.some(({ id }) => id === listing.id)
    const list = isKnown ? lists.jobList : [...lists.jobList, listing]
    lists.jobList = list.map((each) => (each.id === listing.id ? listing : each))
  },
  /** Removes a listing that the server no longer has. */
  remove(id: string): void {
    lists.jobList = lists.jobList.filter((listing) => listing.id !== id)
  },
  /** Applies a change that the server sent to the session's listing, and to the later results of `latestListing`. */
  applyChange(change: ListingChange): void {
    rememberChange(change)
    const { id } = change.jobListing
    if (!lists.jobList.some((listing) => listing.id === id)) return
    markSessionChanged()
    lists.jobList = lists.jobList.map((listing) => (listing.id === id ? withListingChange(listing, change) : listing))
  },
  /** Forgets the received changes. Call it when later ones may have been missed, and refresh the session afterwards. */
  forgetChanges,
  /** Sets the status of a listing, after the server refused an application to it. */
  setStatus(listingId: string, status: ListingStatus): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      if (listing.id === listingId) listing.status = status
    }
  },
  /** Replaces the applications of each listing that occurs in `applications`; other listings keep theirs. */
  recordApplications(applications: readonly Application[]): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      const sent = applications.filter(({ jobListingId }) => jobListingId === listing.id)
      if (sent.length > 0) listing.Application = sent
    }
  },
  /** Removes the student's application from a listing, after the server deleted it. */
  removeApplication(listingId: string): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      if (listing.id === listingId) listing.Application = []
    }
  },
  /** Removes a listing's edits up to an ISO instant, after the student dismissed the note about them. */
  markEditsSeen(listingId: string, until: string): void {
    markSessionChanged()
    const applications = lists.jobList.find(({ id }) => id === listingId)?.Application ?? []
    for (const application of applications) {
      application.listingEdits = editsSince(application.listingEdits ?? {}, new Date(until))
    }
  },
}

/** The business's own listings, newest first. */
export const businessListings = {
  /** Replaces all listings by the server's response. */
  replaceAll(all: BusinessJobListing[]): void {
    markSessionChanged()
    lists.businessJobListData = all
  },
  /** Replaces one listing after the server changed it. */
  replaceOne(listing: BusinessJobListing): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.map((each) => (each.id === listing.id ? listing : each))
  },
  /** Removes a closed listing. */
  remove(id: string): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.filter((listing) => listing.id !== id)
  },
}
