import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { useEffect, useState } from 'react'
import { call, useAccount, useSession } from '@/client'
import { isFailure } from '@/contract'
import { clock, melbourneIsoDay } from '@/domain'
import type { LiveWeeks } from './fitting-gigs'
import { type HeroLinks, heroAction } from './hero-action'
import { type LandingLinks, LandingScreen } from './screens/landing-screen'

/** The home page, with the live gigs of the server behind its grid. */
export function LandingPage({ links }: { links: LandingLinks & HeroLinks }) {
  const { user, business } = useAccount()
  const { kind } = useSession()
  const [live, setLive] = useState<LiveWeeks | null>()
  const [week, setWeek] = useState<AvailabilityEntry[]>([])

  useEffect(() => {
    const cancel = new AbortController()
    void call('liveWeeks', undefined, { signal: cancel.signal }).then((outcome) => {
      if (!cancel.signal.aborted) setLive(outcome === null || isFailure(outcome) ? null : outcome)
    })
    return () => cancel.abort()
  }, [])

  return (
    <LandingScreen
      action={heroAction({ user, business, kind }, links)}
      links={links}
      live={live}
      week={week}
      onWeekChange={setWeek}
      year={Number(melbourneIsoDay(clock.now()).slice(0, 4))}
    />
  )
}
