export { ApplyDialog } from './apply-dialog'
export { applyStep } from './apply-step'
export { JobHistoryPage, type JobHistoryPageProps } from './job-history-page'
export { WithdrawDialog } from './withdraw-dialog'
