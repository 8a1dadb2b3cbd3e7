export { StudentSettingsPage } from './student-settings-page'
