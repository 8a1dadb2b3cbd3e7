import { BusinessSettingsPage } from '@/features/business-settings'
import { useNavigate } from '../navigation/react'
import { paths } from '../paths'
import { signOutAtProvider } from '../sign-out-at-provider'

export function BusinessSettings() {
  const navigate = useNavigate()
  return (
    <BusinessSettingsPage
      onSignOutAtProvider={() => void signOutAtProvider()}
      onAccountDeleted={() => void navigate(paths.accountDeleted())}
      legalLinks={{ privacy: paths.privacy(), terms: paths.terms() }}
    />
  )
}
