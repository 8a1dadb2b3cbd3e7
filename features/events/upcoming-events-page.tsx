import { useEffect } from 'react'
import { call, createResource, useResource } from '@/client'
import { UpcomingEventsScreen, type UpcomingEventsScreenProps } from './screens/upcoming-events-screen'

type UpcomingEventsPageProps = Pick<UpcomingEventsScreenProps, 'eventId' | 'onEventChange'>

const upcomingEvents = createResource({
  fetch: (_: 'all', signal) => call('upcomingEvents', undefined, { signal }),
})

/** The events of all businesses that are still to come. They are loaded each time the page opens. */
export function UpcomingEventsPage(props: UpcomingEventsPageProps) {
  const { data, status, isRetrying } = useResource(upcomingEvents)

  useEffect(() => void upcomingEvents.load('all'), [])

  return (
    <UpcomingEventsScreen
      {...props}
      events={data?.events ?? null}
      hasFailed={status === 'failed'}
      onRetry={() => void upcomingEvents.retry()}
      isRetrying={isRetrying}
    />
  )
}
