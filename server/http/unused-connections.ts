import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a connection may stay without a first request after the server begins to close. */
const firstRequestGraceMs = 500

/**
 * Closes connections that never carried a request shortly after the server begins to close. Browsers preconnect, and
 * Node counts such connections as busy, so the server would wait for them for minutes. Closing them at once could drop
 * a load balancer's request that is already on its way.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => {
      for (const socket of unused) {
        // A part of a request has arrived; the timeouts of requests apply to the rest.
        if (socket.bytesRead === 0) socket.destroy()
      }
    }, firstRequestGraceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/** In a longer turn of the event loop, connections may have been queued after the turn accepted. */
const shortTurnMs = 0.1
/** How long to wait for a short turn that accepts nothing. */
const acceptTimeoutMs = 1_000

/**
 * Accepts all queued connections, then stops listening at once, because the system resets the queued connections of a
 * closed listener together with their requests. Register it after every other `preClose` hook. A connection that is
 * queued in the last tenth of a millisecond can still be reset; DRAIN_SECONDS lets a balancer stop sending before.
 */
export function acceptQueuedConnections(app: FastifyInstance): void {
  let acceptedCount = 0
  app.server.on('connection', () => {
    acceptedCount += 1
  })
  app.addHook('preClose', async () => {
    const deadlineMs = performance.now() + acceptTimeoutMs
    let isQueueEmpty = false
    while (!isQueueEmpty && performance.now() < deadlineMs) {
      const turnStartMs = performance.now()
      const countBefore = acceptedCount
      // Each turn accepts at least one queued connection before this promise resolves.
      await nextTurn()
      isQueueEmpty = acceptedCount === countBefore && performance.now() - turnStartMs < shortTurnMs
    }
    // Fastify closes the server too, but some turns later, and then waits for the same `close` event.
    app.server.close()
  })
}
