import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetSession, onAccountChangedElsewhere, refreshSession, useAccount } from '@/client'
import { isIdentityCallback } from '@/features/identity'
import { useLocation, useNavigate, useRevalidate, useRouterState } from './navigation/react'
import { paths } from './paths'
import { isGuarded } from './screen-handle'

/** The lock that every tab holds, shared, while it shows a screen that needs a session. */
const neededLock = 'campus-gigs:session-needed'

/** Holds the lock until the returned function is called. Without the Web Locks API, does nothing. */
function holdNeededLock(): () => void {
  const release = new AbortController()
  const { signal } = release
  // The browser holds the lock until this promise is settled.
  const untilReleased = () => new Promise((resolve) => signal.addEventListener('abort', resolve))
  // The signal also cancels a request whose lock is not granted yet, which then rejects.
  navigator.locks?.request(neededLock, { mode: 'shared', signal }, untilReleased).catch(() => undefined)
  return () => release.abort()
}

/** Whether another tab shows a screen that needs a session; the calling tab does not. */
async function isNeededElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === neededLock)
}

/**
 * Keeps the session current (SA-10): refreshes it on load, and quietly whenever the page gets the focus back. An ended
 * session asks to sign in again over a screen that needs one, and is forgotten on any other, unless another tab shows a
 * screen that needs one: that tab may still be signed in again (SH-08). When another tab signs in or out, or a
 * business is suspended or no longer, the guards decide again.
 * @returns whether this screen needs a session
 */
export function useFreshSession(): boolean {
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const { hash } = useLocation()
  const isNeeded = isGuarded(useRouterState().match)
  const isSuspended = Boolean(useAccount().business?.suspension)
  const wasSuspendedRef = useRef(isSuspended)
  // The identity provider's callback starts a new session, so the stored one is not refreshed.
  const [isCallback] = useState(() => isIdentityCallback(hash))

  const refreshOnLoad = useEffectEvent(async () => {
    if (isCallback) return
    const outcome = await refreshSession({ signInAgain: isNeeded })
    if (outcome !== 'ended') return
    if (!isNeeded && (await isNeededElsewhere())) return
    forgetSession()
    if (isNeeded) void navigate(paths.onboarding())
  })

  useEffect(() => {
    void refreshOnLoad()
    const handleFocus = () => void refreshSession({ signInAgain: false })
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [])

  useEffect(() => (isNeeded ? holdNeededLock() : undefined), [isNeeded])

  // The guards depend on the account and on its suspension, so a change of either runs them again.
  useEffect(() => onAccountChangedElsewhere(() => void revalidate()), [revalidate])
  useEffect(() => {
    if (isSuspended !== wasSuspendedRef.current) void revalidate()
    wasSuspendedRef.current = isSuspended
  }, [isSuspended, revalidate])

  return isNeeded
}
