import { call, createResource } from '@/client'
import type { BusinessEvent } from '@/contract'

/** The events of a business, by the business's id (EV-01). */
export const businessEvents = createResource<string, { events: readonly BusinessEvent[] }>({
  keyOf: (businessId) => businessId,
  fetch: (_, signal) => call('ownEvents', undefined, { signal }),
})

/** Adds an event that the server has just created, so that the list has it even when reloading the list fails. */
export function addEvent(businessId: string, event: BusinessEvent): void {
  const { key, data } = businessEvents.state
  const loaded = key === businessId ? (data?.events ?? []) : []
  businessEvents.receive(businessId, { events: [event, ...loaded] })
}
