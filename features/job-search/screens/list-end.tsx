import { Alert, type AlertProps, Button, type ButtonProps } from '@campus-gigs/ui'
import { useEffect, useRef } from 'react'
import { limits, messages } from '@/domain'
import { useFocusParent } from '@/features/shared'
import type { NextPageState } from '../search'
import { shownText } from './job-list'

interface ListEndProps {
  state: NextPageState
  loadedCount: number
  /** The number of listings that match. */
  total: number
  /** Loads the next page, or retries it after a failure. */
  onMore: () => void
}

/** The distance of the list's end from the viewport at which the next page loads. */
const loadDistance = '800px'

/** The end of the list, which loads the next page when it nears the viewport or its button is pressed. */
export function ListEnd({ state, loadedCount, total, onMore }: ListEndProps) {
  const endRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'available' || !endRef.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // One callback may hold several entries on a busy page; the last is the present state.
        if (entries.at(-1)?.isIntersecting) onMore()
      },
      { root: document, rootMargin: `0px 0px ${loadDistance}` },
    )
    observer.observe(endRef.current)
    return () => observer.disconnect()
  }, [state, onMore])

  if (state === 'none' && loadedCount <= limits.listingsPerPage) return null
  const hasFailed = state === 'failed' || state === 'retrying'
  return (
    <div ref={endRef} tabIndex={-1} className="mt-4 flex flex-col items-center gap-2 outline-none">
      {hasFailed && <FailedAlert onRetry={onMore} retrying={state === 'retrying'} />}
      {!hasFailed && state !== 'none' && <MoreButton busy={state === 'loading'} onClick={onMore} />}
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {!hasFailed && shownText(loadedCount, total)}
      </p>
    </div>
  )
}

/**
 * Loads the next page. The button is removed on the last page and after a failure. The end of the list then has its focus,
 * not the count, which is announced by itself.
 */
function MoreButton(props: Pick<ButtonProps, 'busy' | 'onClick'>) {
  return (
    <Button ref={useFocusParent<HTMLButtonElement>()} {...props}>
      Show more gigs
    </Button>
  )
}

/** Says that the next page did not load, with Retry. */
function FailedAlert(props: Pick<AlertProps, 'onRetry' | 'retrying'>) {
  return (
    <Alert ref={useFocusParent<HTMLDivElement>()} tone="warning" className="self-stretch" {...props}>
      {messages.search.moreFailed}
    </Alert>
  )
}
