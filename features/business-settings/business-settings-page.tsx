import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, settingsView } from '@/client'
import {
  businessSettings,
  changeSettings,
  dismissRestored,
  openSettings,
  saveSettings,
  startOver,
  stopCelebrating,
} from './business-settings.store'
import { BusinessSettingsScreen } from './screens/business-settings-screen'

/** A business's settings (`/business/settings`), for the one signed in. */
export function BusinessSettingsPage() {
  const { business } = useSnapshot(account)
  // In step with every key, or the caret would jump while somebody types in the middle of a word.
  const { form, ...state } = useSnapshot(businessSettings, { sync: true })
  const accountId = business?.id

  useEffect(() => {
    if (accountId && account.business) openSettings(account.business)
  }, [accountId])

  if (!business || !form) return null
  return (
    <BusinessSettingsScreen
      business={business}
      form={form}
      view={settingsView(state)}
      onChange={changeSettings}
      onSave={() => void saveSettings()}
      onStartOver={startOver}
      onDismissRestored={dismissRestored}
      onCelebrated={stopCelebrating}
    />
  )
}
