import * as responses from '../responses.ts'
import * as reviewDesk from '../review-desk.ts'
import { type Call, get, post, query } from './call.ts'

/** The review desk's calls. They are not in `calls`, so that no other page loads them. */
export const adminCalls = {
  initAdmin: { ...post, path: 'admin/init', caller: 'anyone', response: reviewDesk.adminInit },
  adminSession: { ...get, path: 'admin/session', caller: 'admin', response: reviewDesk.adminSession },
  signOutAdmin: { ...get, path: 'admin/signout', caller: 'admin', response: responses.signedOut },
  reviewQueue: { ...query, path: 'admin/queue', caller: 'admin', response: reviewDesk.reviewQueue },
  reviewedListing: {
    ...get,
    path: 'admin/listings/:jobListingId',
    caller: 'admin',
    response: reviewDesk.reviewedListing,
  },
  findBusinesses: { ...query, path: 'admin/businesses', caller: 'admin', response: reviewDesk.foundBusinesses },
  reviewedBusiness: {
    ...get,
    path: 'admin/businesses/:businessId',
    caller: 'admin',
    response: reviewDesk.reviewedBusiness,
  },
  decideListing: { ...post, path: 'admin/decide-listing', caller: 'admin', response: reviewDesk.reviewedListing },
  decideBusiness: { ...post, path: 'admin/decide-business', caller: 'admin', response: responses.done },
} as const satisfies Record<string, Call>
