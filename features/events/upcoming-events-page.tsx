import { useCallback, useEffect, useState } from 'react'
import { call } from '@/client'
import { isFailure, type PublicEvent } from '@/contract'
import { UpcomingEventsScreen } from './screens/upcoming-events-screen'

export interface UpcomingEventsPageProps {
  /** The open event; null while none is. */
  eventId: string | null
  onEventChange: (eventId: string | null) => void
}

/** The events of all businesses that are still to come. Asks the server each time it is opened. */
export function UpcomingEventsPage(props: UpcomingEventsPageProps) {
  const [events, setEvents] = useState<readonly PublicEvent[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async (signal?: AbortSignal) => {
    setFailed(false)
    const outcome = await call('upcomingEvents', undefined, signal ? { signal } : {})
    if (signal?.aborted) return
    if (outcome === null || isFailure(outcome)) setFailed(true)
    else setEvents(outcome.events)
  }, [])

  useEffect(() => {
    const cancel = new AbortController()
    void load(cancel.signal)
    return () => cancel.abort()
  }, [load])

  return <UpcomingEventsScreen {...props} events={events} hasFailed={hasFailed} onRetry={() => void load()} />
}
