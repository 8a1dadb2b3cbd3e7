import { Tag, type TagProps } from '@campus-gigs/ui'
import { type ListingStatus, listingStatusLabels } from '@/domain'

const tones: Record<ListingStatus, TagProps['tone']> = {
  live: 'success',
  paused: 'action',
  filled: 'brand',
  expired: 'neutral',
  closed: 'neutral',
  waiting: 'action',
  hidden: 'danger',
}

/** A listing's status tag, shared by all screens (PF-09). */
export function ListingStatusTag({ status }: { status: ListingStatus }) {
  return <Tag tone={tones[status]}>{listingStatusLabels[status]}</Tag>
}
