// The dialogs over the dashboard, which load once a listing is open.
export { ApplyDialog, WithdrawDialog } from '@/features/job-application'
