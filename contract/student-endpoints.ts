import { z } from 'zod'
import { limits } from '@/domain'
import { studentCalls } from './calls/student-calls.ts'
import { endpointsOf, type FilePart, imagePart } from './endpoint.ts'
import * as requests from './requests.ts'
import * as reviewRequests from './review-requests.ts'
import * as settings from './settings.ts'

/** The largest resume as the documentation writes it: `5 MB`. */
const maxResumeSize = `${limits.resume.maxBytes / 1024 / 1024} MB`
const resumePart: FilePart = { maxBytes: limits.resume.maxBytes, types: [limits.resume.type] }

/** A student's calls: profile, resumes, saved jobs, search and applications. */
export const studentEndpoints = endpointsOf(studentCalls, {
  resumeList: { doc: "The caller's resumes, newest first: list fetched successfully." },
  uploadResume: {
    request: z.object({ idempotencyKey: z.uuid().optional() }),
    files: { resume: resumePart },
    perMinute: 20,
    doc: `Stores a PDF, checked by content, once for each idempotencyKey. 422 another file with a used key, 415 not a PDF, 413 over ${maxResumeSize}, 409 when ${limits.resume.maxCount} are stored.`,
  },
  updateAccount: { request: requests.updateAccount, doc: "Saves the wizard's answers: Success." },
  customiseUserData: {
    request: settings.customiseUserData,
    files: { file: resumePart },
    perMinute: 20,
    doc: `Saves a student's settings, deletes resumes and stores a new one, all or nothing; a resume used in an application is only hidden. Safe to repeat with the same idempotencyKey. 415 not a PDF, 413 over ${maxResumeSize}, 409 for more than ${limits.resume.maxCount} resumes.`,
  },
  updatePicture: {
    request: z.object({}),
    files: { picture: imagePart(limits.picture.maxBytes) },
    perMinute: 20,
    doc: "Replaces the caller's picture, re-encoded without metadata; without a file the uploaded picture is deleted. 415 not an image, 413 too large.",
  },
  updateSavedJobs: {
    request: requests.updateSavedJobs,
    doc: `Merges saves and applies removals; unknown listings, and saves beyond ${limits.savedJobs}, are ignored. Safe to repeat.`,
  },
  beaconUpdateSavedJobs: {
    request: requests.updateSavedJobs,
    doc: 'As users/update-saved-jobs, by cookie, from our own origin only.',
  },
  searchJobs: {
    request: requests.searchJobs,
    perMinute: 240,
    doc: "A page of the live listings that pass the filters and whose title, suburb, company or a keyword contains q: best fit to the caller's week (default), newest or nearest first, each as a card: without description, street address, questions and letters, which `jobs/:jobListingId` has. 404 when the listing of the cursor `after` no longer exists.",
  },
  countJobs: {
    request: requests.countJobs,
    perMinute: 240,
    doc: 'How many live listings a search with these filters would find.',
  },
  suggestJobs: {
    request: requests.suggestJobs,
    perMinute: 240,
    doc: 'Titles, keywords, suburbs and companies of live listings that contain q, the most common first.',
  },
  job: {
    // As often as cards can be opened or approached.
    perMinute: 240,
    doc: "One listing of any status, with the caller's own application.",
  },
  comparison: {
    doc: 'Compares the caller with all applicants of a listing, in groups too large to identify anybody. 404 when the caller has not applied.',
  },
  apply: {
    request: requests.userJobApply,
    doc: "Applies once. 409 Application for this job already exists., 410 closed listing, 400 answers that are not the listing's, 404 resume or listing, 429 after `limits.applicationsPerDay` applications.",
  },
  withdraw: {
    request: requests.withdraw,
    doc: "Deletes the caller's application to a listing; its files are 404 for the business from then on. Safe to repeat. Responds with the caller's other applications.",
  },
  shareContact: {
    request: requests.shareContact,
    doc: "Shows or hides the caller's phone number and e-mail address to the business of a listing they applied to. Safe to repeat. 404 without an application, and for one that has expired.",
  },
  seeListingEdits: {
    request: requests.seeListingEdits,
    doc: 'Records the latest edit of a listing that the caller, an applicant, has seen. Safe to repeat. 404 without an application.',
  },
  reportGig: {
    request: reviewRequests.reportGig,
    perMinute: 10,
    doc: `Reports a listing, or the business behind it, to the review desk. A student has one open report of a listing: a repeated call replaces it. 404 for a listing that students may not see, 429 after ${limits.report.maxPerDay} reports in 24 hours.`,
  },
  sendStudentMessage: {
    request: requests.sendMessage,
    perMinute: 10,
    doc: `Stores a message to support and mails it, once for each idempotencyKey. 422 another message with a used key, 429 after ${limits.supportMessage.maxPerDay} in 24 hours.`,
  },
})
