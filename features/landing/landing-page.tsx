import { type AvailabilityEntry, FULL_WEEK, maskOf } from '@campus-gigs/ui/availability'
import { useEffect, useState } from 'react'
import { call, useAccount, useSession } from '@/client'
import { type FittingGig, isFailure } from '@/contract'
import { clock, melbourneIsoDay } from '@/domain'
import type { LiveWeeks } from './fitting-gigs'
import { type HeroLinks, heroAction } from './hero-action'
import { type LandingLinks, LandingScreen } from './screens/landing-screen'

/** The pause in painting after which the fitting gigs are loaded. */
const paintingPauseMs = 250

/** The home page, with the server's live gigs. */
export function LandingPage({ links }: { links: LandingLinks & HeroLinks }) {
  const { user, business } = useAccount()
  const { kind } = useSession()
  /** Undefined while loading, null when the server can't be reached. */
  const [liveWeeks, setLiveWeeks] = useState<LiveWeeks | null | undefined>(undefined)
  const [gigs, setGigs] = useState<readonly FittingGig[]>([])
  const [week, setWeek] = useState<AvailabilityEntry[]>([])

  useEffect(() => {
    const controller = new AbortController()
    async function loadLiveWeeks(): Promise<void> {
      const outcome = await call('liveWeeks', undefined, { signal: controller.signal })
      if (!controller.signal.aborted) setLiveWeeks(outcome === null || isFailure(outcome) ? null : outcome)
    }
    void loadLiveWeeks()
    return () => controller.abort()
  }, [])

  const mask = maskOf(week)
  // Every gig fits the full week, so before painting the newest gigs are shown.
  const shownMask = mask === 0 ? FULL_WEEK : mask
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await call('fittingGigs', { mask: shownMask }, { signal: controller.signal })
      // Without an answer the list is empty; the count of live gigs tells that the server can't be reached.
      if (!controller.signal.aborted) setGigs(outcome === null || isFailure(outcome) ? [] : outcome.gigs)
    }, paintingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shownMask])

  return (
    <LandingScreen
      action={heroAction({ user, business, kind }, links)}
      links={links}
      live={liveWeeks}
      gigs={gigs}
      week={week}
      onWeekChange={setWeek}
      year={Number(melbourneIsoDay(clock.now()).slice(0, 4))}
    />
  )
}
