import { BusinessSettingsPage } from '@/features/business-settings'
import { useNavigate } from '../navigation/react'
import { paths } from '../paths'

export function BusinessSettings() {
  const navigate = useNavigate()
  return (
    <BusinessSettingsPage
      onAccountDeleted={() => void navigate(paths.accountDeleted())}
      legalLinks={{ privacy: paths.privacy(), terms: paths.terms() }}
    />
  )
}
