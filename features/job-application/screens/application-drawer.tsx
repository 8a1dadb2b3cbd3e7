import { Button, Checkbox, Drawer, PdfTile, RichText } from '@campus-gigs/ui'
import type { StudentListing } from '@/client'
import { formatDate, messages, parseAnswers } from '@/domain'
import { ActionAlert, TitledSection } from '@/features/shared'
import type { ActionsByListing, ContactSharing } from '../application-actions.store'
import { type AppliedRow, resumeNote } from '../history'
import { ApplicantComparison, type ComparisonState } from './applicant-comparison'

export interface SentApplicationProps {
  /** The student's phone number and e-mail address. */
  contact: { phoneNumber: string | null; email: string }
  contactSharing: Readonly<ActionsByListing<ContactSharing>>
  /** Called to share the contact details with the business of a listing, or to stop sharing. */
  onShareContact: (jobId: string, isShared: boolean) => void
  /** Called to withdraw an application; asks first. */
  onWithdraw: (jobId: string) => void
  /** Opens the dialog that reports a listing. */
  onReport: (job: StudentListing) => void
}

interface ApplicationDrawerProps extends SentApplicationProps {
  row: AppliedRow
  /** The comparison with all applicants. */
  comparison: ComparisonState
  onRetryComparison: () => void
  onClose: () => void
}

/** The contents of one application (JH-02), and what the student can do about it. */
export function ApplicationDrawer(props: ApplicationDrawerProps) {
  const { row, comparison, onRetryComparison, onWithdraw, onReport, onClose } = props
  const { job, application } = row
  const { resumeFile, appliedAt, notes } = application
  const answers = parseAnswers(application.answers)
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={job.jobTitle}
      description={job.company.companyName}
    >
      <div className="flex flex-col gap-7 pb-4">
        <p>
          Applied on <strong className="font-semibold">{formatDate(appliedAt)}</strong>
        </p>
        <TitledSection title="Resume">
          {resumeFile && <PdfTile fileName={resumeFile.fileName} href={resumeFile.fileUrl} src={resumeFile.fileUrl} />}
          <p>{resumeNote(application, job.company.companyName)}</p>
        </TitledSection>
        {application.expiredAt === null && (
          <TitledSection title="Your contact details">
            <ContactSharingField {...props} />
          </TitledSection>
        )}
        <TitledSection title="How you compare">
          <ApplicantComparison state={comparison} onRetry={onRetryComparison} />
        </TitledSection>
        {answers.length > 0 && (
          <TitledSection title="Your answers">
            <dl className="flex flex-col gap-3">
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="text-ink-muted text-sm">{question}</dt>
                  <dd className="font-semibold">{answer}</dd>
                </div>
              ))}
            </dl>
          </TitledSection>
        )}
        {notes !== '' && (
          <TitledSection title="Your cover letter">
            <RichText html={notes} />
          </TitledSection>
        )}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => onWithdraw(job.id)}>
            Withdraw application
          </Button>
          {job.status !== 'hidden' && (
            <Button size="sm" variant="quiet" onClick={() => onReport(job)}>
              Report this gig
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  )
}

function ContactSharingField({ row, contact, contactSharing, onShareContact }: ApplicationDrawerProps) {
  const { job, application } = row
  const change = contactSharing[job.id]
  const isShared = change?.isBusy ? change.isShared : application.sharesContact
  return (
    <>
      <Checkbox
        label={messages.apply.shareContact}
        hint={
          <>
            {[contact.phoneNumber, contact.email].filter(Boolean).join(' and ')}
            {application.sharesContact && `. ${job.company.companyName} may have noted them already.`}
          </>
        }
        checked={isShared}
        onChange={(checked) => onShareContact(job.id, checked)}
      />
      <ActionAlert
        title={messages.history.contactNotChanged}
        failure={change?.failure}
        onRetry={() => onShareContact(job.id, change?.isShared ?? false)}
        offlineText={null}
      />
    </>
  )
}
