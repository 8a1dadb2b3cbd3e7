import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { onLiveUpdate, refreshSession, session } from '@/client'

/** Keeps a business's counts current while it looks (GT-12): whoever applies is there without a reload. */
export function useLiveGigs(): void {
  const { kind } = useSnapshot(session)

  useEffect(() => {
    if (kind === 'business') return onLiveUpdate(() => void refreshSession({ signInAgain: false }))
  }, [kind])
}
