import { useEffect, useEffectEvent } from 'react'
import { timers } from '@/domain'
import { recordLanding } from './record-scan'
import { LandingRedirectScreen } from './screens/landing-redirect-screen'

export interface PosterLandingPageProps {
  /** The university of the address, or the fixed events prefix. */
  universityName: string
  posterId: string
  /** Opens the landing page in place of this one. */
  onDone: () => void
}

/** Records the scan of a university's poster, then opens the landing page (SC-04). */
export function PosterLandingPage({ universityName, posterId, onDone }: PosterLandingPageProps) {
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    recordLanding(universityName, posterId)
    const timer = setTimeout(() => finish(), timers.landingRedirect)
    return () => clearTimeout(timer)
  }, [universityName, posterId])

  return <LandingRedirectScreen />
}
