import { useAccount, useSession } from '@/client'
import { useGigList } from '@/features/shared'
import { toListingRow } from './listing-rows'
import { BusinessDashboardScreen, type BusinessDashboardScreenProps } from './screens/business-dashboard-screen'

/** The signed-in business's home. Reloads the session from the server on every mount. */
export function BusinessDashboardPage({ links }: Pick<BusinessDashboardScreenProps, 'links'>) {
  const { business } = useAccount()
  const { businessJobListData } = useSession()
  const list = useGigList()

  return (
    <BusinessDashboardScreen
      business={{
        companyName: business?.companyName ?? null,
        category: business?.companyCategory ?? null,
        logoUrl: business?.logoThumbnailUrl ?? null,
        coverUrl: business?.coverFileUrl ?? null,
      }}
      rows={businessJobListData.map((listing) => toListingRow(listing, list.now))}
      links={links}
      {...list}
    />
  )
}
