import { Alert, type AlertProps, Button, Card, Confetti, Loading, ProgressBar } from '@campus-gigs/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { limits, messages, timers } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import { restoreShiftedClicks } from '../forms/restore-shifted-clicks'
import { focusPage, useFocusHandover } from '../page-focus'

export interface SettingsFrameProps extends SettingsNoticesProps, SaveOverlayProps {
  heading: string
  /** The account card: beside the form on wide screens, above it on narrow ones. */
  header: ReactNode
  children: ReactNode
  /** Sections under the form that are saved separately. */
  more?: ReactNode
  saveLabel: string
  /** Whether there are changes to save: enables the button. */
  canSave: boolean
  /** Whether a save is pending: the overlay covers the page. */
  saving: boolean
  /** The save status beside the button, announced on change. */
  status: string
  /** The last save's failure, beside the button. */
  failure?: { title: string; message: string } | null
  onRetry: () => void
  /** Whether the last save has just succeeded: confetti falls. */
  celebrating: boolean
  /** Called when the confetti has fallen. */
  onCelebrated: () => void
  /** Called on submit, by the button or by Enter, with the form element, to focus an invalid field. */
  onSave: (form: HTMLFormElement) => void
}

/** The frame of a settings page: one form, its save button, and the save's status. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { heading, header, children, more, canSave, saving, celebrating } = props
  const headingId = useId()

  return (
    <main ref={restoreShiftedClicks} id="main" className="page pt-6 lg:pt-10 lg:pb-16">
      <h1 id={headingId} className="page-heading">
        {heading}
      </h1>
      <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">{header}</div>
        <div className="min-w-0">
          <form
            noValidate
            aria-labelledby={headingId}
            onSubmit={(event) => {
              event.preventDefault()
              if (canSave) props.onSave(event.currentTarget)
            }}
          >
            <div className="mb-6 flex flex-col gap-3 empty:hidden">
              <SettingsNotices {...props} />
            </div>
            <div inert={saving}>{children}</div>
            <SaveBar {...props} />
          </form>
          {more && (
            <div inert={saving} className="mt-10">
              {more}
            </div>
          )}
        </div>
      </div>
      {saving && <SaveOverlay progress={props.progress} onCancelSave={props.onCancelSave} />}
      {celebrating && <Confetti pieces={limits.confettiPieces} duration={timers.confetti} onEnd={props.onCelebrated} />}
    </main>
  )
}

type SaveBarProps = Pick<SettingsFrameProps, 'saveLabel' | 'canSave' | 'saving' | 'status' | 'failure' | 'onRetry'>

/**
 * The save button with the save's status or failure. A successful save disables the button and a failed one adds Retry,
 * so the focus moves to the bar or to Retry when a save ends. Not to the status, which is announced by itself.
 */
function SaveBar({ saveLabel, canSave, saving, status, failure, onRetry }: SaveBarProps) {
  const barRef = useRef<HTMLDivElement>(null)
  const wasSavingRef = useRef(saving)

  useEffect(() => {
    const hasEnded = wasSavingRef.current && !saving
    wasSavingRef.current = saving
    if (!hasEnded) return
    const retry = barRef.current?.querySelector<HTMLElement>('[data-retry]')
    if (retry) retry.focus()
    else barRef.current?.focus({ preventScroll: true })
  }, [saving])

  return (
    <div
      ref={barRef}
      role="group"
      aria-label={saveLabel}
      tabIndex={-1}
      data-sticky-bar=""
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface px-4 py-3 outline-none sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 [@media(max-height:32rem)]:static"
    >
      <ActionAlert title={failure?.title} failure={failure?.message} onRetry={onRetry} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={saving}
        disabled={!canSave && !saving}
        className="max-sm:w-full"
      >
        {saveLabel}
      </Button>
      <p role="status" className="text-ink-muted text-sm">
        {/* The alert announces a failure, so the status must not announce it a second time. */}
        {failure ? '' : status}
      </p>
    </div>
  )
}

interface SaveOverlayProps {
  /** Percent of a file sent; null while no file is being sent. Default null. */
  progress?: number | null | undefined
  /** Cancels a save that is sending a file. */
  onCancelSave?: (() => void) | undefined
}

/** Covers the window while a form is being saved. A save that sends a file has a progress bar and a Cancel button. */
function SaveOverlay({ progress = null, onCancelSave }: SaveOverlayProps) {
  return (
    <div data-save-overlay="" className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-scrim p-4">
      <Card padding="lg" className="w-full max-w-xs shadow-lifted">
        <Loading label={messages.settings.saving} className="py-2" />
        {progress !== null && (
          <>
            <ProgressBar label="File sent" value={progress} showValue className="mt-4" />
            <Button size="sm" fullWidth className="mt-4" onClick={onCancelSave}>
              Cancel
            </Button>
          </>
        )}
      </Card>
    </div>
  )
}

interface SettingsNoticesProps {
  /** Whether the form's changes are from an earlier visit. Default false. */
  restored?: boolean
  /** Whether a file was picked on that visit, which must be picked again. Default false. */
  hasLostFile?: boolean
  onStartOver: () => void
  /** Hides the note about the changes. */
  onDismissRestored: () => void
  /** The notice of a conflict with another tab or device; null without one. */
  conflict?: string | null
}

/** The notes above the settings: changes from an earlier visit, or a conflict with another tab or device. */
function SettingsNotices(props: SettingsNoticesProps) {
  const { restored = false, hasLostFile = false, onStartOver, onDismissRestored, conflict } = props
  const startOver = (
    <Button size="sm" onClick={onStartOver}>
      Start over
    </Button>
  )
  return (
    <>
      {restored && (
        <Notice title="Welcome back!" onDismiss={onDismissRestored} action={startOver}>
          {hasLostFile
            ? 'Choose your file again. Your other changes are as you left them, and not saved yet.'
            : 'Your changes are as you left them, and not saved yet.'}
        </Notice>
      )}
      {conflict && (
        <Notice tone="warning" action={startOver}>
          {conflict}
        </Notice>
      )}
    </>
  )
}

/** A note whose buttons remove it; the page's heading then takes the focus. */
function Notice(props: AlertProps) {
  return <Alert ref={useFocusHandover<HTMLDivElement>(() => focusPage)} {...props} />
}
