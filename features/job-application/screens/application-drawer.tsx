import { Drawer, PdfTile, RichText } from '@campus-gigs/ui'
import { type ReactNode, useId } from 'react'
import { formatDate, parseAnswers } from '@/domain'
import type { AppliedRow } from '../history'
import { ComparisonPart, type ComparisonState } from './comparison-part'

interface ApplicationDrawerProps {
  row: AppliedRow
  /** The comparison with all applicants. */
  comparison: ComparisonState
  onRetryComparison: () => void
  onClose: () => void
}

/** The contents of one application (JH-02). */
export function ApplicationDrawer({ row, comparison, onRetryComparison, onClose }: ApplicationDrawerProps) {
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
        <Part title="Resume">
          <PdfTile name={resumeFile.fileName} href={resumeFile.fileUrl} src={resumeFile.fileUrl} />
        </Part>
        <Part title="How you compare">
          <ComparisonPart comparison={comparison} onRetry={onRetryComparison} />
        </Part>
        {answers.length > 0 && (
          <Part title="Your answers">
            <dl className="flex flex-col gap-3">
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="text-ink-muted text-sm">{question}</dt>
                  <dd className="font-semibold">{answer}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <Part title="Your cover letter">
          <RichText html={notes} />
        </Part>
      </div>
    </Drawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
