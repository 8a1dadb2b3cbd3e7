import * as eventResponses from '../event-responses.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, multipart, post, query } from './call.ts'

/** A business's calls: profile, listings, applicants and eventResponses. */
export const businessCalls = {
  updateBusiness: {
    ...post,
    path: 'business/updateBizAccount',
    caller: 'business',
    response: responses.updatedBusiness,
  },
  customiseCompanyData: {
    ...post,
    path: 'business/customise-company-data',
    caller: 'business',
    response: responses.customisedCompanyData,
  },
  uploadBusinessImages: {
    ...multipart,
    path: 'business/upload-business-images',
    caller: 'business',
    response: responses.uploadedBusinessImages,
  },
  createGig: { ...multipart, path: 'job-action/create-new-gig', caller: 'business', response: responses.createdGig },
  saveGigDraft: { ...post, path: 'business/gig-draft', caller: 'business', response: responses.savedGigDraft },
  gig: { ...get, path: 'business/gigs/:jobListingId', caller: 'business', response: responses.oneGig },
  applicants: { ...post, path: 'business/gig-applicants', caller: 'business', response: responses.applicantsPage },
  searchApplicants: { ...query, path: 'business/applicants', caller: 'business', response: responses.foundApplicants },
  applicant: {
    ...get,
    path: 'business/gigs/:jobListingId/applicants/:applicationId',
    caller: 'business',
    response: responses.oneApplicant,
  },
  closeGig: { ...post, path: 'job-action/delete-job-listing', caller: 'business', response: responses.closedGig },
  extendGig: { ...post, path: 'job-action/extend-job-listing', caller: 'business', response: responses.oneGig },
  setGigStatus: { ...post, path: 'job-action/set-listing-status', caller: 'business', response: responses.oneGig },
  editGig: { ...multipart, path: 'job-action/edit-job-listing', caller: 'business', response: responses.oneGig },
  createEvent: {
    ...multipart,
    path: 'business/events/create',
    caller: 'business',
    response: eventResponses.createdEvent,
  },
  ownEvents: { ...get, path: 'business/events', caller: 'business', response: eventResponses.ownEvents },
  actionOnCandidate: {
    ...post,
    path: 'business/action-on-candidate',
    caller: 'business',
    response: responses.actionsApplied,
  },
  beaconActionOnCandidate: {
    ...beacon,
    path: 'business/beacon-action-on-candidate',
    caller: 'business',
    response: responses.actionsApplied,
  },
  sendBusinessMessage: { ...post, path: 'business/send-message', caller: 'business', response: responses.done },
} as const satisfies Record<string, Call>
