export { StudentWizardPage } from './student-wizard-page'
