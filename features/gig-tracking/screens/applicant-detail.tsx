import { AvailabilityGrid, Avatar, Button, PdfViewer, RichText, Tag, TimeAgo } from '@campus-gigs/ui'
import { ArrowLeft, ArrowUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { type ApplicantRating, formatDollars, messages, parseAnswers } from '@/domain'
import { FitSummary } from '@/features/shared'
import type { ContactStatus } from '../contacts'
import type { Gig, GigApplication } from '../gig'
import { latestRating } from '../ratings'
import { ContactLinks } from './contact-links'
import { RateAs } from './rate-as'
import { Timeline } from './timeline'

export interface ApplicantDetailProps {
  gig: Gig
  application: GigApplication
  /** Gets a copy of every mail. */
  supportEmail: string
  now: Date
  onRate: (rating: ApplicantRating) => void
  /** The business follows a link to get in touch. */
  onContact: (status: ContactStatus) => void
  /** Back to the list: on small screens only one of the two is seen, on wide ones it leads the focus back. */
  onClose: () => void
  /** The name, which takes the focus when an applicant is chosen. */
  nameRef: RefObject<HTMLHeadingElement | null>
}

/** Who applied, what they wrote, and the week they are free (GT-05, GT-06, GT-10). */
export function ApplicantDetail(props: ApplicantDetailProps) {
  const { gig, application, supportEmail, now, onRate, onContact, onClose, nameRef } = props
  const { user } = application
  const name = `${user.firstName} ${user.lastName}`

  function moveTop() {
    nameRef.current?.closest('article')?.scrollIntoView({ block: 'start' })
    nameRef.current?.focus({ preventScroll: true })
  }

  return (
    <article
      aria-label={name}
      // Narrower than what is in it: else a page of the resume would keep the width a turned phone had before.
      className="min-w-0 scroll-mt-24 space-y-8 rounded-lg border border-line bg-raised p-4 shadow-card sm:p-7"
    >
      <Button variant="quiet" className="-ms-4.75 -mt-1 mb-3" iconStart={<ArrowLeft aria-hidden />} onClick={onClose}>
        All applicants
      </Button>
      <header className="space-y-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} size="lg" decorative />
          <div className="min-w-0">
            <h2 ref={nameRef} tabIndex={-1} className="wrap-anywhere text-xl outline-none sm:text-2xl">
              {name}
            </h2>
            <p className="text-ink-muted">
              Applied <TimeAgo date={application.appliedAt} now={now} />
            </p>
          </div>
        </div>
        <ul aria-label="About" className="flex flex-wrap gap-2">
          <Fact>{user.currentSuburb ?? 'Suburb unknown'}</Fact>
          <Fact>{user.isInternationalStudent && user.homeTownCountry ? 'International' : 'Local'}</Fact>
          <Fact>
            {user.expectedPayRate === null
              ? `Expected pay: ${messages.search.payLater}`
              : `Expects ${formatDollars(user.expectedPayRate)} Per Hour`}
          </Fact>
        </ul>
        <RateAs rating={latestRating(application.candidateActions)} onRate={onRate} />
        <ContactLinks user={user} gig={gig} supportEmail={supportEmail} onContact={onContact} />
        <Timeline application={application} now={now} />
      </header>
      <Section title="Availability">
        {gig.Shift.length > 0 ? (
          <AvailabilityGrid
            mode="compare"
            label={`${name}'s week beside your shifts`}
            hideLabel
            self={user.userAvailability}
            other={gig.Shift}
            selfLabel={user.firstName}
            otherLabel="your shifts"
            summary={
              <FitSummary
                availability={user.userAvailability}
                shifts={gig.Shift}
                reader="business"
                maxNamedClashes={Number.POSITIVE_INFINITY}
                showsSlots
              />
            }
          />
        ) : (
          <AvailabilityGrid mode="view" label={`${name}'s week`} hideLabel value={user.userAvailability} />
        )}
      </Section>
      <Answers application={application} />
      <Section title="Cover Letter">
        <RichText html={application.notes} />
      </Section>
      <Section title="Resume">
        <PdfViewer
          src={application.resumeFile.fileUrl}
          fileName={application.resumeFile.fileName}
          downloadHref={`${application.resumeFile.fileUrl}?download`}
        />
      </Section>
      <Button variant="quiet" iconStart={<ArrowUp aria-hidden />} onClick={moveTop}>
        Move Top
      </Button>
    </article>
  )
}

function Answers({ application }: { application: GigApplication }) {
  const answers = parseAnswers(application.answers)
  if (answers.length === 0) return null
  return (
    <Section title="Questions">
      <dl className="space-y-4">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-ink-muted">{question}</dt>
            <dd className="font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ children }: { children: string }) {
  return (
    <li>
      <Tag>{children}</Tag>
    </li>
  )
}
