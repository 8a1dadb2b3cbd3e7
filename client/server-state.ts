// The named actions on the session's server state. No module outside `client` changes it in another way.
import {
  type Application,
  type Business,
  type BusinessJobListing,
  editsSince,
  type JobListing,
  type ListingStatus,
  type Resume,
  type User,
} from '@/domain'
import { accountState, lists, markSessionChanged } from './session-state.ts'

/** The account that is signed in. */
export const profile = {
  /** The server saved the student's profile. */
  replaceStudent(student: User): void {
    markSessionChanged()
    accountState.user = student
  },
  /** The server saved the business's profile. */
  replaceBusiness(business: Business): void {
    markSessionChanged()
    accountState.business = business
  },
}

/** The student's resumes, newest first. */
export const resumes = {
  /** Puts a stored resume first, once. */
  add(resume: Resume): void {
    markSessionChanged()
    lists.resumeList = [resume, ...lists.resumeList.filter(({ id }) => id !== resume.id)]
  },
  /** Drops the resumes of these ids. */
  remove(ids: readonly string[]): void {
    markSessionChanged()
    lists.resumeList = lists.resumeList.filter(({ id }) => !ids.includes(id))
  },
}

/** The listings in the student's session. */
export const listings = {
  /** Replaces all by the server's answer. */
  replace(all: JobListing[]): void {
    markSessionChanged()
    lists.jobList = all
  },
  /** Adds those that are not there yet, at the end: the server sent them outside the session. */
  add(more: readonly JobListing[]): void {
    const known = new Set(lists.jobList.map(({ id }) => id))
    const added = more.filter(({ id }) => !known.has(id))
    if (added.length > 0) lists.jobList = [...lists.jobList, ...added]
  },
  /** Replaces one listing, or adds it. */
  put(listing: JobListing): void {
    lists.jobList = [...lists.jobList.filter(({ id }) => id !== listing.id), listing]
  },
  /** Drops a listing that the server does not have any more. */
  remove(id: string): void {
    lists.jobList = lists.jobList.filter((listing) => listing.id !== id)
  },
  /** Sets the status of a listing, after the server refused an application to it. */
  setStatus(id: string, status: ListingStatus): void {
    markSessionChanged()
    for (const listing of lists.jobList) if (listing.id === id) listing.status = status
  },
  /** Puts the student's own applications on their listings. */
  recordApplications(applications: readonly Application[]): void {
    markSessionChanged()
    for (const listing of lists.jobList) {
      const own = applications.filter(({ jobListingId }) => jobListingId === listing.id)
      if (own.length > 0) listing.Application = own
    }
  },
  /** The student has dismissed the note about a listing's edits up to an instant. */
  markEditsSeen(id: string, until: string): void {
    markSessionChanged()
    for (const listing of lists.jobList)
      if (listing.id === id)
        for (const application of listing.Application)
          application.listingEdits = editsSince(application.listingEdits ?? {}, new Date(until))
  },
}

/** The business's own listings, newest first. */
export const businessListings = {
  /** Replaces all by the server's answer. */
  replace(all: BusinessJobListing[]): void {
    markSessionChanged()
    lists.businessJobListData = all
  },
  /** The server changed one listing. */
  update(listing: BusinessJobListing): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.map((each) => (each.id === listing.id ? listing : each))
  },
  /** Drops a listing that is closed. */
  remove(id: string): void {
    markSessionChanged()
    lists.businessJobListData = lists.businessJobListData.filter((listing) => listing.id !== id)
  },
}
