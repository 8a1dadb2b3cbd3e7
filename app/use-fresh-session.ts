import { useEffect, useEffectEvent } from 'react'
import { useMatches, useNavigate, useRevalidator } from 'react-router-dom'
import { forgetSession, onAccountChangedElsewhere, refreshSession } from '@/client'
import { isArrival } from '@/features/identity'
import { paths } from './paths'
import { isGuarded } from './screen-handle'

/** The identity provider has sent the browser here: there is a new session on its way, and the stored one is past. */
const isComingIn = isArrival(window.location.hash)

/**
 * Keeps the session current (SA-10): asked for on load, and quietly whenever the page gets the focus back. An ended
 * one asks to sign in again over a screen that needs it, and is forgotten where nothing does. Another tab that signs
 * in or out is followed.
 */
export function useFreshSession(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isNeeded = isGuarded(useMatches())

  const refreshOnLoad = useEffectEvent(async () => {
    if (isComingIn || (await refreshSession({ signInAgain: isNeeded })) !== 'ended') return
    forgetSession()
    if (isNeeded) void navigate(paths.onboarding())
  })

  useEffect(() => {
    void refreshOnLoad()
    const handleFocus = () => void refreshSession({ signInAgain: false })
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [])

  // The guards decide again who may be here.
  useEffect(() => onAccountChangedElsewhere(() => void revalidate()), [revalidate])
}
