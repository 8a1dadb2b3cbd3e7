export { ApplyDialog } from './apply-dialog'
export { JobHistoryPage, type JobHistoryPageProps } from './job-history-page'
