import type { Server } from 'node:http'
import type { Config } from '../config.ts'

/** Hosts that mean all addresses of this machine; a browser cannot open them. */
const wildcardHosts = new Set(['0.0.0.0', '::', ''])

/**
 * A function for the product's public address: PUBLIC_URL, else where the server listens. With port 0 the system chooses
 * the port, so call the function only once the server listens.
 */
export function createPublicUrl(config: Config, server: Server): () => URL {
  return () => {
    if (config.publicUrl) return new URL(config.publicUrl)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    const host = wildcardHosts.has(config.host) ? 'localhost' : config.host
    const isIpv6 = host.includes(':')
    return new URL(`http://${isIpv6 ? `[${host}]` : host}:${port}`)
  }
}
