import { z } from 'zod'
import { limits } from '@/domain'
import { comparison } from './comparison.ts'
import { beacon, type Endpoint, get, image, multipart, post, query } from './endpoint.ts'
import * as requests from './requests.ts'
import * as responses from './responses.ts'
import * as settings from './settings.ts'

/** A student's calls: profile, resumes, saved jobs, search and applications. */
export const studentEndpoints = {
  resumeList: {
    ...get,
    path: 'users/get-resume-list',
    caller: 'student',
    response: responses.resumeListResult,
    doc: "The caller's resumes, newest first: list fetched successfully.",
  },
  uploadResume: {
    ...multipart,
    path: 'users/upload-resume',
    caller: 'student',
    request: z.object({ idempotencyKey: z.uuid().optional() }),
    response: responses.uploadedResume,
    files: { resume: { maxBytes: limits.resume.maxBytes, types: [limits.resume.type] } },
    perMinute: 20,
    doc: 'Stores a PDF, checked by content. 415 not a PDF, 413 over 5 MB, 409 when five are stored.',
  },
  updateAccount: {
    ...post,
    path: 'users/updateAccount',
    caller: 'student',
    request: requests.updateAccount,
    response: responses.updatedAccount,
    doc: "Saves the wizard's answers: Success.",
  },
  customiseUserData: {
    ...multipart,
    path: 'users/customise-user-data',
    caller: 'student',
    request: settings.customiseUserData,
    response: settings.customisedUserData,
    files: { file: { maxBytes: limits.resume.maxBytes, types: [limits.resume.type] } },
    perMinute: 20,
    doc: "Saves a student's settings, deletes resumes and keeps a new one, all or nothing; one used in an application is only hidden. Safe to repeat with the same idempotencyKey. 415 not a PDF, 413 over 5 MB, 409 when five would stay beside it.",
  },
  updatePicture: {
    ...multipart,
    path: 'users/picture',
    caller: 'student',
    request: z.object({}),
    response: responses.updatedPicture,
    files: { picture: image(limits.picture.maxBytes) },
    perMinute: 20,
    doc: "Replaces the caller's picture, re-encoded without metadata; without a file the uploaded picture goes. 415 not an image, 413 too large.",
  },
  updateSavedJobs: {
    ...post,
    path: 'users/update-saved-jobs',
    caller: 'student',
    request: requests.updateSavedJobs,
    response: responses.savedJobsUpdated,
    doc: 'Merges saves and applies removals; unknown listings are ignored. Safe to repeat.',
  },
  beaconUpdateSavedJobs: {
    ...beacon,
    path: 'users/beacon-update-saved-jobs',
    caller: 'student',
    request: requests.updateSavedJobs,
    response: responses.savedJobsUpdated,
    doc: 'As users/update-saved-jobs, by cookie, from our own origin only.',
  },
  searchJobs: {
    ...query,
    path: 'jobs/search',
    caller: 'student',
    request: requests.searchJobs,
    response: responses.foundJobs,
    perMinute: 240,
    doc: "A page of the live listings whose title or a keyword contains q: best fit to the caller's week (default), newest or nearest first. 404 when the listing of the cursor `after` is gone.",
  },
  suggestJobs: {
    ...query,
    path: 'jobs/suggestions',
    caller: 'student',
    request: requests.suggestJobs,
    response: responses.suggestedWords,
    perMinute: 240,
    doc: 'Titles and keywords of live listings that contain q, the most common first.',
  },
  job: {
    ...get,
    path: 'jobs/:jobListingId',
    caller: 'student',
    response: responses.oneJob,
    doc: "One listing, live or over, with the caller's own application.",
  },
  comparison: {
    ...get,
    path: 'jobs/:jobListingId/comparison',
    caller: 'student',
    response: comparison,
    doc: 'How the caller compares with everybody who applied to a listing, in groups that identify nobody. 404 when the caller has not applied to it.',
  },
  apply: {
    ...post,
    path: 'job-action/user-job-apply',
    caller: 'student',
    request: requests.userJobApply,
    response: responses.jobApplied,
    doc: "Applies once. 409 Application for this job already exists., 410 closed listing, 400 answers that are not the listing's, 404 resume or listing.",
  },
  seeListingEdits: {
    ...post,
    path: 'users/see-listing-edits',
    caller: 'student',
    request: requests.seeListingEdits,
    response: responses.done,
    doc: 'Notes which edits of a listing the caller, who has applied to it, has been told of. Safe to repeat. 404 without an application.',
  },
  sendStudentMessage: {
    ...post,
    path: 'users/send-message',
    caller: 'student',
    request: requests.sendMessage,
    response: responses.done,
    perMinute: 10,
    doc: 'Keeps a message to support and mails it; the same idempotencyKey sends one. 429 after ten in 24 hours.',
  },
} as const satisfies Record<string, Endpoint>
