import { Alert, Button } from '@campus-gigs/ui'
import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { messages } from '@/domain'
import { focusOn, useFocusHandover } from '../page-focus'

export interface ActionAlertProps {
  /** The message of the last attempt's failure; null, false or undefined without one. */
  failure?: ReactNode
  /** One line above the reason. */
  title?: string | undefined
  /** Repeats the attempt. Default: no Retry button. */
  onRetry?: (() => void) | undefined
  /** Whether the next attempt is pending: Retry is busy. Default false. */
  retrying?: boolean | undefined
  /** A button or link in place of Retry. */
  action?: ReactNode
  /** The text while the browser is offline; null for none. Default: fill in the form now, send it once online. */
  offlineText?: string | null | undefined
}

/**
 * The alert of an action: the last attempt's failure, or a note that the browser is offline. Render it next to the
 * action's button. A failure is scrolled into view when it appears and announced once, because the alert is a new
 * element each time; set `failure` to null when the next attempt starts. Retry then gives the focus to the action's busy
 * button, or to the section, form, row or dialog around the alert.
 */
export function ActionAlert(props: ActionAlertProps) {
  const { failure, offlineText = messages.general.offlineForm, ...alert } = props
  const isOnline = useOnline()
  const hasFailed = failure !== null && failure !== undefined && failure !== false
  return (
    <>
      {/* Screen readers announce a live region only if it was rendered before its text. */}
      <p role="status" className="flex w-full items-start gap-2 text-ink-muted text-sm empty:sr-only">
        {!isOnline && !hasFailed && offlineText !== null && (
          <>
            <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
            {offlineText}
          </>
        )}
      </p>
      {hasFailed && <FailureAlert {...alert}>{failure}</FailureAlert>}
    </>
  )
}

type FailureAlertProps = Pick<ActionAlertProps, 'title' | 'onRetry' | 'retrying' | 'action'> & { children: ReactNode }

function FailureAlert({ title, onRetry, retrying = false, action, children }: FailureAlertProps) {
  // The next attempt removes the alert with its Retry. The action's own button stays and is busy.
  const alertRef = useFocusHandover<HTMLDivElement>((alert) => {
    // A dialog's buttons are outside of its form.
    const part = alert.closest<HTMLElement>('li, section, [role$="dialog"], form:not([role$="dialog"] *)')
    return () => {
      const next = part?.querySelector<HTMLElement>('button[aria-busy="true"], [type="submit"]') ?? part
      if (next) focusOn(next, { preventScroll: true })
    }
  })

  useEffect(() => {
    alertRef.current?.scrollIntoView({ block: 'nearest' })
  }, [alertRef])

  const retry = onRetry && (
    <Button size="sm" data-retry="" busy={retrying} onClick={onRetry}>
      Retry
    </Button>
  )
  return (
    <div ref={alertRef} className="w-full scroll-my-4">
      <Alert tone="danger" {...(title !== undefined && { title })} action={retry || action}>
        {children}
      </Alert>
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** False while the browser reports no network. True does not mean that the server is reachable. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
