import { proxy } from 'valtio'
import { account, call } from '@/client'
import { type BusinessEvent, isFailure } from '@/contract'

interface BusinessEvents {
  /** Whose they are; another account's are forgotten. */
  businessId: string | null
  /** The events by their id (EV-01). */
  byId: Record<string, BusinessEvent>
  /** `fresh` once the server has said what there is. */
  state: 'asking' | 'fresh' | 'stale'
}

/** The events of the signed-in business, as far as they are known here. */
export const businessEvents = proxy<BusinessEvents>({ businessId: null, byId: {}, state: 'asking' })

/** Drops what belongs to another business. */
function claim(businessId: string): void {
  if (businessEvents.businessId !== businessId) Object.assign(businessEvents, { businessId, byId: {}, state: 'asking' })
}

/** Takes an event in that has just been created. */
export function rememberEvent(businessId: string, event: BusinessEvent): void {
  claim(businessId)
  businessEvents.byId[event.id] = event
}

/** Asks the server for the business's events. Offline keeps what is known, and says so. */
export async function refreshEvents(businessId: string): Promise<void> {
  claim(businessId)
  const outcome = await call('ownEvents', undefined)
  if (account.business?.id !== businessId) return
  if (outcome === null || isFailure(outcome)) {
    businessEvents.state = 'stale'
    return
  }
  const byId = Object.fromEntries(outcome.events.map((event) => [event.id, event]))
  Object.assign(businessEvents, { byId, state: 'fresh' })
}
