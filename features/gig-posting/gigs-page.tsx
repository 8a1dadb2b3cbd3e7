import { useSnapshot } from 'valtio'
import { useSession } from '@/client'
import { useGigList } from '@/features/shared'
import { toGigCard, totalsOf } from './gig-cards'
import { GigsScreen, type GigsScreenProps } from './screens/gigs-screen'
import { isUnread } from './seen-gigs'
import { seenGigs } from './seen-gigs.store'

/** The gigs of the signed-in business. Refreshes the session when it opens. */
export function GigsPage({ links }: Pick<GigsScreenProps, 'links'>) {
  const { businessJobListData } = useSession()
  const { at: seen } = useSnapshot(seenGigs)
  const list = useGigList()
  const { now } = list

  return (
    <GigsScreen
      gigs={businessJobListData.map((gig) => toGigCard(gig, now, isUnread(gig, seen)))}
      totals={totalsOf(businessJobListData, now)}
      links={links}
      {...list}
    />
  )
}
