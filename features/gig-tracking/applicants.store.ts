import { call } from '@/client'
import { isFailure } from '@/contract'
import { type ApplicantSort, messages } from '@/domain'
import { joined, putPending, tracking } from './gig-tracking.store'

/** Loads a page of the open gig's applicants; the first page replaces those shown. */
export async function loadPage(offset: number): Promise<void> {
  if (tracking.state.phase !== 'ready') return
  const { id: jobListingId } = tracking.state.gig
  const { sort } = tracking.list
  tracking.list = { sort, busy: true, failure: null }
  const page = await call('applicants', { jobListingId, sort, offset })
  if (tracking.gigId !== jobListingId || tracking.list.sort !== sort || tracking.state.phase !== 'ready') return
  if (page === null || isFailure(page)) {
    const message = page?.message ?? messages.general.offline
    tracking.list = { sort, busy: false, failure: { message, offset } }
    return
  }
  tracking.list = { sort, busy: false, failure: null }
  const { gig } = tracking.state
  putPending(page.applications)
  gig.Application = offset === 0 ? page.applications : joined(gig.Application, page.applications)
  // An empty page ends the list even when the count is higher.
  gig.applicants.total = page.applications.length === 0 ? gig.Application.length : page.total
}

/** Shows the applicants in another order, from the first page (GT-03). */
export async function sortApplicants(sort: ApplicantSort): Promise<void> {
  tracking.list = { sort, busy: false, failure: null }
  await loadPage(0)
}

/** Loads the next page of applicants, unless a page is loading. */
export async function loadMore(): Promise<void> {
  if (tracking.list.busy || tracking.state.phase !== 'ready') return
  await loadPage(tracking.state.gig.Application.length)
}

/** Loads an application opened by its address that the list has not loaded. */
export async function openApplicant(applicationId: string | null): Promise<void> {
  if (applicationId === null || tracking.state.phase !== 'ready') return
  const { id: jobListingId, Application: shown } = tracking.state.gig
  if (tracking.opened?.id === applicationId || shown.some(({ id }) => id === applicationId)) return
  const answer = await call('applicant', undefined, { params: { jobListingId, applicationId } })
  if (answer === null || isFailure(answer) || tracking.gigId !== jobListingId) return
  putPending([answer.application])
  tracking.opened = answer.application
}
