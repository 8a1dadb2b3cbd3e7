import * as eventResponses from '../event-responses.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, multipart, post, query } from './call.ts'

/** A business's calls: profile, listings, applicants and events. */
export const businessCalls = {
  updateBusiness: post('business/updateBizAccount', 'business', responses.updatedBusiness),
  customiseCompanyData: post('business/customise-company-data', 'business', responses.customisedCompanyData),
  uploadBusinessImages: multipart('business/upload-business-images', 'business', responses.uploadedBusinessImages),
  createGig: multipart('job-action/create-new-gig', 'business', responses.createdGig),
  saveGigDraft: post('business/gig-draft', 'business', responses.savedGigDraft),
  gig: get('business/gigs/:jobListingId', 'business', responses.oneGig),
  applicants: post('business/gig-applicants', 'business', responses.applicantsPage),
  searchApplicants: query('business/applicants', 'business', responses.foundApplicants),
  applicant: get('business/gigs/:jobListingId/applicants/:applicationId', 'business', responses.oneApplicant),
  closeGig: post('job-action/delete-job-listing', 'business', responses.closedGig),
  extendGig: post('job-action/extend-job-listing', 'business', responses.oneGig),
  setGigStatus: post('job-action/set-listing-status', 'business', responses.oneGig),
  editGig: multipart('job-action/edit-job-listing', 'business', responses.oneGig),
  createEvent: multipart('business/events/create', 'business', eventResponses.createdEvent),
  ownEvents: get('business/events', 'business', eventResponses.ownEvents),
  actionOnCandidate: post('business/action-on-candidate', 'business', responses.actionsApplied),
  beaconActionOnCandidate: beacon('business/beacon-action-on-candidate', 'business', responses.actionsApplied),
  sendBusinessMessage: post('business/send-message', 'business', responses.done),
} as const satisfies Record<string, Call>
