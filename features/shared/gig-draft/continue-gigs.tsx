import { Button, Card, TimeAgo } from '@campus-gigs/ui'
import { useId, useState } from 'react'
import type { ShownGigDraft } from '@/client'
import { type GigDraftSubject, parseGigDraftSubject } from '@/contract'
import { focusPage } from '../page-focus'
import { useLazyModuleOrThrow } from '../use-lazy-module'

const loadDialog = () => import('./discard-dialog')

interface ContinueGigsProps {
  drafts: readonly ShownGigDraft[]
  /** The current instant, for the drafts' age. */
  now: Date
  /** The address of the wizard with a draft. */
  hrefOf: (subject: GigDraftSubject) => string
  /** Called when the business has confirmed discarding a draft. */
  onDiscard: (subject: GigDraftSubject) => void
  className?: string
}

const gigTexts = {
  heading: 'Continue your gig',
  question: 'Discard this gig?',
  consequence: "It is deleted from all your devices. This can't be undone.",
  keep: 'Keep it',
  discard: 'Discard gig',
}

const editTexts = {
  heading: 'Continue editing',
  question: 'Discard your changes?',
  consequence: "They are deleted from all your devices, and your gig stays as it's posted. This can't be undone.",
  keep: 'Keep them',
  discard: 'Discard changes',
}

/** The listing drafts of a business, each with a link to continue it (PF-06). Renders nothing without drafts. */
export function ContinueGigs({ drafts, now, hrefOf, onDiscard, className }: ContinueGigsProps) {
  if (drafts.length === 0) return null
  return (
    <div className={className}>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.subject}>
            <ContinueGig
              draft={draft}
              now={now}
              href={hrefOf(draft.subject)}
              onDiscard={() => onDiscard(draft.subject)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ContinueGigProps {
  draft: ShownGigDraft
  now: Date
  href: string
  onDiscard: () => void
}

function ContinueGig({ draft, now, href, onDiscard }: ContinueGigProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [shouldPreload, setShouldPreload] = useState(false)
  const dialog = useLazyModuleOrThrow(loadDialog, shouldPreload || isDialogOpen, isDialogOpen)
  const preload = () => setShouldPreload(true)
  const discard = () => {
    onDiscard()
    // The dialog returns the focus to Discard, which is removed with the draft, unless something else has it.
    queueMicrotask(focusPage)
  }
  const { subject, title, changedAt } = draft
  const summaryId = useId()
  const texts = parseGigDraftSubject(subject).mode === 'edit' ? editTexts : gigTexts
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">{texts.heading}</h2>
          <p id={summaryId} className="wrap-anywhere text-ink-muted text-sm">
            {title || 'No title yet'}, last changed <TimeAgo date={changedAt} now={now} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <a href={href} aria-describedby={summaryId}>
              Continue
            </a>
          </Button>
          <Button
            variant="quiet"
            aria-describedby={summaryId}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setIsDialogOpen(true)}
          >
            Discard
          </Button>
        </div>
      </div>
      {dialog && (
        <dialog.DiscardDialog texts={texts} open={isDialogOpen} onOpenChange={setIsDialogOpen} onDiscard={discard} />
      )}
    </Card>
  )
}
