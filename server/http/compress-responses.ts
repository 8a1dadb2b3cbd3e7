import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Compressing a smaller response saves less than the header and the time cost. */
const minBytes = 1400
/** Quality 4 takes as long as gzip and is a fifth smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress = {
  br: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Compresses JSON responses of {@link minBytes} or more. The build precompresses client files; images and PDFs are
 * compressed formats.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (!isJson || typeof payload !== 'string' || payload.length < minBytes) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding']
    const encoding = accepted === undefined ? null : negotiate(String(accepted), ['br', 'gzip'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compress[encoding](payload)
  })
}
