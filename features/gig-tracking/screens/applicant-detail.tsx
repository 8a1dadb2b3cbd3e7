import { AvailabilityGrid, Avatar, Button, PdfViewer, RichText, Tag, TimeAgo, VisuallyHidden } from '@campus-gigs/ui'
import { ArrowLeft, ArrowUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { BusinessApplication, BusinessListing } from '@/client'
import { type ApplicantRating, formatDollars, limits, messages, parseAnswers } from '@/domain'
import { ActionAlert, FitSummary } from '@/features/shared'
import { nameOf } from '../applicant-texts'
import { type ContactStatus, latestRating } from '../candidate-actions'
import { Timeline } from './applicant-timeline'
import { ContactLinks } from './contact-links'
import { RateAs } from './rate-as'

export interface ApplicantDetailProps {
  gig: BusinessListing
  application: BusinessApplication
  /** The address that gets a copy of every mail. */
  supportEmail: string
  now: Date
  /** The server's message when it refused the last rating or contact of this applicant; null otherwise. */
  actionRefusal: string | null
  onRate: (rating: ApplicantRating) => void
  /** Called when the business follows a contact link. */
  onContact: (status: ContactStatus) => void
  /** Called to go back to the list: on phones it replaces the detail, on wide screens it gets the focus. */
  onClose: () => void
  /** The heading with the name, which gets the focus when the applicant is opened. */
  nameRef: RefObject<HTMLHeadingElement | null>
}

/** An applicant: contact, letter, resume, answers and availability (GT-05, GT-06, GT-10). */
export function ApplicantDetail(props: ApplicantDetailProps) {
  const { application, now, onClose, nameRef } = props
  return (
    <article
      aria-label={nameOf(application.user)}
      // `min-w-0` lets a resume page shrink after the phone was rotated. The scroll margins keep focused elements above
      // the bar at the bottom.
      className="min-w-0 scroll-mt-24 space-y-8 rounded-lg border border-line bg-raised p-4 shadow-card sm:p-7 max-lg:**:scroll-mb-24"
    >
      <Button
        variant="quiet"
        className="-ms-4.75 -mt-1 mb-1 lg:mb-3"
        iconStart={<ArrowLeft aria-hidden />}
        onClick={onClose}
      >
        All applicants
      </Button>
      {application.isAnonymous ? (
        <DeletedAccount application={application} now={now} nameRef={nameRef} />
      ) : (
        <ApplicationContent {...props} />
      )}
    </article>
  )
}

/** What is left once the student deleted their account: the dates and the business's own ratings. */
function DeletedAccount({ application, now, nameRef }: NameHeadingProps) {
  return (
    <div className="space-y-5">
      <NameHeading application={application} now={now} nameRef={nameRef} />
      <p className="max-w-prose">{messages.tracking.deletedAccount}</p>
      <Timeline application={application} now={now} />
    </div>
  )
}

function ApplicationContent(props: ApplicantDetailProps) {
  const { gig, application, supportEmail, now, actionRefusal, onRate, onContact, nameRef } = props
  const { user, resumeFile } = application
  const contact = { applicant: user, gig, supportEmail, onContact }

  function moveTop() {
    nameRef.current?.closest('article')?.scrollIntoView({ block: 'start' })
    nameRef.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <header className="space-y-5">
        <Introduction application={application} now={now} nameRef={nameRef} />
        <FitSummary
          availability={user.userAvailability}
          shifts={gig.Shift}
          reader="business"
          maxNamedClashes={Number.POSITIVE_INFINITY}
          showsSlots
        />
        <RateAs rating={latestRating(application.candidateActions)} onRate={onRate} />
        <ActionAlert
          failure={actionRefusal}
          title={messages.tracking.actionNotSaved()}
          offlineText={messages.tracking.actionsOffline}
        />
        <ContactLinks {...contact} className="max-w-md max-lg:hidden" />
        <ContactNote application={application} />
        <Timeline application={application} now={now} />
      </header>
      <Availability user={user} shifts={gig.Shift} />
      {user.personalSummary && (
        <Section title="Personal summary">
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{user.personalSummary}</p>
        </Section>
      )}
      <Answers application={application} />
      <Section title="Cover Letter">
        <RichText html={application.notes} />
      </Section>
      <Section title="Resume">
        {resumeFile ? (
          <PdfViewer
            src={resumeFile.fileUrl}
            fileName={resumeFile.fileName}
            downloadHref={`${resumeFile.fileUrl}?download`}
          />
        ) : (
          <p>{messages.tracking.contactExpired(limits.applicationAccessDays)}</p>
        )}
      </Section>
      <Button variant="quiet" iconStart={<ArrowUp aria-hidden />} onClick={moveTop}>
        Move Top <VisuallyHidden>to the top of this application</VisuallyHidden>
      </Button>
      {user.email !== null && (
        <div className="sticky bottom-0 z-20 -mx-4 -mb-4 rounded-b-lg border-line border-t bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:-mb-7 sm:px-7 lg:hidden [@media(max-height:32rem)]:static">
          <ContactLinks {...contact} />
        </div>
      )}
    </>
  )
}

/** Why there is no way to get in touch; nothing when there is one. */
function ContactNote({ application: { user, expiredAt } }: Pick<ApplicantDetailProps, 'application'>) {
  if (user.email !== null) return null
  return (
    <p className="max-w-prose text-ink-muted">
      {expiredAt === null
        ? messages.tracking.contactNotShared(user.firstName)
        : messages.tracking.contactExpired(limits.applicationAccessDays)}
    </p>
  )
}

type NameHeadingProps = Pick<ApplicantDetailProps, 'application' | 'now' | 'nameRef'>

function NameHeading({ application, now, nameRef }: NameHeadingProps) {
  const { user } = application
  const name = nameOf(user)
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={user.profilePicture} size="lg" decorative />
      <div className="min-w-0">
        <h2 ref={nameRef} tabIndex={-1} className="wrap-anywhere text-xl outline-none sm:text-2xl">
          {name}
        </h2>
        <p className="text-ink-muted">
          Applied <TimeAgo date={application.appliedAt} now={now} />
        </p>
      </div>
    </div>
  )
}

