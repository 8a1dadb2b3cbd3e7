import { useEffect } from 'react'
import { listings, onListingChange, onLiveUpdate, refreshSession, useSession } from '@/client'

const refresh = () => void refreshSession({ signInAgain: false })

/**
 * Keeps the session's listings current without a reload: a business's whenever somebody applies (GT-12), a student's
 * whenever a business changes one (PF-09).
 */
export function useLiveUpdates(): void {
  const { kind } = useSession()

  useEffect(() => {
    if (kind === 'business') return onLiveUpdate(refresh)
    if (kind !== 'student') return
    return onListingChange((change) => {
      if (change) {
        listings.applyChange(change)
        return
      }
      // Changes may have been missed.
      listings.forgetChanges()
      refresh()
    })
  }, [kind])
}
