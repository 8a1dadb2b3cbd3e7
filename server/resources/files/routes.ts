import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits, minuteMs } from '@/domain'
import type { Context } from '../../context.ts'
import { callerKey } from '../../http/call-limits.ts'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { networkOf } from '../../http/network.ts'
import { bearerToken, cookieToken } from '../../identity/session-cookie.ts'
import { findSession, type SignedInAccount } from '../../identity/sessions.ts'
import { findFile } from './queries.ts'
import { findReadableFile, type ReadableFile } from './service.ts'

const parameters = z.object({ id: z.uuid() })
/** The value may be empty, as in `?download`. */
const download = z.object({ download: z.string() })

/** The most private and hidden files that an account reads per minute, times `RATE_LIMIT_SCALE`. A page shows fifty. */
const maxPerMinute = 600

/**
 * The most bytes of private and hidden files that an account downloads at a time from one server, as much as eight of
 * the largest resumes. Each file is in memory until it is sent, for minutes when the client reads it slowly.
 */
const maxBytesAtOnce = 8 * limits.resume.maxBytes
/**
 * The most bytes of public images that a network downloads at a time from one server, times `RATE_LIMIT_SCALE`: 200 kB
 * for each of 500 students.
 */
const maxNetworkBytesAtOnce = 100 * 1024 * 1024
const downloadRetrySeconds = 5

/**
 * `GET /api/files/:id`, and `HEAD` for its headers alone. Anyone may read public images, which caches may keep for a
 * year. Private and hidden files require an entitled account, by bearer token or, because links can't send headers, by
 * cookie. `?download` makes the browser save the file. Responds 404 to unknown and forbidden ids alike, and 429 to an
 * account or network over one of its limits.
 */
export function registerFileRoutes(app: FastifyInstance): void {
  const { context } = app
  /** The bytes being downloaded, by account or network. */
  const openBytes = new Map<string, number>()

  app.get('/api/files/:id', { exposeHeadRoute: false }, sendFile)
  // Fastify's own HEAD route would read the bytes to count them.
  app.head('/api/files/:id', sendFile)

  async function sendFile(request: FastifyRequest, reply: FastifyReply) {
    const parsed = parameters.safeParse(request.params)
    if (!parsed.success) throw new HttpFailure('notFound')
    const readable = await findReadableFile(context, parsed.data.id, () => findCaller(request))
    if (!readable) throw new HttpFailure('notFound')
    const kind = download.safeParse(request.query).success ? 'attachment' : 'inline'
    const disposition = contentDisposition(kind, readable.fileName)
    if (isCached(request, readable.file)) {
      setHeaders(reply, readable, disposition)
      return reply.status(304).send()
    }
    if (request.method === 'HEAD') {
      setHeaders(reply, readable, disposition)
      return reply.header('content-length', readable.file.bytes).send()
    }
    countDownload(request, readable.file.bytes, reply)
    const bytes = await readBytes(context, readable.file)
    setHeaders(reply, readable, disposition)
    return reply.send(bytes)
  }

  async function findCaller(request: FastifyRequest) {
    const token = bearerToken(request) ?? cookieToken(context, request)
    // The browser also loads the pictures of a page that updates itself, without the mark of a background call.
    const account = token ? await findSession(context, token, { isUse: false }) : null
    if (account) countRead(account)
    request.account = account
    return account
  }

  /** Counts a download until its response is closed. @throws HttpFailure 429 for one over the limit */
  function countDownload(request: FastifyRequest, bytes: number, { raw }: FastifyReply): void {
    // One customer can have any address of an IPv6 /48.
    const key = request.account ? callerKey(request) : networkOf(request.ip, 48)
    const maxBytes = request.account ? maxBytesAtOnce : maxNetworkBytesAtOnce * context.config.rateLimitScale
    // The `close` below has then been emitted already, so the download would count for ever.
    if (raw.destroyed) throw new ClientGone()
    const add = (change: number) => {
      const total = (openBytes.get(key) ?? 0) + change
      if (total > 0) openBytes.set(key, total)
      else openBytes.delete(key)
    }
    if ((openBytes.get(key) ?? 0) + bytes > maxBytes)
      throw new HttpFailure('rateLimited', { retryAfterSeconds: downloadRetrySeconds })
    add(bytes)
    raw.once('close', () => add(-bytes))
  }

  function countRead({ kind, id }: SignedInAccount): void {
    const { callCounts, config } = context
    const max = Math.ceil(maxPerMinute * config.rateLimitScale)
    const { calls, remainingMs } = callCounts.add(`${kind} ${id} files`, { max, windowMs: minuteMs })
    if (calls > max) throw new HttpFailure('rateLimited', { retryAfterSeconds: Math.ceil(remainingMs / 1000) })
  }
}

/** The bytes of a file. @throws HttpFailure 404 when a concurrent call has deleted the file. */
async function readBytes({ db, files }: Context, { id, sha256 }: ReadableFile['file']): Promise<Buffer> {
  const bytes = await files.get(sha256)
  if (bytes) return bytes
  if (await findFile(db, id)) throw new Error(`The file store has lost ${sha256}.`)
  throw new HttpFailure('notFound')
}

const toEtag = (sha256: string) => `"${sha256}"`

/** Whether `If-None-Match` names the file: alone, in a list, or as a cache that compresses marks it (`W/`). */
function isCached({ headers }: FastifyRequest, { sha256 }: ReadableFile['file']): boolean {
  const known = headers['if-none-match']?.split(',').map((etag) => etag.trim().replace(/^W\//, '')) ?? []
  return known.includes(toEtag(sha256)) || known.includes('*')
}

function setHeaders(reply: FastifyReply, { file, isHidden }: ReadableFile, disposition: string): void {
  const isPublic = file.access === 'public' && !isHidden
  reply.headers({
    'content-type': file.mediaType,
    'content-disposition': disposition,
    etag: toEtag(file.sha256),
    // Keep private and hidden files out of shared caches.
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
}

/** The `Content-Disposition` header with the file name in ASCII, and in full by RFC 6266. */
function contentDisposition(kind: 'attachment' | 'inline', fileName: string | undefined): string {
  if (fileName === undefined) return kind
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`
}
