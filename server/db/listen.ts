/** Receives the notifications of a channel. */
export interface Listener {
  onMessage: (payload: string) => void
  /** The connection was lost and is open again; notifications sent in between are lost. */
  onReconnect: () => void
}

/**
 * Listens to a channel until the returned function is called. Every server on the database receives what any of them
 * sends.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>
