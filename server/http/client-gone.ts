import type { FastifyReply } from 'fastify'

/**
 * A signal that is aborted once the client of a call has gone: when its connection closes before the answer. Fastify's own
 * `request.signal` is aborted when the body has been read.
 */
export function clientGoneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** The status by which nginx counts a request whose client went before the answer began. */
export const clientGoneStatus = 499

/** Ends a call whose client has disconnected, so that no response is sent. */
export class ClientGone extends Error {
  readonly statusCode = clientGoneStatus
}
