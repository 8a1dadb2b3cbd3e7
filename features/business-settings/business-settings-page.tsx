import { useEffect } from 'react'
import { account, useAccount, useSession } from '@/client'
import { AccountSections, type SettingsPageProps, settingsView, useFormState } from '@/features/shared'
import { businessSettings } from './business-settings.store'
import { ImagesSection } from './images-section'
import { BusinessSettingsScreen } from './screens/business-settings-screen'
import { SignInSection } from './sign-in-section'

/** The settings page of the signed-in business (`/business/settings`). */
export function BusinessSettingsPage(props: SettingsPageProps) {
  const settings = businessSettings()
  const { business } = useAccount()
  const { postingRules } = useSession()
  const { form, serverErrors, ...save } = useFormState(settings)
  const accountId = business?.id

  useEffect(() => {
    if (accountId && account.business) settings.open(account.business)
  }, [accountId, settings])

  if (!business || !form) return null
  return (
    <BusinessSettingsScreen
      business={business}
      trust={postingRules.trust}
      form={form}
      view={settingsView(save)}
      serverErrors={serverErrors}
      onChange={settings.change}
      onSave={() => void settings.save()}
      onStartOver={settings.startOver}
      onDismissRestored={settings.dismissRestored}
      onCelebrated={settings.stopCelebrating}
      more={
        <>
          <ImagesSection />
          <SignInSection />
          <AccountSections kind="business" hasPassword={business.username !== null} {...props} />
        </>
      }
    />
  )
}
