export { BusinessSettingsPage as BusinessSettings } from '@/features/business-settings'
export { StudentSettingsPage as StudentSettings } from '@/features/student-settings'
