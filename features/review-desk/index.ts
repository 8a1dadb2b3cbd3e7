export { ReviewDeskPage, type ReviewDeskPageProps } from './review-desk-page'
