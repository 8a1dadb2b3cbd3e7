import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { listings, useSession } from '@/client'
import { idleAction } from '@/features/shared'
import { clearWithdrawal, withdrawApplication, withdrawals } from './application-actions.store'
import { WithdrawDialogScreen } from './screens/withdraw-dialog-screen'

interface WithdrawDialogProps {
  jobListingId: string
  /** Called to close the dialog: unmount it. */
  onClose: () => void
  /** Called once the application is withdrawn and the dialog is closed. */
  onWithdrawn?: () => void
}

/** Asks to confirm the withdrawal of the student's application to a listing. Open while it is mounted. */
export function WithdrawDialog({ jobListingId, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { jobList } = useSession()
  const { isBusy, failure } = useSnapshot(withdrawals)[jobListingId] ?? idleAction
  const listing = jobList.find(({ id }) => id === jobListingId)
  // Back may close what is behind the dialog while the withdrawal is pending, so the latest function is called.
  const onWithdrawnRef = useRef(onWithdrawn)
  useEffect(() => {
    onWithdrawnRef.current = onWithdrawn
  })
  const isOpenRef = useRef(false)
  useEffect(() => {
    isOpenRef.current = true
    return () => {
      isOpenRef.current = false
      clearWithdrawal(jobListingId)
    }
  }, [jobListingId])

  async function handleConfirm() {
    if (!(await withdrawApplication(jobListingId))) return
    const isOpen = isOpenRef.current
    // The dialog holds the focus until it is unmounted, and the page moves it once the application is removed.
    if (isOpen) flushSync(onClose)
    listings.removeApplication(jobListingId)
    // Once the page was left, nothing there is to be closed.
    if (isOpen) onWithdrawnRef.current?.()
  }

  return (
    <WithdrawDialogScreen
      companyName={listing?.company.companyName ?? 'The business'}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  )
}
