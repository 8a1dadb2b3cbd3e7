import { Client } from 'pg'
import type { Listen, Listener } from './listen.ts'

const reconnectDelayMs = 1_000

/** Listens to PostgreSQL's notifications on a separate connection, and reconnects when the connection is lost. */
export function listenOnPostgres(connectionString: string): Listen {
  return async (channel, listener) => {
    const connection = new ListenerConnection(connectionString, channel, listener)
    await connection.open()
    return () => connection.close()
  }
}

class ListenerConnection {
  readonly #connectionString: string
  readonly #channel: string
  readonly #listener: Listener
  #client: Client | undefined
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(connectionString: string, channel: string, listener: Listener) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#listener = listener
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#connectionString, keepAlive: true })
    client.on('notification', ({ payload }) => this.#listener.onMessage(payload ?? ''))
    // Without a listener an error would end the process; `end` follows it.
    client.on('error', () => {})
    await client.connect()
    client.on('end', () => this.#reconnect())
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    this.#client = client
    if (this.#isClosed) await client.end()
  }

  #reconnect(): void {
    if (this.#isClosed) return
    this.#reconnectTimer = setTimeout(() => {
      this.open().then(
        () => this.#listener.onReconnect(),
        () => this.#reconnect(),
      )
    }, reconnectDelayMs)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#reconnectTimer)
    await this.#client?.end()
  }
}
