import { z } from 'zod'
import { limits } from '@/domain'
import { businessCalls } from './calls/business-calls.ts'
import { endpointsOf, imagePart } from './endpoint.ts'
import * as eventRequests from './event-requests.ts'
import { gigDraftStateSchema } from './gig-draft.ts'
import * as requests from './requests.ts'
import * as settings from './settings.ts'

/** A business's calls: profile, listings, applicants and events. */
export const businessEndpoints = endpointsOf(businessCalls, {
  updateBusiness: { request: requests.updateBizAccount, doc: "Saves the business wizard's answers: Success." },
  customiseCompanyData: {
    request: settings.customiseCompanyData,
    perMinute: 20,
    doc: "Saves a business's settings and responds with the business. Safe to repeat.",
  },
  uploadBusinessImages: {
    request: z.object({}),
    files: { logo: imagePart(limits.logo.maxBytes), cover: imagePart(limits.cover.maxBytes) },
    perMinute: 20,
    doc: 'Stores logo, cover or both, re-encoded without metadata. 415 not an image, 413 too large, 400 neither part.',
  },
  createGig: {
    request: requests.createNewGig,
    files: { jobPosterImg: imagePart(limits.poster.maxBytes) },
    perMinute: 20,
    doc: 'Posts a listing, with a new poster or the poster of another listing of the caller, once for each idempotencyKey. Responds with all listings of the business. 422 another form with a used key, 403 with the gate that keeps the business from posting.',
  },
  saveGigDraft: {
    request: gigDraftStateSchema,
    maxBytes: limits.gigDraftBytes,
    perMinute: 120,
    doc: "Stores the caller's draft of a new, edited or reposted listing, or deletes it with a null `content`, unless the stored draft was changed later. Responds with the stored draft, which is also part of the business's session. 404 for a draft of another business's listing. Safe to repeat.",
  },
  gig: { doc: "One listing of the caller with its applications. 404 for another business's listing." },
  applicants: {
    maxBytes: limits.beaconBytes,
    request: requests.applicants,
    perMinute: 240,
    doc: "A page of the applications to the caller's listing, sorted; `total` counts all applications. 404 for another business's listing.",
  },
  searchApplicants: {
    request: requests.searchApplicants,
    perMinute: 240,
    doc: "The newest applicants whose name contains every word of q, regardless of case and accents, to any of the caller's listings that are not closed; `hasMore` when more match.",
  },
  applicant: {
    doc: "One application to the caller's listing. 404 for an application to another listing, and for another business's listing.",
  },
  closeGig: {
    request: requests.deleteJobListing,
    doc: "Closes a listing for good: no more applications are accepted, existing ones stay. Safe to repeat. 404 for another business's listing.",
  },
  extendGig: {
    request: requests.extendJobListing,
    doc: "Makes a live or expired listing expire a week from now. Safe to repeat. 403 with the gate that keeps the business from posting, 410 closed, 404 another business's listing.",
  },
  setGigStatus: {
    request: requests.setListingStatus,
    doc: "Pauses a live listing, resumes a paused one, or marks the position filled for good and mails undecided applicants. Safe to repeat. 403 with the gate that keeps the business from resuming it, 410 expired, filled or closed, 404 another business's listing.",
  },
  editGig: {
    request: requests.editGig,
    files: { jobPosterImg: imagePart(limits.poster.maxBytes) },
    perMinute: 20,
    doc: "Changes a posted listing and mails its applicants the changed fields. A repeated call changes nothing and mails nobody. Mails wait while the gig waits for review. 403 with the gate that keeps the business from posting, 409 when the listing was edited since that version, 410 filled or closed, 404 another business's listing.",
  },
  createEvent: {
    request: eventRequests.createEventRequest,
    files: { eventImages: { ...imagePart(limits.eventImage.maxBytes), maxCount: limits.eventImage.maxCount } },
    perMinute: 20,
    doc: "Creates an event from the JSON text eventData and up to three eventImages, once for each idempotencyKey. 422 another event with a used key, 415 not an image, 413 too large, 400 a fourth image, wrong data, an institution's name or words that match a review rule. 403 with the gate that keeps the business from posting, 409 without an approved gig at TRUST=reviewed, 429 over the daily cap.",
  },
  ownEvents: { doc: "The caller's events, newest first." },
  actionOnCandidate: {
    request: requests.actionOnCandidate,
    doc: "Records ratings and contacts, each once. 404 for an application that is not to the caller's listing.",
  },
  beaconActionOnCandidate: {
    request: requests.actionOnCandidate,
    doc: 'As business/action-on-candidate, by cookie, from our own origin only.',
  },
  sendBusinessMessage: {
    whileSuspended: true,
    request: requests.sendMessage,
    perMinute: 10,
    doc: 'As users/send-message.',
  },
})
