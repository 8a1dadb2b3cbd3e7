import { comparison } from '../comparison.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, multipart, post, query } from './call.ts'

/** A student's calls: profile, resumes, saved jobs, search and applications. */
export const studentCalls = {
  resumeList: { ...get, path: 'users/get-resume-list', caller: 'student', response: responses.resumeListResult },
  uploadResume: { ...multipart, path: 'users/upload-resume', caller: 'student', response: responses.uploadedResume },
  updateAccount: { ...post, path: 'users/updateAccount', caller: 'student', response: responses.updatedAccount },
  customiseUserData: {
    ...multipart,
    path: 'users/customise-user-data',
    caller: 'student',
    response: responses.customisedUserData,
  },
  updatePicture: { ...multipart, path: 'users/picture', caller: 'student', response: responses.updatedPicture },
  updateSavedJobs: {
    ...post,
    path: 'users/update-saved-jobs',
    caller: 'student',
    response: responses.savedJobsUpdated,
  },
  beaconUpdateSavedJobs: {
    ...beacon,
    path: 'users/beacon-update-saved-jobs',
    caller: 'student',
    response: responses.savedJobsUpdated,
  },
  searchJobs: { ...query, path: 'jobs/search', caller: 'student', response: responses.foundJobs },
  countJobs: { ...query, path: 'jobs/count', caller: 'student', response: responses.jobCount },
  suggestJobs: { ...query, path: 'jobs/suggestions', caller: 'student', response: responses.suggestedWords },
  job: { ...get, path: 'jobs/:jobListingId', caller: 'student', response: responses.oneJob },
  comparison: { ...get, path: 'jobs/:jobListingId/comparison', caller: 'student', response: comparison },
  apply: { ...post, path: 'job-action/user-job-apply', caller: 'student', response: responses.jobApplied },
  withdraw: { ...post, path: 'job-action/withdraw-application', caller: 'student', response: responses.jobApplied },
  shareContact: { ...post, path: 'job-action/share-contact', caller: 'student', response: responses.jobApplied },
  reportGig: { ...post, path: 'jobs/report', caller: 'student', response: responses.done },
  seeListingEdits: { ...post, path: 'users/see-listing-edits', caller: 'student', response: responses.done },
  sendStudentMessage: { ...post, path: 'users/send-message', caller: 'student', response: responses.done },
} as const satisfies Record<string, Call>
