import { StudentSettingsPage } from '@/features/student-settings'
import { useNavigate } from '../navigation/react'
import { paths } from '../paths'

export function StudentSettings() {
  const navigate = useNavigate()
  return (
    <StudentSettingsPage
      onAccountDeleted={() => void navigate(paths.accountDeleted())}
      legalLinks={{ privacy: paths.privacy(), terms: paths.terms() }}
    />
  )
}
