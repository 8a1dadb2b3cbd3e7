import { Button, Card } from '@campus-gigs/ui'
import { Copy, Pencil, Play, TimerReset } from 'lucide-react'
import { goingLiveMessages, type ListingStatus } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { actionLabels, failureTitles, type ManageGigProps } from './manage-gig-props'

const repostText = 'Post it again to start a new gig, already filled in.'

const statusTexts: Record<Exclude<ListingStatus, 'live'>, { heading: string; text: string }> = {
  paused: {
    heading: 'This gig is paused.',
    text: "Nobody new can find it or apply. Applicants keep their application and see it's paused.",
  },
  filled: { heading: 'This position is filled.', text: repostText },
  expired: { heading: 'This gig has expired.', text: 'Nobody new can find it. Its applicants stay.' },
  closed: { heading: 'This gig is closed.', text: repostText },
  waiting: {
    heading: 'This gig is waiting for review.',
    text: goingLiveMessages.gig.waitingText,
  },
  hidden: { heading: "Students can't see this gig.", text: 'Edit it to have it reviewed again.' },
}

/** The meaning of a listing's status while it is not live, with one primary action for each status. */
export function StatusPanel(props: ManageGigProps) {
  const { gig, status } = props
  if (status === 'live') return null
  const { heading, text } = statusTexts[status]
  const reasons = status === 'waiting' || status === 'hidden' ? gig.reviewReasons : []
  return (
    <Card tone="sunken" className="space-y-4">
      <div className="max-w-[60ch] space-y-1">
        <h2 className="text-xl">{heading}</h2>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <NextActions
          status={status}
          editHref={props.editHref}
          repostHref={props.repostHref}
          extendedUntil={props.extendedUntil}
          pendingAction={props.pendingAction}
          onAction={props.onAction}
        />
      </div>
    </Card>
  )
}

/** The id of the sentence that says until when an extended listing is live. */
const extendedUntilId = 'extended-until'

interface NextActionsProps
  extends Pick<ManageGigProps, 'editHref' | 'repostHref' | 'extendedUntil' | 'pendingAction' | 'onAction'> {
  status: Exclude<ListingStatus, 'live'>
}

/** The buttons that lead on from a status: the first is the primary one. */
function NextActions({ status, editHref, repostHref, extendedUntil, pendingAction, onAction }: NextActionsProps) {
  switch (status) {
    case 'waiting':
      return <EditLink href={editHref} variant="secondary" />
    case 'hidden':
      return <EditLink href={editHref} variant="primary" />
    case 'paused':
      return <ResumeButton pendingAction={pendingAction} onAction={onAction} />
    case 'filled':
    case 'closed':
      return <RepostLink href={repostHref} variant="primary" />
    case 'expired':
      if (extendedUntil === null) return <RepostLink href={repostHref} variant="primary" />
      return (
        <>
          <ExtendButton pendingAction={pendingAction} onAction={onAction} />
          <span id={extendedUntilId}>Students see it until {extendedUntil}.</span>
          <RepostLink href={repostHref} variant="secondary" />
        </>
      )
  }
}

interface ActionLinkProps {
  href: string
  variant: 'primary' | 'secondary'
}

function EditLink({ href, variant }: ActionLinkProps) {
  return (
    <Button asChild variant={variant} iconStart={<Pencil aria-hidden />}>
      <a href={href}>{actionLabels.edit}</a>
    </Button>
  )
}

function RepostLink({ href, variant }: ActionLinkProps) {
  return (
    <Button asChild variant={variant} iconStart={<Copy aria-hidden />}>
      <a href={href}>{actionLabels.repost}</a>
    </Button>
  )
}

type ActionButtonProps = Pick<ManageGigProps, 'pendingAction' | 'onAction'>

function ResumeButton({ pendingAction, onAction }: ActionButtonProps) {
  return (
    <Button
      variant="primary"
      busy={pendingAction !== null}
      onClick={() => onAction('resume')}
      iconStart={<Play aria-hidden />}
    >
      {actionLabels.resume}
    </Button>
  )
}

function ExtendButton({ pendingAction, onAction }: ActionButtonProps) {
  return (
    <Button
      variant="primary"
      busy={pendingAction !== null}
      onClick={() => onAction('extend')}
      iconStart={<TimerReset aria-hidden />}
      aria-describedby={extendedUntilId}
    >
      {actionLabels.extend}
    </Button>
  )
}

/** The alert of a failed action that has no dialog, with Retry. */
export function ManageFailure({ pendingAction, failedAction, onAction }: ManageGigProps) {
  const failure =
    failedAction && failedAction.action !== 'close' && failedAction.action !== 'fill' ? failedAction : null
  return (
    <ActionAlert
      title={failure ? failureTitles[failure.action] : undefined}
      failure={failure?.message}
      retrying={pendingAction !== null && pendingAction === failure?.action}
      onRetry={failure ? () => onAction(failure.action) : undefined}
      offlineText="You're offline. What you see may be old."
    />
  )
}
