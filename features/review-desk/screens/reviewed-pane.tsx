import { Alert, Button, type ButtonVariant } from '@campus-gigs/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Snapshot } from 'valtio'
import type { ReviewedBusiness, ReviewedListing } from '@/contract'
import { formatDayAndTime, type ListingReview } from '@/domain'
import { ListingStatusTag, TitledSection } from '@/features/shared'
import type { Decision, Reviewed } from '../desk-state'
import { DecisionDialog, decisionTexts } from './decision-dialog'
import { BusinessFacts, DecisionLog, GigList, ReportList } from './reviewed-details'

export interface ReviewedPaneProps {
  reviewed: Snapshot<Reviewed>
  isDeciding: boolean
  decisionFailure: string | null
  onOpen: (jobListingId: string) => void
  /** @param name the name that `allowName` allows */
  onDecide: (decision: Decision, reason: string, name?: string) => Promise<boolean>
  /** Called when the dialog of a decision closes. */
  onEndDecision: () => void
  renderListing: (reviewed: Snapshot<ReviewedListing>) => ReactNode
}

/** The decisions about a listing in each state of its review. */
const decisionsOfReview: Record<ListingReview, readonly Decision[]> = {
  waiting: ['approve', 'refuse'],
  approved: ['hide'],
  hidden: ['restore'],
}

/** The decisions about a listing that are possible now. */
function listingDecisions({ review, reports, jobListing }: Snapshot<ReviewedListing>): Decision[] {
  const hasOpenReports = reports.some((report) => report.isOpen && report.jobListingId === jobListing.id)
  return hasOpenReports ? [...decisionsOfReview[review], 'dismiss'] : [...decisionsOfReview[review]]
}

/**
 * The decisions that are possible now: those about the listing first, if one is open, then those about its business.
 */
function possibleDecisions(reviewed: Snapshot<Reviewed>): Decision[] {
  const aboutListing = 'jobListing' in reviewed ? listingDecisions(reviewed) : []
  return [...aboutListing, reviewed.business.suspension ? 'unsuspend' : 'suspend', 'allowName']
}

/**
 * A listing or a business with everything an admin needs to decide: reports, what students see, the business and what
 * was done before.
 */
export function ReviewedPane(props: ReviewedPaneProps) {
  const { reviewed, onOpen, onDecide, onEndDecision, renderListing, isDeciding, decisionFailure } = props
  const { business, reports, listings, log } = reviewed
  /** The listing that is open; null when a business is. */
  const listing = 'jobListing' in reviewed ? reviewed : null
  const [decision, setDecision] = useState<Decision | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const openListingId = listing?.jobListing.id
  const reportsOfListing = reports.filter(({ jobListingId }) => jobListingId === openListingId)
  const otherReports = reports.filter(({ jobListingId }) => jobListingId !== openListingId)

  useEffect(() => headingRef.current?.focus(), [])

  function closeDialog() {
    setDecision(null)
    onEndDecision()
  }

  return (
    <article aria-labelledby="reviewed-title" className="flex flex-col gap-6">
      <PaneHeader reviewed={reviewed} headingRef={headingRef} onChoose={setDecision} />
      {listing && <ReviewReasons listing={listing} />}
      {reportsOfListing.length > 0 && (
        <TitledSection title="Reports of this gig">
          <ReportList reports={reportsOfListing} />
        </TitledSection>
      )}
      {listing && (
        <TitledSection title="As students see it">
          <div className="rounded-xl border border-line bg-raised shadow-card">{renderListing(listing)}</div>
        </TitledSection>
      )}
      <TitledSection title="The business">
        <BusinessFacts business={business} />
      </TitledSection>
      <TitledSection title="Its gigs">
        <GigList listings={listings} openedId={openListingId} onOpen={onOpen} />
      </TitledSection>
      {otherReports.length > 0 && (
        <TitledSection title={listing ? 'Reports of its other gigs' : 'Reports of its gigs'}>
          <ReportList reports={otherReports} showsTitle />
        </TitledSection>
      )}
      <TitledSection title="What was decided before">
        <DecisionLog log={log} />
      </TitledSection>
      {decision !== null && (
        <DecisionDialog
          decision={decision}
          subject={[listing?.jobListing.jobTitle, nameOf(business)].filter(Boolean).join(', ')}
          isBusy={isDeciding}
          failure={decisionFailure}
          onConfirm={async (...reasonAndName) => {
            if (!(await onDecide(decision, ...reasonAndName))) return
            // The button that opened the dialog is removed with its decision, so the heading takes the focus.
            flushSync(closeDialog)
            headingRef.current?.focus()
          }}
          onClose={closeDialog}
        />
      )}
    </article>
  )
}

/** A business's name; its username or e-mail address while it has given none. */
function nameOf({ companyName, username, email }: Snapshot<ReviewedBusiness['business']>): string {
  return companyName || username || email || 'A business without a name'
}

/** Why a listing waits or is hidden, and the business's reason for low pay. */
function ReviewReasons({ listing: { reviewReasons, belowMinimumReason } }: { listing: Snapshot<ReviewedListing> }) {
  if (reviewReasons.length === 0 && belowMinimumReason === null) return null
  return (
    <TitledSection title="Why it waits or is hidden, and why it pays less">
      <ul className="list-disc ps-5">
        {reviewReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {belowMinimumReason !== null && <li>Pay below the legal minimum, the business says: {belowMinimumReason}</li>}
      </ul>
    </TitledSection>
  )
}

/** The looks of the buttons that are less prominent here than in their dialogs. */
const quietVariants: Partial<Record<Decision, ButtonVariant>> = { suspend: 'secondary', allowName: 'quiet' }

interface PaneHeaderProps {
  reviewed: Snapshot<Reviewed>
  headingRef: RefObject<HTMLHeadingElement | null>
  onChoose: (decision: Decision) => void
}

/** The listing's title and status, its business, and a button for each possible decision. */
function PaneHeader({ reviewed, headingRef, onChoose }: PaneHeaderProps) {
  const { business } = reviewed
  const jobListing = 'jobListing' in reviewed ? reviewed.jobListing : null
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="reviewed-title" ref={headingRef} tabIndex={-1} className="wrap-anywhere text-2xl outline-none">
          {jobListing ? jobListing.jobTitle : nameOf(business)}
        </h2>
        {jobListing && <ListingStatusTag status={jobListing.status} />}
      </div>
      {jobListing && <p className="text-ink-muted">{nameOf(business)}</p>}
      {business.suspension && (
        <Alert tone="danger" title={`Suspended since ${formatDayAndTime(business.suspension.since)}`}>
          {business.suspension.reason}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {possibleDecisions(reviewed).map((each) => (
          <Button
            key={each}
            variant={quietVariants[each] ?? decisionTexts[each].variant}
            onClick={() => onChoose(each)}
          >
            {decisionTexts[each].button}
          </Button>
        ))}
      </div>
    </header>
  )
}
