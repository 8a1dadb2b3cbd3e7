import { BusinessSettingsPage } from '@/features/business-settings'
import { useSettingsPage } from '../use-settings-page'

export function BusinessSettings() {
  return <BusinessSettingsPage {...useSettingsPage()} />
}
