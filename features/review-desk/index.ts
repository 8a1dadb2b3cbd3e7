export { ReviewDeskPage } from './review-desk-page'
