import { useEffect } from 'react'
import { call, createResource, useResource } from '@/client'
import { UpcomingEventsScreen } from './screens/upcoming-events-screen'

export interface UpcomingEventsPageProps {
  /** The id of the open event; null for none. */
  eventId: string | null
  onEventChange: (eventId: string | null) => void
}

const upcomingEvents = createResource({
  fetch: (_: 'all', signal) => call('upcomingEvents', undefined, { signal }),
})

/** The events of all businesses that are still to come. They are loaded each time the page opens. */
export function UpcomingEventsPage(props: UpcomingEventsPageProps) {
  const { data, status } = useResource(upcomingEvents)

  useEffect(() => void upcomingEvents.load('all'), [])

  return (
    <UpcomingEventsScreen
      {...props}
      events={data?.events ?? null}
      hasFailed={status === 'failed'}
      onRetry={() => void upcomingEvents.retry()}
    />
  )
}
