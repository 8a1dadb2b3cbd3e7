import { Tag } from '@campus-gigs/ui'
import type { StudentListing } from '@/client'
import { listingStatus } from '@/domain'
import { ListingStatusTag } from '@/features/shared'

interface StatusTagsProps {
  job: Pick<StudentListing, 'status' | 'expiringOn'>
  now: Date
  /** Whether the business has rated or contacted the student. Default false. */
  isViewed?: boolean | undefined
}

/** The status of a listing and, once the business has seen it, of the application to it (JH-03). */
export function StatusTags({ job, now, isViewed = false }: StatusTagsProps) {
  return (
    <>
      <ListingStatusTag status={listingStatus(job, now)} />
      {isViewed && <Tag tone="success">Viewed by the business</Tag>}
    </>
  )
}
