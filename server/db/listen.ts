/** Handles the notifications of a channel. */
export interface Listener {
  onMessage: (payload: string) => void
  /** Called after a reconnect. Notifications sent while the connection was lost never arrive. */
  onReconnect: () => void
}

/**
 * Listens to a channel until the returned function is called. Every server on the database receives the notifications
 * of all servers.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>
