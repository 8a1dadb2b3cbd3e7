// The actions that change the session's server state. Modules outside `client` change it by these only.
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
  /** Adds a resume as the newest, replacing one with the same id. */
  add(resume: Resume): void {
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
 * The listings in the student's session. `add`, `put` and `remove` store what another request has loaded. They don't
 * mark the session as changed, so a session response that arrives later replaces what they stored.
 */
export const listings = {
  /** Replaces all listings by the server's response. */
  replace(all: JobListing[]): void {
    markSessionChanged()
    lists.jobList = all
  },
  /** Appends the listings whose ids are new. */
  add(more: readonly JobListing[]): void {
    const knownIds = new Set(lists.jobList.map(({ id }) => id))
    const added = more.filter(({ id }) => !knownIds.has(id))
    if (added.length > 0) lists.jobList = [...lists.jobList, ...added]
  },
  /** Replaces one listing, or adds it as the last. */
  put(listing: JobListing): void {
    const isKnown = lists.jobList.some(({ id }) => id === listing.id)
    const list = isKnown ? lists.jobList : [...lists.jobList, listing]
    lists.jobList = list.map((each) => (each.id === listing.id ? listing : each))
  },
  /** Removes a listing that the server no longer has. */
  remove(id: string): void {
    lists.jobList = lists.jobList.filter((listing) => listing.id !== id)
  },
  /** Applies a change that the server sent, to the listing in the session and to copies loaded elsewhere before it. */
  applyChange(change: ListingChange): void {
    rememberChange(change)
    const { id } = change.jobListing
    if (!lists.jobList.some((listing) => listing.id === id)) return
    markSessionChanged()
    lists.jobList = lists.jobList.map((listing) => (listing.id === id ? withListingChange(listing, change) : listing))
  },
  /** Drops the changes received so far, after others may have been missed. Refresh the session afterwards. */
  forgetChanges,
  /** Sets the status of a listing, after the server refused an application to it. */
  setStatus(id: string, status: ListingStatus): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      if (listing.id === id) listing.status = status
    }
  },
  /** Sets the student's applications on their listings. */
  recordApplications(applications: readonly Application[]): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      const sent = applications.filter(({ jobListingId }) => jobListingId === listing.id)
      if (sent.length > 0) listing.Application = sent
    }
  },
  /** Removes the student's application from a listing, after the server deleted it. */
  removeApplication(id: string): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      if (listing.id === id) listing.Application = []
    }
  },
  /** Removes a listing's edits up to an instant, after the student dismissed the note about them. */
  markEditsSeen(id: string, until: string): void {
    markSessionChanged()
    const applications = lists.jobList.find((listing) => listing.id === id)?.Application ?? []
    for (const application of applications) {
      application.listingEdits = editsSince(application.listingEdits ?? {}, new Date(until))
    }
  },
}

/** The business's own listings, newest first. */
export const businessListings = {
  /** Replaces all listings by the server's response. */
  replace(all: BusinessJobListing[]): void {
    markSessionChanged()
    lists.businessJobListData = all
  },
  /** Replaces one listing after the server changed it. */
  update(listing: BusinessJobListing): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.map((each) => (each.id === listing.id ? listing : each))
  },
  /** Removes a closed listing. */
  remove(id: string): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.filter((listing) => listing.id !== id)
  },
}
