export { BusinessSettingsPage } from './business-settings-page'
