import { z } from 'zod'
import { limits } from '@/domain'
import { beacon, type Endpoint, get, image, multipart, post } from './endpoint.ts'
import * as events from './events.ts'
import * as requests from './requests.ts'
import * as responses from './responses.ts'
import * as settings from './settings.ts'

/** A business's calls: profile, listings, applicants and events. */
export const businessEndpoints = {
  updateBusiness: {
    ...post,
    path: 'business/updateBizAccount',
    caller: 'business',
    request: requests.updateBizAccount,
    response: responses.updatedBusiness,
    doc: "Saves the business wizard's answers: Success.",
  },
  customiseCompanyData: {
    ...post,
    path: 'business/customise-company-data',
    caller: 'business',
    request: settings.customiseCompanyData,
    response: settings.customisedCompanyData,
    perMinute: 20,
    doc: "Saves a business's settings and answers with the business. Safe to repeat.",
  },
  uploadBusinessImages: {
    ...multipart,
    path: 'business/upload-business-images',
    caller: 'business',
    request: z.object({}),
    response: responses.uploadedBusinessImages,
    files: { logo: image(limits.logo.maxBytes), cover: image(limits.cover.maxBytes) },
    perMinute: 20,
    doc: 'Stores logo, cover or both, re-encoded without metadata. 415 not an image, 413 too large, 400 neither part.',
  },
  createGig: {
    ...multipart,
    path: 'job-action/create-new-gig',
    caller: 'business',
    request: requests.createNewGig,
    response: responses.createdGig,
    files: { jobPosterImg: image(limits.poster.maxBytes) },
    perMinute: 20,
    doc: 'Posts a listing; the same idempotencyKey posts once. Answers with all listings of the business.',
  },
  gig: {
    ...get,
    path: 'business/gigs/:jobListingId',
    caller: 'business',
    response: responses.oneGig,
    doc: "One listing of the caller's with its applications; 404 for another business's.",
  },
  applicants: {
    ...post,
    path: 'business/gig-applicants',
    caller: 'business',
    request: requests.applicants,
    response: responses.applicantsPage,
    perMinute: 240,
    doc: "A page of the applications to the caller's listing, sorted; `total` counts all of them. 404 for another business's.",
  },
  applicant: {
    ...get,
    path: 'business/gigs/:jobListingId/applicants/:applicationId',
    caller: 'business',
    response: responses.oneApplicant,
    doc: "One application to the caller's listing; 404 for another business's or another listing's.",
  },
  closeGig: {
    ...post,
    path: 'job-action/delete-job-listing',
    caller: 'business',
    request: requests.deleteJobListing,
    response: responses.closedGig,
    doc: "Closes a listing for good: it takes no more applications and keeps those it has. Safe to repeat. 404 for another business's.",
  },
  extendGig: {
    ...post,
    path: 'job-action/extend-job-listing',
    caller: 'business',
    request: requests.extendJobListing,
    response: responses.oneGig,
    doc: "Keeps a listing live, or makes an expired one live again, for a week from now with its applications. Safe to repeat. 410 closed, 404 another business's.",
  },
  repostGig: {
    ...post,
    path: 'job-action/repost-job-listing',
    caller: 'business',
    request: requests.repostJobListing,
    response: responses.createdGig,
    perMinute: 20,
    doc: "Posts a listing of the caller's once more as a new one, live for a week and without applicants; the same idempotencyKey posts once. 404 for another business's.",
  },
  createEvent: {
    ...multipart,
    path: 'business/events/create',
    caller: 'business',
    request: events.createEventRequest,
    response: events.createdEvent,
    files: { eventImages: { ...image(limits.eventImage.maxBytes), maxCount: limits.eventImage.maxCount } },
    perMinute: 20,
    doc: 'Creates an event from the JSON text eventData and up to three eventImages; the same idempotencyKey creates one. 415 not an image, 413 too large, 400 a fourth image or wrong data.',
  },
  ownEvents: {
    ...get,
    path: 'business/events',
    caller: 'business',
    response: events.ownEvents,
    doc: "The caller's events, newest first.",
  },
  actionOnCandidate: {
    ...post,
    path: 'business/action-on-candidate',
    caller: 'business',
    request: requests.actionOnCandidate,
    response: responses.actionsApplied,
    doc: "Records ratings and contacts, each once. 404 when an application is not of the caller's listing.",
  },
  beaconActionOnCandidate: {
    ...beacon,
    path: 'business/beacon-action-on-candidate',
    caller: 'business',
    request: requests.actionOnCandidate,
    response: responses.actionsApplied,
    doc: 'As business/action-on-candidate, by cookie, from our own origin only.',
  },
} as const satisfies Record<string, Endpoint>
