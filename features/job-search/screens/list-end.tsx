import { Alert, Button } from '@campus-gigs/ui'
import { useEffect, useRef } from 'react'
import { messages } from '@/domain'
import type { MoreJobs } from '../results'
import { countFormat } from './job-list'

interface ListEndProps {
  more: MoreJobs
  shown: number
  total: number
  onMore: () => void
}

/** The distance from the end of the list at which the next page is loaded. */
const loadDistance = '800px'

/** What follows the list: the next page comes as the end nears, and by a button where scrolling does not bring it. */
export function ListEnd({ more, shown, total, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (more !== 'available' || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several entries in one callback; the last one is current.
        if (entries.at(-1)?.isIntersecting) onMore()
      },
      { root: document, rootMargin: `0px 0px ${loadDistance}` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more, onMore])

  if (more === 'none') return null
  if (more === 'failed') {
    return (
      <Alert
        tone="warning"
        className="mt-4"
        action={
          <Button size="sm" onClick={onMore}>
            Retry
          </Button>
        }
      >
        {messages.search.moreFailed}
      </Alert>
    )
  }
  return (
    <div ref={end} className="mt-4 flex flex-col items-center gap-2">
      <Button busy={more === 'loading'} onClick={onMore}>
        Show more gigs
      </Button>
      <p role="status" className="text-ink-muted text-sm">
        {`${countFormat.format(shown)} of ${countFormat.format(total)} shown`}
      </p>
    </div>
  )
}
