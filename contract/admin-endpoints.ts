import { adminCalls } from './calls/admin-calls.ts'
import { endpointsOf } from './endpoint.ts'
import * as requests from './requests.ts'
import * as reviewRequests from './review-requests.ts'

/** The review desk, for admins only. */
export const adminEndpoints = endpointsOf(adminCalls, {
  initAdmin: {
    request: requests.initAccount,
    doc: 'Exchanges a one-time ticket for a session of an admin. 401 as users/initAccount, 403 for an identity that ADMIN_SUBJECTS does not name.',
  },
  adminSession: { doc: 'The signed-in admin.' },
  signOutAdmin: { doc: 'Revokes the bearer token.' },
  reviewQueue: {
    request: reviewRequests.reviewQueue,
    doc: 'Listings that wait for their review or have open reports, the oldest first, a page at a time.',
  },
  reviewedListing: {
    doc: 'A listing as students see it, its business, and what was reported and decided about them. 404 for an unknown id.',
  },
  findBusinesses: {
    request: reviewRequests.findBusinesses,
    doc: 'The newest businesses whose company name, username or e-mail address contains q, regardless of case; `hasMore` when more match.',
  },
  reviewedBusiness: {
    doc: 'A business, with or without listings, and what was reported and decided about it. 404 for an unknown id.',
  },
  decideListing: {
    request: reviewRequests.decideListing,
    doc: 'Approves, refuses, hides or restores a listing, or closes its reports; each closes its reports, is logged, and mails the business, save for closing reports; hiding or refusing mails the applicants too. A repeated call changes nothing. 409 when the listing was edited or decided about meanwhile, 404 for an unknown id.',
  },
  decideBusiness: {
    request: reviewRequests.decideBusiness,
    doc: 'Suspends a business, lifts its suspension, or lets it use one name of an institution; logged, and mailed to the business, a suspension to its applicants too. A repeated call changes nothing. 404 for an unknown id.',
  },
})
