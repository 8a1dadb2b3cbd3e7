export { JobSearchPage, type JobSearchPageProps } from './job-search-page'
export { ListingPreview, type ListingPreviewProps } from './listing-preview'
export { flushSavedJobs, savedJobsOutbox, setJobSaved } from './saved-jobs.store'
