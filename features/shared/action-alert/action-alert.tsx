import { Alert, Button } from '@campus-gigs/ui'
import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { messages } from '@/domain'
import { useOnline } from './use-online'

export interface ActionAlertProps {
  /** Why the last try failed, in words; null, false or undefined while it has not. */
  failure?: ReactNode
  /** One line above the reason. */
  title?: string | undefined
  /** Tries the same again. Default: Retry is not offered. */
  onRetry?: (() => void) | undefined
  /** The next try is under way: Retry is busy. Default false. */
  retrying?: boolean | undefined
  /** Another way on where Retry is not offered: a button, a link. */
  action?: ReactNode
  /** What to say while the browser is offline. Default: that the form can be filled in and is sent later. Null says nothing. */
  offlineText?: string | null | undefined
}

/**
 * What an action has to say beside its button: why the last try failed, or that the browser is offline before anything
 * is tried. Put it next to the button. A failure is scrolled into view when it appears, and announced once, because the
 * alert is a new element each time; set `failure` back to null when the next try begins.
 */
export function ActionAlert(props: ActionAlertProps) {
  const { failure, offlineText = messages.general.offlineForm, ...alert } = props
  const isOnline = useOnline()
  const hasFailed = failure !== null && failure !== undefined && failure !== false
  return (
    <>
      {/* A live region is announced only if it stands on the page before its text does. */}
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
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function handleRetry() {
    // Retry goes with its alert; the form's own button stays, and shows that it is busy.
    alert.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onRetry?.()
  }

  const retry = onRetry && (
    <Button size="sm" data-retry="" busy={retrying} onClick={handleRetry}>
      Retry
    </Button>
  )
  return (
    <div ref={alert} className="w-full scroll-my-4">
      <Alert tone="danger" {...(title !== undefined && { title })} action={retry || action}>
        {children}
      </Alert>
    </div>
  )
}
