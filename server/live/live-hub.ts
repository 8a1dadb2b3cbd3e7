import type { Listen } from '../db/listen.ts'
import { liveChannel, parsePayload } from './channel.ts'

/** An open page of a business. */
export interface LiveSubscriber {
  /** A listing has received an application, or was edited or has another status. */
  onListingChange: (jobListingId: string) => void
  /** Notifications may have been missed: everything has to be read again. */
  onReconnect: () => void
  /** The stream has to end: a session of the business has ended, the server closes, or too many pages are open. */
  onClose: () => void
}

/** Passes the database's notifications on to the pages that are open at this server. */
export interface LiveHub {
  /** Subscribes to a business's notifications; returns the function that unsubscribes. */
  subscribe: (businessId: string, subscriber: LiveSubscriber) => () => void
  /** Closes every page's stream and stops listening. */
  close: () => Promise<void>
}

/** Subscribers of one business at one server; one more closes the oldest. */
const maxPagesPerBusiness = 20

/** Listens to the live channel. */
export async function openLiveHub(listen: Listen): Promise<LiveHub> {
  const subscribersOf = new Map<string, Set<LiveSubscriber>>()
  const allSubscribers = () => [...subscribersOf.values()].flatMap((subscribers) => [...subscribers])

  const stopListening = await listen(liveChannel, {
    onMessage(payload) {
      const event = parsePayload(payload)
      if (!event) return
      if ('endedAccountId' in event) {
        for (const subscriber of [...(subscribersOf.get(event.endedAccountId) ?? [])]) subscriber.onClose()
        return
      }
      for (const subscriber of subscribersOf.get(event.businessId) ?? []) subscriber.onListingChange(event.jobListingId)
    },
    onReconnect() {
      for (const subscriber of allSubscribers()) subscriber.onReconnect()
    },
  })

  function unsubscribe(businessId: string, subscriber: LiveSubscriber): void {
    const subscribers = subscribersOf.get(businessId)
    subscribers?.delete(subscriber)
    if (subscribers?.size === 0) subscribersOf.delete(businessId)
  }

  return {
    subscribe(businessId, subscriber) {
      const subscribers = subscribersOf.get(businessId) ?? new Set()
      subscribersOf.set(businessId, subscribers.add(subscriber))
      const [oldest] = subscribers
      if (subscribers.size > maxPagesPerBusiness) oldest?.onClose()
      return () => unsubscribe(businessId, subscriber)
    },
    async close() {
      for (const subscriber of allSubscribers()) subscriber.onClose()
      await stopListening()
    },
  }
}
