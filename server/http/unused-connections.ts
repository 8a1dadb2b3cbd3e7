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
        // A part of a request has arrived; the deadlines of requests apply to the rest.
        if (socket.bytesRead === 0) socket.destroy()
      }
    }, firstRequestGraceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/**
 * Accepts all queued connections before the server stops listening, because the system resets queued ones together with
 * their requests. Register it after every other `preClose` hook.
 */
export function takeWaitingConnections(app: FastifyInstance): void {
  let acceptedCount = 0
  app.server.on('connection', () => {
    acceptedCount += 1
  })
  app.addHook('preClose', async () => {
    // Each turn of the event loop accepts at least one queued connection before this promise resolves.
    for (let countBefore = -1; countBefore !== acceptedCount; ) {
      countBefore = acceptedCount
      await nextTurn()
    }
  })
}
