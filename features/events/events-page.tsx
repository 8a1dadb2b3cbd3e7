import { useEffect, useMemo } from 'react'
import { useAccount, useResource } from '@/client'
import { newestFirst } from './event-facts'
import { businessEvents } from './events.store'
import { EventsScreen, type EventsScreenProps } from './screens/events-screen'

type EventsPageProps = Pick<EventsScreenProps, 'createHref' | 'posterAddress'>

/** The events of the signed-in business, loaded each time the page opens. */
export function EventsPage(props: EventsPageProps) {
  const businessId = useAccount().business?.id
  const { key, data, status } = useResource(businessEvents)
  const events = key === businessId ? (data?.events ?? null) : null

  useEffect(() => {
    if (businessId) void businessEvents.load(businessId)
  }, [businessId])

  return (
    <EventsScreen
      {...props}
      events={useMemo(() => events && newestFirst(events), [events])}
      stale={status === 'failed'}
      onRefresh={() => void businessEvents.retry()}
    />
  )
}
