// The public parts of the business profile.
export { BusinessDashboardPage } from './business-dashboard-page'
export { BusinessWizardPage, type BusinessWizardPageProps } from './business-wizard-page'
export type { DashboardLinks } from './screens/business-dashboard-screen'
