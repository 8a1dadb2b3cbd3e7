export { ApplyDialog, type ApplyDialogProps } from './apply-dialog'
export type { HistoryTab } from './history'
export { JobHistoryPage, type JobHistoryPageProps } from './job-history-page'
