import { useSnapshot } from 'valtio'
import { account, gigDrafts, useGigDrafts, useRefreshedSession, useSession } from '@/client'
import { clock } from '@/domain'
import { gigCard, totalsOf } from './gig-cards'
import { GigsScreen, type GigsScreenProps } from './screens/gigs-screen'
import { isUnread } from './seen-gigs'
import { seenGigs } from './seen-gigs.store'

/** The gigs of the signed-in business. Refreshes the session when it opens. */
export function GigsPage({ links }: Pick<GigsScreenProps, 'links'>) {
  const { businessJobListData } = useSession()
  const { isStale, refresh } = useRefreshedSession()
  const { at: seen } = useSnapshot(seenGigs)
  const drafts = useGigDrafts()
  const now = clock.now()

  return (
    <GigsScreen
      gigs={businessJobListData.map((gig) => gigCard(gig, now, isUnread(gig, seen)))}
      totals={totalsOf(businessJobListData, now)}
      drafts={drafts}
      now={now}
      onDiscardDraft={(subject) => {
        if (account.business) gigDrafts.clear(account.business.id, subject)
      }}
      stale={isStale}
      onRefresh={refresh}
      links={links}
    />
  )
}
