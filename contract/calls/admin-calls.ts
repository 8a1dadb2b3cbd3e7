import * as responses from '../responses.ts'
import * as reviewResponses from '../review-responses.ts'
import { type Call, get, post, query } from './call.ts'

/** The review desk's calls. They are not in `calls`, so that other pages do not load them. */
export const adminCalls = {
  initAdmin: post('admin/init', 'anyone', reviewResponses.adminInit),
  adminSession: get('admin/session', 'admin', reviewResponses.adminSession),
  signOutAdmin: get('admin/signout', 'admin', responses.signedOut),
  reviewQueue: query('admin/queue', 'admin', reviewResponses.reviewQueue),
  reviewedListing: get('admin/listings/:jobListingId', 'admin', reviewResponses.reviewedListing),
  findBusinesses: query('admin/businesses', 'admin', reviewResponses.foundBusinesses),
  reviewedBusiness: get('admin/businesses/:businessId', 'admin', reviewResponses.reviewedBusiness),
  decideListing: post('admin/decide-listing', 'admin', reviewResponses.reviewedListing),
  decideBusiness: post('admin/decide-business', 'admin', responses.done),
} as const satisfies Record<string, Call>
