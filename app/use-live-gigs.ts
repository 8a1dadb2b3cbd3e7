import { useEffect } from 'react'
import { onLiveUpdate, refreshSession, useSession } from '@/client'

/** Refreshes a business's session whenever somebody applies, so that its counts are current without a reload (GT-12). */
export function useLiveGigs(): void {
  const { kind } = useSession()

  useEffect(() => {
    if (kind === 'business') return onLiveUpdate(() => void refreshSession({ signInAgain: false }))
  }, [kind])
}
