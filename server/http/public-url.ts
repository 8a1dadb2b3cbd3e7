import type { Server } from 'node:http'
import type { Config } from '../config.ts'

/** Hosts that mean all addresses of this machine; a browser can not open them. */
const wildcardHosts = new Set(['0.0.0.0', '::', ''])

/**
 * A function for the product's public address: PUBLIC_URL, else where the server listens, which with port 0 is known
 * only once it does.
 */
export function createPublicUrl(config: Config, server: Server): () => URL {
  return () => {
    if (config.publicUrl) return new URL(config.publicUrl)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    const host = wildcardHosts.has(config.host) ? 'localhost' : config.host
    return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  }
}
