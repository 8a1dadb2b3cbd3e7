import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, useAccount } from '@/client'
import { SessionsSection, settingsView } from '@/features/shared'
import { businessSettings } from './business-settings.store'
import { ImagesSection } from './images-section'
import { BusinessSettingsScreen } from './screens/business-settings-screen'
import { SignInSection } from './sign-in-section'

/** A business's settings (`/business/settings`), for the one signed in. */
export function BusinessSettingsPage() {
  const settings = businessSettings()
  const { business } = useAccount()
  // In step with every key, or the caret would jump while somebody types in the middle of a word.
  const { form, refused, ...save } = useSnapshot(settings.state, { sync: true })
  const accountId = business?.id

  useEffect(() => {
    if (accountId && account.business) settings.open(account.business)
  }, [accountId, settings])

  if (!business || !form) return null
  return (
    <BusinessSettingsScreen
      business={business}
      form={form}
      view={settingsView(save)}
      refused={refused}
      onChange={settings.change}
      onSave={() => void settings.save()}
      onStartOver={settings.startOver}
      onDismissRestored={settings.dismissRestored}
      onCelebrated={settings.stopCelebrating}
      more={
        <>
          <ImagesSection />
          <SignInSection />
          <SessionsSection kind="business" />
        </>
      }
    />
  )
}
