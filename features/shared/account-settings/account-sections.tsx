import { memo } from 'react'
import type { LegalLinks } from '../legal-link'
import { MailChoicesSection } from './mail-choices-section'
import { SessionsSection } from './sessions-section'
import { YourDataSection } from './your-data-section'

/** The props that the app passes to the settings page of either kind of account. */
export interface SettingsPageProps {
  /** Called once the account is deleted, to leave the settings. */
  onAccountDeleted: () => void
  /** Signs out here and at the identity provider. */
  onSignOutAtProvider: () => void
  legalLinks: LegalLinks
}

interface AccountSectionsProps extends SettingsPageProps {
  kind: 'student' | 'business'
  /** Whether the account has a password, which its deletion asks for. */
  hasPassword: boolean
}

/**
 * The sections that end the settings of both kinds of account: mails, sessions, and the account's data. A change of the
 * form above doesn't render them again.
 */
export const AccountSections = memo(function AccountSections(props: AccountSectionsProps) {
  const { kind, onSignOutAtProvider, ...yourData } = props
  return (
    <>
      <MailChoicesSection kind={kind} />
      <SessionsSection kind={kind} onSignOutAtProvider={onSignOutAtProvider} />
      <YourDataSection kind={kind} {...yourData} />
    </>
  )
})
