import { proxy } from 'valtio'
import { account, call } from '@/client'
import { type BusinessEvent, isFailure } from '@/contract'

interface BusinessEvents {
  /** The business that the events belong to. */
  businessId: string | null
  /** The events by their id (EV-01). */
  byId: Record<string, BusinessEvent>
  /** `fresh` after a successful call, `stale` after a failed one. */
  state: 'loading' | 'fresh' | 'stale'
}

/** The events of the signed-in business that this browser has loaded. */
export const businessEvents = proxy<BusinessEvents>({ businessId: null, byId: {}, state: 'loading' })

/** Resets the store when it holds another business's events. */
function resetUnlessOf(businessId: string): void {
  if (businessEvents.businessId !== businessId)
    Object.assign(businessEvents, { businessId, byId: {}, state: 'loading' })
}

/** Adds an event that has just been created. */
export function rememberEvent(businessId: string, event: BusinessEvent): void {
  resetUnlessOf(businessId)
  businessEvents.byId[event.id] = event
}

/** Loads the business's events. A failed call keeps the loaded ones and marks them stale. */
export async function refreshEvents(businessId: string): Promise<void> {
  resetUnlessOf(businessId)
  const outcome = await call('ownEvents', undefined)
  if (account.business?.id !== businessId) return
  if (outcome === null || isFailure(outcome)) {
    businessEvents.state = 'stale'
    return
  }
  const byId = Object.fromEntries(outcome.events.map((event) => [event.id, event]))
  Object.assign(businessEvents, { byId, state: 'fresh' })
}
