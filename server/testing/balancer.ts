import { createServer, type IncomingMessage, request, type Server } from 'node:http'

const checkIntervalMs = 200

/**
 * Starts a balancer. It opens a connection for each request, to a server whose `/api/ready` answered 200 at the last
 * check where there is one, and tries the other server when one refuses the connection.
 */
export function startBalancer(ports: readonly number[], port: number): Promise<Server> {
  let requestCount = 0
  let readyPorts = new Set<number>()
  const checks = setInterval(async () => {
    const results = await Promise.all(ports.map(isReady))
    readyPorts = new Set(ports.filter((_, index) => results[index]))
  }, checkIntervalMs)
  const balancer = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming)
    requestCount += 1
    const inTurn = requestCount % 2 === 0 ? ports : ports.toReversed()
    const order = inTurn.toSorted((one, other) => Number(readyPorts.has(other)) - Number(readyPorts.has(one)))
    const tryNext = (index: number) => {
      const target = order[index]
      if (target === undefined) return void outgoing.writeHead(502).end()
      const { method, url, headers } = incoming
      const options = { host: '127.0.0.1', port: target, method, path: url, headers, agent: false }
      const forwarded = request(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      forwarded.on('error', (error) => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
        if (isRefused) tryNext(index + 1)
        else if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(502).end(error.message)
      })
      forwarded.end(body)
    }
    tryNext(0)
  })
  balancer.once('close', () => clearInterval(checks))
  return new Promise((resolve) => balancer.listen(port, '127.0.0.1', () => resolve(balancer)))
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Whether the server at a port of this machine reports itself as ready. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
  return answer?.ok ?? false
}
