import { useEffect, useEffectEvent, useState } from 'react'
import { forgetSession, onAccountChangedElsewhere, refreshSession } from '@/client'
import { isArrival } from '@/features/identity'
import { useNavigate, useRevalidate, useRouterState } from './navigation/react'
import { paths } from './paths'
import { isGuarded } from './screen-handle'

/**
 * Keeps the session current (SA-10): refreshes it on load, and quietly whenever the page gets the focus back. An ended
 * session asks to sign in again over a screen that needs one, and is forgotten on any other. When another tab signs in
 * or out, the guards decide again.
 */
export function useFreshSession(): void {
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const isNeeded = isGuarded(useRouterState().match)
  // A page opened by the identity provider starts a new session, so the stored one is not refreshed.
  const [isArriving] = useState(() => isArrival(window.location.hash))

  const refreshOnLoad = useEffectEvent(async () => {
    if (isArriving) return
    const outcome = await refreshSession({ signInAgain: isNeeded })
    if (outcome !== 'ended') return
    forgetSession()
    if (isNeeded) void navigate(paths.onboarding())
  })

  useEffect(() => {
    void refreshOnLoad()
    const handleFocus = () => void refreshSession({ signInAgain: false })
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [])

  // Runs the guards again.
  useEffect(() => onAccountChangedElsewhere(() => void revalidate()), [revalidate])
}
