import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, session } from '@/client'
import { clock } from '@/domain'
import { dashboard, refreshDashboard } from './dashboard.store'
import { gigRow } from './gig-rows'
import { BusinessDashboardScreen, type DashboardLinks } from './screens/business-dashboard-screen'

/** The signed-in business's home. Asks the server how things stand each time it is opened. */
export function BusinessDashboardPage({ links }: { links: DashboardLinks }) {
  const { business } = useSnapshot(account)
  const { businessJobListData } = useSnapshot(session)
  const { stale } = useSnapshot(dashboard)

  useEffect(() => {
    void refreshDashboard()
  }, [])

  return (
    <BusinessDashboardScreen
      business={{
        companyName: business?.companyName ?? null,
        category: business?.companyCategory ?? null,
        logoUrl: business?.logoThumbnailUrl ?? null,
        coverUrl: business?.coverFileUrl ?? null,
      }}
      gigs={businessJobListData.map((gig) => gigRow(gig, clock.now()))}
      stale={stale}
      onRefresh={() => void refreshDashboard()}
      links={links}
    />
  )
}
