import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * A load generator that uses little processor time: it writes requests as text, and parses only the status and length of a
 * response.
 */

/** A request: a POST of JSON where there is `data`, else a GET. */
export interface Request {
  path: string
  token: string
  data?: unknown
}

const headerEnd = Buffer.from('\r\n\r\n')

/** A keep-alive connection with one pending request at a time. */
class Connection {
  readonly #socket: Socket
  readonly #host: string
  /** The response so far. */
  #received: Buffer = Buffer.alloc(0)
  /** Settles the promise of the pending request. */
  #settle: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket, host: string) {
    this.#socket = socket
    this.#host = host
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', (error) => this.#settle?.reject(error))
    socket.on('close', () => this.#settle?.reject(new Error('The server closed the connection.')))
  }

  static async open({ hostname, port, host }: URL): Promise<Connection> {
    const socket = connect(Number(port), hostname)
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new Connection(socket, host)
  }

  /** Sends a request. @returns the response's body @throws for any status but 200 */
  send({ path, token, data }: Request): Promise<Buffer> {
    const body = data === undefined ? '' : JSON.stringify({ data })
    const method = data === undefined ? 'GET' : 'POST'
    const content = body && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nauthorization: Bearer ${token}\r\n${content}\r\n`
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(head + body)
    })
  }

  /** Adds a chunk to the response, and settles the pending request once the response is complete. */
  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(headerEnd)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const bodyStart = end + headerEnd.length
    const bodyEnd = bodyStart + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (this.#received.length < bodyEnd) return
    const body = this.#received.subarray(bodyStart, bodyEnd)
    this.#received = Buffer.alloc(0)
    const settle = this.#settle
    this.#settle = undefined
    if (head.startsWith('HTTP/1.1 200')) settle?.resolve(body)
    else settle?.reject(new Error(`${head}\n${body}`))
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** Opens `count` connections to a server, passes them to `run`, and closes them. */
async function withConnections<Result>(
  url: URL,
  count: number,
  run: (connections: Connection[]) => Promise<Result>,
): Promise<Result> {
  const connections = await Promise.all(Array.from({ length: count }, () => Connection.open(url)))
  try {
    return await run(connections)
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Idle connections. Each is lent to one request at a time; further requests wait in order. */
class ConnectionPool {
  readonly #idle: Connection[]
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(connections: readonly Connection[]) {
    this.#idle = [...connections]
  }

  /** An idle connection, or the next one that is released. */
  async acquire(): Promise<Connection> {
    return this.#idle.pop() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Lends a connection to the request that has waited longest, else keeps it idle. */
  release(connection: Connection): void {
    const lend = this.#waiting.shift()
    if (lend) lend(connection)
    else this.#idle.push(connection)
  }
}

/** The value at an index, as if the list repeated without end. @throws for an empty list */
function cycle<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There is nothing to send.')
  return value
}

/** Sends one request over a new connection. @returns the response's body */
export function fetchBody(url: URL, request: Request): Promise<Buffer> {
  return withConnections(url, 1, ([connection]) => {
    if (!connection) throw new Error('There is no connection.')
    return connection.send(request)
  })
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones are answered.
 * @returns the latencies in milliseconds, in no order. Each counts from the time its request was due, so a stalled server
 * delays all requests due meanwhile
 */
export function loadAtRate(
  url: URL,
  requests: readonly Request[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const maxConnections = 128
  const startDelayMs = 50
  return withConnections(url, maxConnections, async (connections) => {
    const pool = new ConnectionPool(connections)
    const latenciesMs: number[] = []
    const send = async (request: Request, dueMs: number) => {
      const connection = await pool.acquire()
      await connection.send(request)
      latenciesMs.push(performance.now() - dueMs)
      pool.release(connection)
    }
    const startMs = performance.now() + startDelayMs
    const sent: Promise<void>[] = []
    for (let index = 0; index < perSecond * seconds; index += 1) {
      const dueMs = startMs + (index * 1000) / perSecond
      const earlyMs = dueMs - performance.now()
      if (earlyMs > 0) await wait(earlyMs)
      sent.push(send(cycle(requests, index), dueMs))
    }
    await Promise.all(sent)
    return latenciesMs
  })
}

/** The number of responses a second over a number of connections, each of which sends its next request after a response. */
export function throughput(
  url: URL,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  return withConnections(url, connections, async (open) => {
    let answered = 0
    let next = 0
    const startMs = performance.now()
    const endMs = startMs + seconds * 1000
    await Promise.all(
      open.map(async (connection) => {
        while (performance.now() < endMs) {
          const request = cycle(requests, next)
          next += 1
          await connection.send(request)
          answered += 1
        }
      }),
    )
    return answered / ((performance.now() - startMs) / 1000)
  })
}

/** The median of some measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The nearest-rank percentile; 0 without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}
