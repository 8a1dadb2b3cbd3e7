import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections that have never carried a request when the server closes. Browsers open connections in advance,
 * and Node counts those as busy: closing the server would wait for them for minutes.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket) => {
    if (isClosing) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
  })
}
