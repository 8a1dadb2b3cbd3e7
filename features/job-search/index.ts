export { JobSearchPage, type JobSearchPageProps } from './job-search-page'
export { ListingPreview, type ListingPreviewProps } from './listing-preview'
