export { StudentWizardPage, type StudentWizardPageProps } from './student-wizard-page'
