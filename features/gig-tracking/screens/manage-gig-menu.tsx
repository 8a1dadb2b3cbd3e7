import { Button, Dialog, Menu, type MenuItem } from '@campus-gigs/ui'
import { BadgeCheck, ChevronDown, CircleX, Copy, Eye, Pause, Pencil, Play, Printer, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { messages } from '@/domain'
import { ConfirmDialog, type ConfirmedAction } from './confirm-dialog'
import { actionLabels, type ManageGigProps } from './manage-gig-props'

const { manageJob } = messages.tracking

/** The menu of a listing's actions (GT-02, BD-03, PF-05). */
export function ManageGigMenu(props: ManageGigProps) {
  const { status, extendedUntil, editHref, repostHref, onAction, startsWithPreview = false, renderPreview } = props
  const [confirming, setConfirming] = useState<ConfirmedAction | null>(null)
  const [isPreviewOpen, setPreviewOpen] = useState(startsWithPreview)
  const isOpen = status !== 'closed' && status !== 'filled'

  const edit: MenuItem = { label: actionLabels.edit, icon: <Pencil />, href: editHref }
  const preview: MenuItem = { label: actionLabels.preview, icon: <Eye />, onSelect: () => setPreviewOpen(true) }
  const poster: MenuItem = {
    label: actionLabels.printablePoster,
    icon: <Printer />,
    href: props.printablePosterHref,
  }
  const pause: MenuItem = { label: actionLabels.pause, icon: <Pause />, onSelect: () => onAction('pause') }
  const resume: MenuItem = { label: actionLabels.resume, icon: <Play />, onSelect: () => onAction('resume') }
  const fill: MenuItem = { label: actionLabels.fill, icon: <BadgeCheck />, onSelect: () => setConfirming('fill') }
  const extend: MenuItem = {
    label: `${actionLabels.extend}, until ${extendedUntil}`,
    icon: <TimerReset />,
    onSelect: () => onAction('extend'),
  }
  const repost: MenuItem = { label: actionLabels.repost, icon: <Copy />, href: repostHref }
  const close: MenuItem = {
    label: actionLabels.close,
    icon: <CircleX />,
    danger: true,
    onSelect: () => setConfirming('close'),
  }
  const items: (MenuItem | false | 'separator')[] = [
    isOpen && edit,
    preview,
    isOpen && poster,
    status === 'live' && pause,
    status === 'paused' && resume,
    isOpen && extendedUntil !== null && extend,
    isOpen && fill,
    repost,
    status !== 'closed' && 'separator',
    status !== 'closed' && close,
  ]
  return (
    <>
      <Menu
        label={manageJob}
        trigger={<Button iconEnd={<ChevronDown aria-hidden className="size-5" />}>{manageJob}</Button>}
        items={items.filter((item) => item !== false)}
      />
      {(['close', 'fill'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          {...props}
          action={action}
          open={confirming === action}
          onOpenChange={(open) => setConfirming(open ? action : null)}
        />
      ))}
      <Dialog
        size="lg"
        open={isPreviewOpen}
        onOpenChange={(open) => {
          setPreviewOpen(open)
          if (!open) props.onPreviewClose?.()
        }}
        title="As students see it"
        description="The week beside the shifts is that of a student who is free for all of them."
      >
        {renderPreview()}
      </Dialog>
    </>
  )
}
