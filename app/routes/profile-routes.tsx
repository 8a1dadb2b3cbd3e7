import { BusinessDashboardPage, BusinessWizardPage } from '@/features/business-profile'
import { StudentWizardPage } from '@/features/student-profile'
import { paths } from '../paths'
import { useReplace } from '../use-replace'

export function StudentWizard() {
  return <StudentWizardPage onDone={useReplace(paths.dashboard())} />
}

export function BusinessWizard() {
  return <BusinessWizardPage onDone={useReplace(paths.businessDashboard())} />
}

export function BusinessDashboard() {
  return <BusinessDashboardPage links={{ createGig: paths.createGig(), gig: paths.gig }} />
}
