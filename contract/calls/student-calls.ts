import { comparison } from '../comparison.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, multipart, post, query } from './call.ts'

/** A student's calls: profile, resumes, saved jobs, search and applications. */
export const studentCalls = {
  resumeList: get('users/get-resume-list', 'student', responses.resumeListResult),
  uploadResume: multipart('users/upload-resume', 'student', responses.uploadedResume),
  updateAccount: post('users/updateAccount', 'student', responses.updatedAccount),
  customiseUserData: multipart('users/customise-user-data', 'student', responses.customisedUserData),
  updatePicture: multipart('users/picture', 'student', responses.updatedPicture),
  updateSavedJobs: post('users/update-saved-jobs', 'student', responses.savedJobsUpdated),
  beaconUpdateSavedJobs: beacon('users/beacon-update-saved-jobs', 'student', responses.savedJobsUpdated),
  searchJobs: query('jobs/search', 'student', responses.foundJobs),
  countJobs: query('jobs/count', 'student', responses.jobCount),
  suggestJobs: query('jobs/suggestions', 'student', responses.suggestedWords),
  job: get('jobs/:jobListingId', 'student', responses.oneJob),
  comparison: get('jobs/:jobListingId/comparison', 'student', comparison),
  apply: post('job-action/user-job-apply', 'student', responses.jobApplied),
  withdraw: post('job-action/withdraw-application', 'student', responses.jobApplied),
  shareContact: post('job-action/share-contact', 'student', responses.jobApplied),
  reportGig: post('jobs/report', 'student', responses.done),
  seeListingEdits: post('users/see-listing-edits', 'student', responses.done),
  sendStudentMessage: post('users/send-message', 'student', responses.done),
} as const satisfies Record<string, Call>
