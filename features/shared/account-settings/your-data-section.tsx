import { Button } from '@campus-gigs/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { messages } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import { LegalLink, type LegalLinks } from '../legal-link'
import { SettingsSection } from '../settings-frame/settings-section'
import { createAccountDeletion, createAccountExport, type ExportState } from './account-data.store'
import { DeleteAccountDialog } from './delete-account-dialog'

type AccountKind = 'student' | 'business'

interface YourDataSectionProps {
  kind: AccountKind
  /** Whether the account has a password, which its deletion asks for. */
  hasPassword: boolean
  legalLinks: LegalLinks
  /** Called once the account is deleted, to leave the settings. */
  onAccountDeleted: () => void
}

/** The account's data: download everything, or delete the account. */
export function YourDataSection({ kind, hasPassword, legalLinks, onAccountDeleted }: YourDataSectionProps) {
  const [deletion] = useState(() => createAccountDeletion(kind))
  const [accountExport] = useState(createAccountExport)
  const deletionState = useSnapshot(deletion.state)
  const exportState = useSnapshot(accountExport.state)
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)

  async function handleConfirm(currentPassword: string | undefined) {
    if (await deletion.deleteAccount(currentPassword)) onAccountDeleted()
  }

  return (
    <>
      <YourData
        kind={kind}
        legalLinks={legalLinks}
        exportState={exportState}
        onDownload={() => void accountExport.download()}
        onDelete={() => setIsConfirmOpen(true)}
      />
      {isConfirmOpen && (
        <DeleteAccountDialog
          kind={kind}
          hasPassword={hasPassword}
          isBusy={deletionState.isBusy}
          failure={deletionState.failure}
          passwordError={deletionState.passwordError}
          onConfirm={(password) => void handleConfirm(password)}
          onClose={() => {
            deletion.reset()
            setIsConfirmOpen(false)
          }}
        />
      )}
    </>
  )
}

interface YourDataProps {
  kind: AccountKind
  legalLinks: LegalLinks
  exportState: ExportState
  onDownload: () => void
  /** Called to open the confirmation. */
  onDelete: () => void
}

/** What the download contains. */
const exportContents = {
  student: 'One ZIP file with your texts, applications, resumes and picture.',
  business: 'One ZIP file with your profile, gigs, events, ratings and images.',
} as const satisfies Record<AccountKind, string>

/** The view of {@link YourDataSection}. */
export function YourData({ kind, legalLinks, exportState, onDownload, onDelete }: YourDataProps) {
  const { isBusy, failure, announcement } = exportState
  return (
    <SettingsSection
      title="Your data"
      description={
        <>
          What we keep, and for how long: <LegalLink href={legalLinks.privacy}>Privacy</LegalLink> and{' '}
          <LegalLink href={legalLinks.terms}>Terms</LegalLink>.
        </>
      }
    >
      <div className="flex flex-col items-start gap-2">
        <Button busy={isBusy} iconStart={<Download aria-hidden />} onClick={onDownload}>
          Download my data
        </Button>
        <p className="text-ink-muted text-sm">{exportContents[kind]}</p>
        <p role="status" className="text-sm empty:sr-only">
          {announcement}
        </p>
        <ActionAlert
          title={messages.account.notExported}
          failure={failure}
          onRetry={onDownload}
          retrying={isBusy}
          offlineText={null}
        />
      </div>
      <div className="flex flex-col items-start gap-2">
        <Button onClick={onDelete}>Delete my account</Button>
        <p className="text-ink-muted text-sm">Asks first, and says what goes and what stays.</p>
      </div>
    </SettingsSection>
  )
}
