import { Avatar, cn } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { formatDate, formatPay, type ListingStatus, timeLeft } from '@/domain'
import { ListingStatusTag } from '@/features/shared'
import type { Gig } from '../gig'

interface GigHeaderProps {
  gig: Gig
  status: ListingStatus
  now: Date
  /** What can be done about the gig. */
  actions: ReactNode
  /** On a phone, shows the title alone, in one line. Default false. */
  isOneLine?: boolean
}

/** What the gig is, since when, until when, and how many applied (GT-01). */
export function GigHeader({ gig, status, now, actions, isOneLine = false }: GigHeaderProps) {
  const applicants = gig.applicants.total
  const hiddenInOneLine = isOneLine && 'max-lg:hidden'
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <Avatar
        name={gig.company.companyName || gig.jobTitle}
        src={gig.company.logoThumbnailUrl}
        size="lg"
        shape="square"
        decorative
        className={cn(hiddenInOneLine)}
      />
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <div className={cn(isOneLine && 'max-lg:flex max-lg:items-center max-lg:gap-2')}>
          <h1 className={cn('page-heading', isOneLine && 'max-lg:truncate max-lg:text-base')}>{gig.jobTitle}</h1>
          {isOneLine && status !== 'live' && (
            <span className="shrink-0 lg:hidden">
              <ListingStatusTag status={status} />
            </span>
          )}
        </div>
        <p className={cn('text-ink-muted', hiddenInOneLine)}>
          {gig.jobType} · {gig.jobSuburbName} {gig.jobZipCode} · {formatPay(gig)}
        </p>
      </div>
      <dl className={cn('flex flex-wrap gap-x-7 gap-y-2 max-sm:w-full', hiddenInOneLine)}>
        <Fact term="Live Since">{formatDate(gig.postedAt)}</Fact>
        <Fact term="Expires in">
          {status === 'live' ? timeLeft(gig.expiringOn, now) : <ListingStatusTag status={status} />}
        </Fact>
        <Fact term={applicants === 1 ? 'Applicant' : 'Applicants'}>{applicants.toLocaleString('en-AU')}</Fact>
      </dl>
      <div className={cn('max-sm:w-full', hiddenInOneLine)}>{actions}</div>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="font-display font-semibold text-lg">{children}</dd>
    </div>
  )
}
