import { Client } from 'pg'
import type { Listen, Listener } from './listen.ts'

/** Between two attempts to be connected again, in milliseconds. */
const patience = 1_000

/** Hears PostgreSQL's notifications on a connection of its own, which is made again whenever it is lost. */
export function listenOnPostgres(connectionString: string): Listen {
  return async (channel, listener) => {
    const line = new Line(connectionString, channel, listener)
    await line.open()
    return () => line.close()
  }
}

class Line {
  readonly #connectionString: string
  readonly #channel: string
  readonly #listener: Listener
  #client: Client | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #closed = false

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
    client.on('end', () => this.#openAgain())
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    this.#client = client
    if (this.#closed) await client.end()
  }

  #openAgain(): void {
    if (this.#closed) return
    this.#again = setTimeout(() => {
      this.open().then(
        () => this.#listener.onGap(),
        () => this.#openAgain(),
      )
    }, patience)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    await this.#client?.end()
  }
}
