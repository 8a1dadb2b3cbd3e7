// The public parts of the business profile.
export { BusinessDashboardPage } from './business-dashboard-page'
export { BusinessWizardPage } from './business-wizard-page'
