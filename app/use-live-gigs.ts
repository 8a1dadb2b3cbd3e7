import { useEffect } from 'react'
import { onLiveUpdate, refreshSession, useSession } from '@/client'

/** Keeps a business's counts current while it looks (GT-12): whoever applies is there without a reload. */
export function useLiveGigs(): void {
  const { kind } = useSession()

  useEffect(() => {
    if (kind === 'business') return onLiveUpdate(() => void refreshSession({ signInAgain: false }))
  }, [kind])
}
