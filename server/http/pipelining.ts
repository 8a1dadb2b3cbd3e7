import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ClientGone } from './client-gone.ts'

/**
 * Closes a connection that sends a request before the response to its previous one has ended (HTTP pipelining). Node
 * begins all requests that arrive together, so one packet could begin hundreds of downloads. When the connection ends,
 * Node before 24 closes only the response that it was sending, so what the later ones count would stay counted. Browsers
 * and proxies don't pipeline, and another client has to repeat its requests on a new connection (RFC 9112, 9.3.2).
 */
export function refusePipelining(app: FastifyInstance): void {
  const latestResponses = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: response }) => {
    if (latestResponses.get(socket)?.closed === false) {
      socket.destroy()
      throw new ClientGone()
    }
    latestResponses.set(socket, response)
  })
}
