import type { Server } from 'node:http'
import type { Config } from '../config.ts'

/** Hosts that bind all addresses. A browser can't open them. */
const wildcardHosts = new Set(['0.0.0.0', '::', ''])

/**
 * Creates a function that returns the public address: PUBLIC_URL, else the address the server listens on. Port 0 lets
 * the system choose the port, so the server must be listening before the call.
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
