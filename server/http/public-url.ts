import type { Server } from 'node:http'
import type { Config } from '../config.ts'

/** Hosts that mean "every address of this machine", which nobody can open in a browser. */
const wildcards = new Set(['0.0.0.0', '::', ''])

/**
 * Tells the address people meet the product at: PUBLIC_URL, else where the server listens. Asked each
 * time, because with port 0 the answer is known only once it listens.
 */
export function publicUrlOf(config: Config, server: Server): () => URL {
  return () => {
    if (config.publicUrl) return new URL(config.publicUrl)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    const host = wildcards.has(config.host) ? 'localhost' : config.host
    return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  }
}
