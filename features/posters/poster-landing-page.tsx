import { WeekMotif } from '@campus-gigs/ui'
import { useEffect, useEffectEvent } from 'react'
import { messages, timers } from '@/domain'
import { recordLanding } from './record-scan'

interface PosterLandingPageProps {
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

/** Shown until the landing page opens (SC-04). */
function LandingRedirectScreen() {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center justify-items-center gap-6 px-4 text-center">
      <WeekMotif size={220} />
      <h1 className="page-heading">{messages.poster.landing}</h1>
    </main>
  )
}
