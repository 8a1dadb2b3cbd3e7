import { StudentSettingsPage } from '@/features/student-settings'
import { useNavigate } from '../navigation/react'
import { paths } from '../paths'
import { signOutAtProvider } from '../sign-out-at-provider'

export function StudentSettings() {
  const navigate = useNavigate()
  return (
    <StudentSettingsPage
      onSignOutAtProvider={() => void signOutAtProvider()}
      onAccountDeleted={() => void navigate(paths.accountDeleted())}
      legalLinks={{ privacy: paths.privacy(), terms: paths.terms() }}
    />
  )
}
