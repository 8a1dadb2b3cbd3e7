import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets go, when the server closes, of connections nobody has asked anything on. Browsers open them ahead, and Node takes
 * them for busy ones, so that closing would wait for minutes.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket) => {
    if (closing) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of unused) socket.destroy()
  })
}
