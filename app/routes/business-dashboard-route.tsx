import { BusinessDashboardPage } from '@/features/business-profile'
import { paths } from '../paths'

export function BusinessDashboard() {
  return <BusinessDashboardPage links={{ createGig: paths.createGig(), gig: paths.gig, gigDraft: paths.gigDraft }} />
}
