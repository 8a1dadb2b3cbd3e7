import { StudentSettingsPage } from '@/features/student-settings'
import { useSettingsPage } from '../use-settings-page'

export function StudentSettings() {
  return <StudentSettingsPage {...useSettingsPage()} />
}
