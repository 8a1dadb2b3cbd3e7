import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetSession, refreshSession } from '@/contract/client'
import { paths } from './paths'

/**
 * Keeps the session current (SA-10): asked for on load, where an ended one asks to sign in again over the
 * page, and quietly whenever the page gets the focus back.
 */
export function useFreshSession(): void {
  const navigate = useNavigate()

  useEffect(() => {
    void refreshSession({ signInAgain: true }).then((result) => {
      if (result !== 'ended') return
      forgetSession()
      void navigate(paths.onboarding())
    })
    const handleFocus = () => void refreshSession({ signInAgain: false })
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [navigate])
}
