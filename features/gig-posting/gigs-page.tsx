import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { clock } from '@/contract'
import { session } from '@/contract/client'
import { gigCard, type ListedGig, totalsOf } from './gig-cards'
import { gigsList, refreshGigs } from './gigs.store'
import { type GigsLinks, GigsScreen } from './screens/gigs-screen'

export interface GigsPageProps {
  links: GigsLinks
  /** Whether a listing has applications nobody has looked at. Default: no dots. */
  isUnread?: (gig: ListedGig) => boolean
}

/** The gigs of the signed-in business. Asks the server how things stand each time it is opened. */
export function GigsPage({ links, isUnread }: GigsPageProps) {
  const { businessJobListData } = useSnapshot(session)
  const { stale } = useSnapshot(gigsList)
  const now = clock.now()

  useEffect(() => {
    void refreshGigs()
  }, [])

  return (
    <GigsScreen
      gigs={businessJobListData.map((gig) => gigCard(gig, now, isUnread?.(gig) ?? false))}
      totals={totalsOf(businessJobListData, now)}
      stale={stale}
      onRefresh={() => void refreshGigs()}
      links={links}
    />
  )
}
