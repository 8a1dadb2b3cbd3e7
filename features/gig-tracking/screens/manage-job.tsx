import { Button, Menu, type MenuItem } from '@campus-gigs/ui'
import { ChevronDown, CircleX, Copy, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { messages } from '@/domain'
import { CloseGigDialog } from './close-gig-dialog'
import { extendLabel, type ManageJobProps, repostLabel } from './manage-job-props'

const { manageJob, closeJob } = messages.tracking

/** Everything that can be done about the gig, behind one button (GT-02, BD-03). */
export function ManageJob(props: ManageJobProps) {
  const { status, onExtend, onRepost } = props
  const [asking, setAsking] = useState(false)
  const extend: MenuItem = { label: extendLabel, icon: <TimerReset />, onSelect: onExtend }
  const repost: MenuItem = { label: repostLabel, icon: <Copy />, onSelect: onRepost }
  const close: MenuItem = { label: closeJob, icon: <CircleX />, danger: true, onSelect: () => setAsking(true) }
  return (
    <>
      <Menu
        label={manageJob}
        trigger={<Button iconEnd={<ChevronDown aria-hidden className="size-5" />}>{manageJob}</Button>}
        items={status === 'closed' ? [repost] : [extend, repost, 'separator', close]}
      />
      <CloseGigDialog {...props} open={asking} onOpenChange={setAsking} />
    </>
  )
}
