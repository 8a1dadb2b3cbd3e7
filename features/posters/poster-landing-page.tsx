import { useEffect, useEffectEvent } from 'react'
import { timers } from '@/domain'
import { recordLanding } from './record-scan'
import { LandingRedirectScreen } from './screens/landing-redirect-screen'

export interface PosterLandingPageProps {
  /** The university of the address, or the fixed events prefix. */
  universityName: string
  posterId: string
  /** Goes to the landing page in place of this one. */
  onDone: () => void
}

/** Where the code on a university's poster leads first: counted, then on to the landing page (SC-04). */
export function PosterLandingPage({ universityName, posterId, onDone }: PosterLandingPageProps) {
  const go = useEffectEvent(onDone)

  useEffect(() => {
    recordLanding(universityName, posterId)
    const timer = setTimeout(() => go(), timers.landingRedirect)
    return () => clearTimeout(timer)
  }, [universityName, posterId])

  return <LandingRedirectScreen />
}
