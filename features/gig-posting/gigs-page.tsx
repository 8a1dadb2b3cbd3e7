import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/client'
import { clock } from '@/domain'
import { gigCard, totalsOf } from './gig-cards'
import { gigsList, refreshGigs } from './gigs.store'
import { type GigsLinks, GigsScreen } from './screens/gigs-screen'
import { isUnread } from './seen-gigs'
import { seenGigs } from './seen-gigs.store'

export interface GigsPageProps {
  links: GigsLinks
}

/** The gigs of the signed-in business. Asks the server how things stand each time it is opened. */
export function GigsPage({ links }: GigsPageProps) {
  const { businessJobListData } = useSnapshot(session)
  const { stale } = useSnapshot(gigsList)
  const { at: seen } = useSnapshot(seenGigs)
  const now = clock.now()

  useEffect(() => {
    void refreshGigs()
  }, [])

  return (
    <GigsScreen
      gigs={businessJobListData.map((gig) => gigCard(gig, now, isUnread(gig, seen)))}
      totals={totalsOf(businessJobListData, now)}
      stale={stale}
      onRefresh={() => void refreshGigs()}
      links={links}
    />
  )
}
