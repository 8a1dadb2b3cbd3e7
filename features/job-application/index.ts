export { ApplyDialog } from './apply-dialog'
export { JobHistoryPage, type JobHistoryPageProps } from './job-history-page'
export { WithdrawDialog } from './withdraw-dialog'
