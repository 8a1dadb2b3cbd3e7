// The dialogs over the dashboard, which load once a listing is open. A module of its own, so that the job history does
// not load the apply dialog.
export { ApplyDialog, WithdrawDialog } from '@/features/job-application'
