import { type AvailabilityEntry, FULL_WEEK, maskOf } from '@campus-gigs/ui/availability'
import { useEffect, useState } from 'react'
import { loadFittingGigs, loadLiveWeeks, onClientStart } from '@/client'
import type { FittingGig, LiveWeeks } from '@/contract'
import { clock, melbourneIsoDay } from '@/domain'
import type { HeroAction } from './screens/hero'
import { type LandingLinks, LandingScreen } from './screens/landing-screen'

/** The pause in painting after which the fitting gigs are loaded. */
const paintingPauseMs = 250

/** The week painted since the document was loaded. It outlives this page, which the app mounts anew after a sign-in. */
let paintedWeek: AvailabilityEntry[] = []

// A stopped client, as between two tests, forgets the week.
onClientStart(() => () => {
  paintedWeek = []
})

/** The home page, with the server's live gigs. */
export function LandingPage({ action, links }: { action: HeroAction; links: LandingLinks }) {
  /** Undefined while loading, null when the server can't be reached. */
  const [liveWeeks, setLiveWeeks] = useState<LiveWeeks | null | undefined>(undefined)
  /** The last answer of a search for gigs, with the mask it was for. */
  const [found, setFound] = useState<{ mask: number; gigs: readonly FittingGig[] } | null>(null)
  const [week, setWeek] = useState(paintedWeek)

  useEffect(() => {
    const controller = new AbortController()
    void loadLiveWeeks(controller.signal).then((weeks) => {
      if (!controller.signal.aborted) setLiveWeeks(weeks)
    })
    return () => controller.abort()
  }, [])

  function handleWeekChange(changed: AvailabilityEntry[]): void {
    paintedWeek = changed
    setWeek(changed)
  }

  const mask = maskOf(week)
  // Every gig fits the full week, so before painting the newest gigs are shown.
  const shownMask = mask === 0 ? FULL_WEEK : mask
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const fitting = await loadFittingGigs(shownMask, controller.signal)
      // Without an answer the list is empty; the sentence about live gigs says that the server can't be reached.
      if (!controller.signal.aborted) setFound({ mask: shownMask, gigs: fitting ?? [] })
    }, paintingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shownMask])

  return (
    <LandingScreen
      action={action}
      links={links}
      live={liveWeeks}
      gigs={found?.gigs ?? []}
      isSearching={found?.mask !== shownMask}
      week={week}
      onWeekChange={handleWeekChange}
      year={Number(melbourneIsoDay(clock.now()).slice(0, 4))}
    />
  )
}
