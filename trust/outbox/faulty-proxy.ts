import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** The calls of an outbox. */
export interface OutboxCalls {
  /** The paths of the calls, with `/api`. */
  paths: readonly string[]
  /** The changes in the body of a call, each as a text. */
  readChanges: (body: unknown) => string[]
}

/**
 * Faults of an outbox's calls: 503 for `busy`, 500 for `broken`; a `lost` call reaches the server, its response is
 * dropped.
 */
export const faults = ['none', 'busy', 'broken', 'lost'] as const
export type Fault = (typeof faults)[number]

/** A proxy in front of a server, which applies {@link FaultyProxy.fault} to the calls of an outbox. */
export interface FaultyProxy {
  url: URL
  fault: Fault
  /** The changes that reached the server, in their order, including repeated ones. */
  arrived: string[]
  close: () => void
}

/** Starts a proxy on a free port, without a fault. */
export async function startFaultyProxy(server: URL, { paths, readChanges }: OutboxCalls): Promise<FaultyProxy> {
  const listener = createServer((incoming, outgoing) => {
    if (paths.includes(incoming.url ?? '')) void forwardChanges(incoming, outgoing)
    else {
      const forwarded = forward(incoming, outgoing)
      // Close the server's stream of live updates when the page closes its own.
      outgoing.on('close', () => forwarded.destroy())
      incoming.pipe(forwarded)
    }
  })

  /**
   * Opens a request to the server, and streams its response back.
   * @param isLost whether to drop the response instead
   */
  function forward({ method, url, headers }: IncomingMessage, outgoing: ServerResponse, isLost = false) {
    const options = { host: server.hostname, port: server.port, method, path: url, headers }
    const forwarded = request(options, (answer) => {
      if (isLost) return void answer.resume().on('end', () => outgoing.destroy())
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    return forwarded
  }

  async function forwardChanges(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { fault } = proxy
    const chunks: Buffer[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk)
    } catch {
      // The tab was killed before it had sent the whole body.
      return
    }
    if (fault === 'busy' || fault === 'broken') {
      const code = fault === 'busy' ? 'unavailable' : 'internal'
      outgoing.writeHead(fault === 'busy' ? 503 : 500, { 'content-type': 'application/json' })
      return void outgoing.end(JSON.stringify({ success: false, code, message: 'Failed on purpose.' }))
    }
    const body = Buffer.concat(chunks)
    proxy.arrived.push(...readChanges(JSON.parse(body.toString())))
    // The body is complete, so the server gets the whole call even if the tab is killed now.
    forward(incoming, outgoing, fault === 'lost').end(body)
  }

  const proxy: FaultyProxy = { url: await listen(listener), fault: 'none', arrived: [], close }
  function close() {
    listener.close()
    listener.closeAllConnections()
  }
  return proxy
}

function listen(listener: Server): Promise<URL> {
  return new Promise((resolve) =>
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      const port = address && typeof address === 'object' ? address.port : 0
      resolve(new URL(`http://127.0.0.1:${port}`))
    }),
  )
}
