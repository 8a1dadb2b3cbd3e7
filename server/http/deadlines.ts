import type { FastifyInstance } from 'fastify'

/** Uploads over a slow phone take minutes: 20 MB at 1 Mbit/s are 160 s. */
const requestTimeoutMs = 5 * 60_000
const jsonBodyTimeoutMs = 30_000
/** What is under way at a shutdown may go on for so long. */
const shutdownGraceMs = 7_000

/** Fastify's options for deadlines: a request's headers arrive within 20 s, a whole request within five minutes. */
export const deadlineOptions = {
  requestTimeout: requestTimeoutMs,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
}

/** Closes the connection of a call whose JSON body has not arrived within 30 s. Forms with files have five minutes. */
export function limitBodies(app: FastifyInstance, timeoutMs = jsonBodyTimeoutMs): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy()
    }, timeoutMs)
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
  })
}

/**
 * Closes every connection that is still open some time after the server began to close. Closing waits for pending calls, and
 * a client that sends its body byte by byte would delay it by minutes.
 */
export function limitShutdown(app: FastifyInstance, graceMs = shutdownGraceMs): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
