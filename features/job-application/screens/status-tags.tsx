import { Tag } from '@campus-gigs/ui'
import { type ListingStatus, listingStatus } from '@/domain'
import type { Job } from '../job'

interface StatusTagsProps {
  job: Pick<Job, 'isClosed' | 'isExpired' | 'expiringOn'>
  now: Date
  /** The employer has looked at the application. Default false. */
  isViewed?: boolean | undefined
}

const labels: Record<ListingStatus, string> = { live: 'Live', expired: 'Expired', closed: 'Closed' }

/** The status of a listing and, once the employer has seen it, of the application to it (JH-03). */
export function StatusTags({ job, now, isViewed = false }: StatusTagsProps) {
  const status = listingStatus(job, now)
  return (
    <>
      <Tag tone={status === 'live' ? 'brand' : 'neutral'}>{labels[status]}</Tag>
      {isViewed && <Tag tone="success">Viewed by the employer</Tag>}
    </>
  )
}
