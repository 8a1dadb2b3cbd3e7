import { Avatar } from '@campus-gigs/ui'
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
}

/** What the gig is, since when, until when, and how many applied (GT-01). */
export function GigHeader({ gig, status, now, actions }: GigHeaderProps) {
  const applicants = gig.applicants.total
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <Avatar
        name={gig.company.companyName || gig.jobTitle}
        src={gig.company.logoThumbnailUrl}
        size="lg"
        shape="square"
        decorative
      />
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <h1 className="page-heading">{gig.jobTitle}</h1>
        <p className="text-ink-muted">
          {gig.jobType} · {gig.jobSuburbName} {gig.jobZipCode} · {formatPay(gig)}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-7 gap-y-2 max-sm:w-full">
        <Fact term="Live Since">{formatDate(gig.postedAt)}</Fact>
        <Fact term="Expires in">
          {status === 'live' ? timeLeft(gig.expiringOn, now) : <ListingStatusTag status={status} />}
        </Fact>
        <Fact term={applicants === 1 ? 'Applicant' : 'Applicants'}>{applicants.toLocaleString('en-AU')}</Fact>
      </dl>
      <div className="max-sm:w-full">{actions}</div>
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
