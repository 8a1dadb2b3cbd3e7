import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useAccount } from '@/client'
import type { BusinessEvent } from '@/contract'
import { newestFirst } from './event-facts'
import { businessEvents, refreshEvents } from './events.store'
import { EventsScreen } from './screens/events-screen'

export interface EventsPageProps {
  createHref: string
  /** The address an event's posters carry. */
  posterAddress: (event: BusinessEvent) => string
}

/** The events of the signed-in business. Asks the server each time it is opened. */
export function EventsPage(props: EventsPageProps) {
  const businessId = useAccount().business?.id
  const { businessId: ownerId, byId, state } = useSnapshot(businessEvents)
  const loaded = ownerId === businessId ? newestFirst(Object.values(byId)) : []

  useEffect(() => {
    if (businessId) void refreshEvents(businessId)
  }, [businessId])

  return (
    <EventsScreen
      {...props}
      events={loaded.length > 0 || state === 'fresh' ? loaded : null}
      stale={state === 'stale'}
      onRefresh={() => businessId && void refreshEvents(businessId)}
    />
  )
}
