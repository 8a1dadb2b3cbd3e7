import { gigDrafts, useAccount, useGigDraft, useRefreshedSession, useSession } from '@/client'
import { clock } from '@/domain'
import { gigRow } from './gig-rows'
import { BusinessDashboardScreen, type DashboardLinks } from './screens/business-dashboard-screen'

/** The signed-in business's home. Reloads the session from the server on every mount. */
export function BusinessDashboardPage({ links }: { links: DashboardLinks }) {
  const { business } = useAccount()
  const { businessJobListData } = useSession()
  const { isStale, refresh } = useRefreshedSession()
  const draft = useGigDraft()

  return (
    <BusinessDashboardScreen
      business={{
        companyName: business?.companyName ?? null,
        category: business?.companyCategory ?? null,
        logoUrl: business?.logoThumbnailUrl ?? null,
        coverUrl: business?.coverFileUrl ?? null,
      }}
      gigs={businessJobListData.map((gig) => gigRow(gig, clock.now()))}
      draft={draft}
      now={clock.now()}
      onDiscardDraft={() => {
        if (business) gigDrafts.clear(business.id)
      }}
      stale={isStale}
      onRefresh={refresh}
      links={links}
    />
  )
}
