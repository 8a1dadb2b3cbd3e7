export { JobSearchPage, type JobSearchPageProps } from './job-search-page'
export { ListingPreview } from './listing-preview'
export type { SearchCriteria } from './search'
