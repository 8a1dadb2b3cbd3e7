// Loaded when a session has ended, together with the store of its dialog.
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { onAccountChangedElsewhere, useAccount } from '@/client'
import { SessionEndedDialog } from './screens/session-ended-dialog'
import { checkOtherTabs, closeSignInDialog, sendSignIn, signInDialog, signInInWindow } from './session-ended.store'

export { askToSignIn } from './session-ended.store'

export interface SessionEndedProps {
  /** The `next` address that marks a window opened to renew a session. */
  signedInAgainPath: string
  /** Called when another account signed in, to reload the page at that account's home. */
  onOtherAccount: () => void
}

/** The sign-in dialog that `askToSignIn` opens over the page. */
export function SessionEnded({ signedInAgainPath, onOtherAccount }: SessionEndedProps) {
  const { isOpen, isBusy, error } = useSnapshot(signInDialog)
  const { business } = useAccount()

  useEffect(() => {
    // The waiting calls belong to the account that was signed in before (SH-08).
    const unsubscribe = onAccountChangedElsewhere(() => closeSignInDialog(false))
    const handleOtherTabs = () => void checkOtherTabs()
    window.addEventListener('storage', handleOtherTabs)
    window.addEventListener('focus', handleOtherTabs)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', handleOtherTabs)
      window.removeEventListener('focus', handleOtherTabs)
    }
  }, [])

  return (
    <SessionEndedDialog
      open={isOpen}
      method={business?.username ? 'password' : 'provider'}
      username={business?.username ?? ''}
      busy={isBusy}
      error={error}
      onProviderSignIn={() => signInInWindow(signedInAgainPath, onOtherAccount)}
      onPasswordSignIn={(credentials) => void sendSignIn(credentials, onOtherAccount)}
      onCancel={() => closeSignInDialog(false)}
    />
  )
}
