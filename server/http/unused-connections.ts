import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a connection may take to its first request once the server closes. */
const firstRequestGraceMs = 500

/**
 * Closes connections that have never carried a request soon after the server begins to close. Browsers open connections in
 * advance, and Node counts those as busy: closing the server would wait for them for minutes. At once would be too early:
 * a balancer's request may be on its way, on a connection that the server has taken.
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
      for (const socket of unused) socket.destroy()
    }, firstRequestGraceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}

/**
 * Takes the connections that wait for the server, right before it stops listening: the system resets those that it has not
 * taken, with the requests on them. Register it after every other `preClose` hook.
 */
export function takeWaitingConnections(app: FastifyInstance): void {
  let takenCount = 0
  app.server.on('connection', () => {
    takenCount += 1
  })
  app.addHook('preClose', async () => {
    // A turn of the event loop takes at least one connection, and ends with this promise.
    for (let before = -1; before !== takenCount; ) {
      before = takenCount
      await nextTurn()
    }
  })
}
