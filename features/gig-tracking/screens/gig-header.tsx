import { Avatar, cn } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import type { BusinessListing } from '@/client'
import { formatDate, formatPay, type ListingStatus, timeLeft } from '@/domain'
import { ListingStatusTag } from '@/features/shared'

interface GigHeaderProps {
  gig: BusinessListing
  status: ListingStatus
  now: Date
  actions: ReactNode
  /** Whether to show only the title and the status on a phone. Default false. */
  isOneLine?: boolean
}

/**
 * A listing's title, status, dates and number of applicants (GT-01). On a phone the title takes one line, except with
 * very large text.
 */
export function GigHeader({ gig, status, now, actions, isOneLine = false }: GigHeaderProps) {
  const applicants = gig.applicants.total
  const isRunning = status === 'live' || status === 'paused'
  const hiddenInOneLine = isOneLine && 'max-lg:hidden'
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:gap-y-4">
      <Avatar
        name={gig.company.companyName || gig.jobTitle}
        src={gig.company.logoThumbnailUrl}
        size="lg"
        shape="square"
        decorative
        className={cn('max-sm:hidden', hiddenInOneLine)}
      />
      <div className="@container min-w-0 flex-1 basis-64">
        <div className="flex min-w-0 items-center gap-x-2.5 @max-[15rem]:flex-wrap">
          <h1
            title={gig.jobTitle}
            className={cn(
              'page-heading wrap-anywhere max-sm:text-xl @min-[15rem]:max-sm:truncate',
              isOneLine && 'max-lg:text-base @min-[15rem]:max-lg:truncate',
            )}
          >
            {gig.jobTitle}
          </h1>
          <ListingStatusTag status={status} />
        </div>
        <p className={cn('mt-1 text-ink-muted max-sm:text-sm @min-[15rem]:max-sm:truncate', hiddenInOneLine)}>
          {gig.jobType} · {gig.jobSuburbName} {gig.jobZipCode} · {formatPay(gig)}
        </p>
      </div>
      <dl className={cn('flex flex-wrap gap-x-5 gap-y-1 max-sm:w-full max-sm:text-sm sm:gap-x-7', hiddenInOneLine)}>
        <Fact term={status === 'waiting' || status === 'hidden' ? 'Sent on' : 'Live Since'}>
          {formatDate(gig.postedAt)}
        </Fact>
        {isRunning && <Fact term="Expires in">{timeLeft(gig.expiringOn, now)}</Fact>}
        {status === 'expired' && <Fact term="Expired on">{formatDate(gig.expiringOn)}</Fact>}
        <Fact term={applicants === 1 ? 'Applicant' : 'Applicants'}>{applicants.toLocaleString('en-AU')}</Fact>
      </dl>
      <div className={cn(hiddenInOneLine)}>{actions}</div>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="max-sm:flex max-sm:gap-1.5">
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="font-semibold sm:font-display sm:text-lg">{children}</dd>
    </div>
  )
}
