import * as responses from '../responses.ts'
import * as reviewDesk from '../review-desk.ts'
import { type Call, get, post, query } from './call.ts'

/** The review desk's calls. They are not in `calls`, so that other pages do not load them. */
export const adminCalls = {
  initAdmin: post('admin/init', 'anyone', reviewDesk.adminInit),
  adminSession: get('admin/session', 'admin', reviewDesk.adminSession),
  signOutAdmin: get('admin/signout', 'admin', responses.signedOut),
  reviewQueue: query('admin/queue', 'admin', reviewDesk.reviewQueue),
  reviewedListing: get('admin/listings/:jobListingId', 'admin', reviewDesk.reviewedListing),
  findBusinesses: query('admin/businesses', 'admin', reviewDesk.foundBusinesses),
  reviewedBusiness: get('admin/businesses/:businessId', 'admin', reviewDesk.reviewedBusiness),
  decideListing: post('admin/decide-listing', 'admin', reviewDesk.reviewedListing),
  decideBusiness: post('admin/decide-business', 'admin', responses.done),
} as const satisfies Record<string, Call>
