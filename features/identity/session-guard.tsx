import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { account, setSessionEndedHandler } from '@/client'
import type { SessionEndedProps } from './session-ended'

interface SessionGuardProps extends SessionEndedProps {
  /** Whether the screen needs a session. Without, refused calls open no dialog. */
  isNeeded: boolean
}

/** Shows a sign-in dialog over the page when a call is refused because the session has ended. */
export function SessionGuard({ isNeeded, ...props }: SessionGuardProps) {
  /** The dialog's module, which is loaded when the first call is refused. */
  const [loaded, setLoaded] = useState<{ SessionEnded: ComponentType<SessionEndedProps> } | null>(null)

  // Without an account, another tab has signed out on this device, and the guards leave the screen.
  const mayOpen = useEffectEvent(() => isNeeded && (account.user !== null || account.business !== null))

  useEffect(() => {
    setSessionEndedHandler(async (token) => {
      if (!mayOpen()) return false
      try {
        const { askToSignIn, SessionEnded } = await import('./session-ended')
        setLoaded({ SessionEnded })
        return await askToSignIn(token, () => mayOpen())
      } catch (error) {
        // Without the dialog's code the call fails with 401, and its screen offers a retry.
        console.error(error)
        return false
      }
    })
    return () => setSessionEndedHandler(null)
  }, [])

  return loaded && <loaded.SessionEnded {...props} />
}
