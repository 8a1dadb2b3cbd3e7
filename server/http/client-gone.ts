import type { FastifyReply } from 'fastify'

/**
 * A signal that aborts when the connection closes before the response is sent. Fastify's own `request.signal` aborts
 * once the body is read.
 */
export function clientGoneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** nginx's status for a client that disconnected before the response. */
export const clientGoneStatus = 499

/** Aborts a call whose client has disconnected. No response is sent. */
export class ClientGone extends Error {
  readonly statusCode = clientGoneStatus
}
