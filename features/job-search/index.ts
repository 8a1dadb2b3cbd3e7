export { JobSearchPage, type JobSearchPageProps } from './job-search-page'
export { flushSavedJobs, savedJobsOutbox, setJobSaved } from './saved-jobs.store'
