import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this, headers and time cost more than the bytes saved. */
const smallest = 1400

/** Compresses the JSON of larger answers: a session carries hundreds of listings, and phones are on mobile data. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (!isJson || typeof payload !== 'string' || payload.length < smallest) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      // Quality 4 is as fast as gzip and a fifth smaller.
      return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      return zip(payload)
    }
    return payload
  })
}
