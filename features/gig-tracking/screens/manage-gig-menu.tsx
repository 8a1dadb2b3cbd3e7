import { Button, Dialog, Menu, type MenuItem } from '@campus-gigs/ui'
import { BadgeCheck, ChevronDown, CircleX, Copy, Eye, Pause, Pencil, Play, Printer, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { messages } from '@/domain'
import { ConfirmActionDialog, type ConfirmedAction } from './confirm-action-dialog'
import { actionLabels, type ManageGigProps } from './manage-gig-props'

const { manageJob } = messages.tracking

const confirmedActions = ['close', 'fill'] as const satisfies ConfirmedAction[]

interface MenuActions {
  onPreview: () => void
  /** Called for the actions that ask before they act. */
  onConfirm: (action: ConfirmedAction) => void
}

/** The items of the menu: the actions that a listing with this status allows. */
function menuItems(props: ManageGigProps, { onPreview, onConfirm }: MenuActions) {
  const { status, extendedUntil, editHref, repostHref, printablePosterHref, pendingAction, onAction } = props
  const disabled = pendingAction !== null
  const isOpen = status !== 'closed' && status !== 'filled'
  const isShown = isOpen && status !== 'waiting' && status !== 'hidden'
  const canExtend = isShown && extendedUntil !== null
  const items: (MenuItem | 'separator' | false)[] = [
    isOpen && { label: actionLabels.edit, icon: <Pencil />, href: editHref },
    { label: actionLabels.preview, icon: <Eye />, onSelect: onPreview },
    isShown && { label: actionLabels.printablePoster, icon: <Printer />, href: printablePosterHref },
    status === 'live' && { label: actionLabels.pause, icon: <Pause />, disabled, onSelect: () => onAction('pause') },
    status === 'paused' && { label: actionLabels.resume, icon: <Play />, disabled, onSelect: () => onAction('resume') },
    canExtend && {
      label: `${actionLabels.extend}, until ${extendedUntil}`,
      icon: <TimerReset />,
      disabled,
      onSelect: () => onAction('extend'),
    },
    isOpen && { label: actionLabels.fill, icon: <BadgeCheck />, disabled, onSelect: () => onConfirm('fill') },
    { label: actionLabels.repost, icon: <Copy />, href: repostHref },
    status !== 'closed' && 'separator',
    status !== 'closed' && {
      label: actionLabels.close,
      icon: <CircleX />,
      danger: true,
      disabled,
      onSelect: () => onConfirm('close'),
    },
  ]
  return items.filter((item) => item !== false)
}

/** The menu of a listing's actions (GT-02, BD-03, PF-05). */
export function ManageGigMenu(props: ManageGigProps) {
  const { startsWithPreview = false, renderPreview } = props
  const [actionToConfirm, setActionToConfirm] = useState<ConfirmedAction | null>(null)
  const [isPreviewOpen, setIsPreviewOpen] = useState(startsWithPreview)
  return (
    <>
      <Menu
        label={manageJob}
        trigger={<Button iconEnd={<ChevronDown aria-hidden className="size-5" />}>{manageJob}</Button>}
        items={menuItems(props, { onPreview: () => setIsPreviewOpen(true), onConfirm: setActionToConfirm })}
      />
      {confirmedActions.map((action) => (
        <ConfirmActionDialog
          key={action}
          {...props}
          action={action}
          open={actionToConfirm === action}
          onOpenChange={(open) => setActionToConfirm(open ? action : null)}
        />
      ))}
      <Dialog
        size="lg"
        open={isPreviewOpen}
        onOpenChange={(open) => {
          setIsPreviewOpen(open)
          if (!open) props.onPreviewClose?.()
        }}
        title="As students see it"
        description="Students also see how it fits their week."
      >
        {renderPreview()}
      </Dialog>
    </>
  )
}