/** Who the applicant is: name, picture, and what the profile says about them. */
function Introduction({ application, now, nameRef }: NameHeadingProps) {
  const { user } = application
  return (
    <>
      <NameHeading application={application} now={now} nameRef={nameRef} />
      <ul aria-label="About" className="flex flex-wrap gap-2">
        {[user.currentSuburb ?? 'Suburb unknown', originText(user), expectedPayText(user)].map((fact) => (
          <li key={fact}>
            <Tag>{fact}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The applicant's week, beside the gig's shifts when it has any. */
function Availability({ user, shifts }: { user: BusinessApplication['user']; shifts: BusinessListing['Shift'] }) {
  const name = nameOf(user)
  return (
    <Section title="Availability">
      {shifts.length > 0 ? (
        <AvailabilityGrid
          mode="compare"
          label={`${name}'s week beside your shifts`}
          hideLabel
          self={user.userAvailability}
          other={shifts}
          selfLabel={user.firstName}
          otherLabel="your shifts"
          summary={null}
        />
      ) : (
        <AvailabilityGrid mode="view" label={`${name}'s week`} hideLabel value={user.userAvailability} />
      )}
    </Section>
  )
}

/** `International, from Malaysia` or `Local` (GT-05). */
function originText({ isInternationalStudent, homeTownCountry }: BusinessApplication['user']): string {
  return isInternationalStudent && homeTownCountry ? `International, from ${homeTownCountry}` : 'Local'
}

function expectedPayText({ expectedPayRate }: BusinessApplication['user']): string {
  if (expectedPayRate === null) return `Expected pay: ${messages.search.payLater}`
  return `Expects ${formatDollars(expectedPayRate)} Per Hour`
}

function Answers({ application }: { application: BusinessApplication }) {
  const answers = parseAnswers(application.answers)
  if (answers.length === 0) return null
  return (
    <Section title="Questions and answers">
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
