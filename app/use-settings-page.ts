import { identityEndPath } from '@/features/identity'
import type { SettingsPageProps } from '@/features/shared'
import { signOut } from '@/features/shell'
import { useNavigate } from './navigation/react'
import { flushOutboxes } from './outboxes'
import { paths } from './paths'

/** Signs out here and, once that is done, leads to where the identity provider signs the browser out. */
async function signOutAtProvider(): Promise<void> {
  await signOut(flushOutboxes, () => window.location.assign(identityEndPath))
}

/** The props of the settings page of either kind of account. */
export function useSettingsPage(): SettingsPageProps {
  const navigate = useNavigate()
  return {
    onSignOutAtProvider: () => void signOutAtProvider(),
    onAccountDeleted: () => void navigate(paths.accountDeleted()),
    legalLinks: { privacy: paths.privacy(), terms: paths.terms() },
  }
}
