import { gigDrafts, useAccount, useGigDrafts, useRefreshedSession, useSession } from '@/client'
import { clock } from '@/domain'
import { gigRow } from './gig-rows'
import { BusinessDashboardScreen, type BusinessDashboardScreenProps } from './screens/business-dashboard-screen'

/** The signed-in business's home. Reloads the session from the server on every mount. */
export function BusinessDashboardPage({ links }: Pick<BusinessDashboardScreenProps, 'links'>) {
  const { business } = useAccount()
  const { businessJobListData } = useSession()
  const { isStale, refresh } = useRefreshedSession()
  const drafts = useGigDrafts()

  return (
    <BusinessDashboardScreen
      business={{
        companyName: business?.companyName ?? null,
        category: business?.companyCategory ?? null,
        logoUrl: business?.logoThumbnailUrl ?? null,
        coverUrl: business?.coverFileUrl ?? null,
      }}
      gigs={businessJobListData.map((gig) => gigRow(gig, clock.now()))}
      drafts={drafts}
      now={clock.now()}
      onDiscardDraft={(subject) => {
        if (business) gigDrafts.clear(business.id, subject)
      }}
      stale={isStale}
      onRefresh={refresh}
      links={links}
    />
  )
}
