import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { HttpFailure } from './http-failure.ts'
import { commonHeaders } from './security-headers.ts'

/** Headers of responses that bypass the hooks which set them, beside {@link commonHeaders}. */
const failureHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

const clientErrorStatuses: Record<string, 408 | 431> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Fastify's handlers of requests that reach no route: a malformed URL or message. */
export function frameworkErrorOptions(config: Config) {
  const safeHeaders = { ...commonHeaders(config), ...failureHeaders }
  return {
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      reply
        .status(400)
        .headers(safeHeaders)
        .send(JSON.stringify(new HttpFailure('invalid').body))
    },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const status = clientErrorStatuses[error.code ?? ''] ?? 400
      const body = JSON.stringify(new HttpFailure('invalid').body)
      const date = new Date().toUTCString()
      const headers = { ...safeHeaders, date, 'content-length': Buffer.byteLength(body), connection: 'close' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      if (socket.writable)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
      socket.destroy(error)
    },
  } satisfies FastifyServerOptions
}
