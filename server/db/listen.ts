/** What is done about a channel's messages. */
export interface Listener {
  /** Somebody told something. */
  onMessage: (payload: string) => void
  /** The connection was lost and is there again: anything may have been told meanwhile. */
  onGap: () => void
}

/** Hears a channel, from now on; every server on a database hears what any of them tells. Resolves with an end to it. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>
