import type { FastifyInstance } from 'fastify'

/** The timeout of a whole request. 20 MB take 160 s at 1 Mbit/s. */
const requestTimeoutMs = 5 * 60_000
const jsonBodyTimeoutMs = 30_000
/** The timeout of a connection on which nothing moves. Streams of live updates have a heartbeat. */
const idleTimeoutMs = 120_000
/** How long requests may continue after the server begins to close. */
const shutdownGraceMs = 7_000

/**
 * Fastify's timeout options: 20 s for headers, five minutes for a whole request, and two minutes without progress, after
 * which a client that does not read its response no longer holds memory or one of the exports at a time.
 */
export const timeoutOptions = {
  connectionTimeout: idleTimeoutMs,
  requestTimeout: requestTimeoutMs,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
}

/** Closes the connection of a request whose body has not arrived within 30 s. Multipart bodies have five minutes. */
export function registerBodyTimeout(app: FastifyInstance, timeoutMs = jsonBodyTimeoutMs): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy()
    }, timeoutMs)
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
  })
}

/**
 * Closes every remaining connection some time after the server begins to close. Otherwise a client that sends its body
 * byte by byte would delay the shutdown for minutes.
 */
export function registerShutdownTimeout(app: FastifyInstance, graceMs = shutdownGraceMs): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
