export { BusinessDashboardPage } from './business-dashboard-page'
export { BusinessWizardPage } from './business-wizard-page'
