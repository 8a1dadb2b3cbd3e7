import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpFailure } from '../../http/http-failure.ts'
import { bearerToken, cookieToken } from '../../identity/session-cookie.ts'
import { findSession } from '../../identity/sessions.ts'
import { findReadableFile, type ReadableFile } from './service.ts'

const parameters = z.object({ id: z.uuid() })

/**
 * Stored files. Public images go to anyone and never change; resumes go to those entitled, by bearer or
 * by cookie (a link can not send a header). `?download` asks to save rather than show. 404 for all else.
 */
export function registerFiles(app: FastifyInstance): void {
  app.get('/api/files/:id', async (request, reply) => {
    const { context } = app
    const named = parameters.safeParse(request.params)
    if (!named.success) throw new HttpFailure('notFound')
    const found = await findReadableFile(context, named.data.id, () => readerOf(request))
    if (!found) throw new HttpFailure('notFound')
    setHeaders(reply, found, z.object({ download: z.unknown() }).safeParse(request.query).data?.download !== undefined)
    if (request.headers['if-none-match'] === etagOf(found)) return reply.status(304).send()
    const bytes = await context.files.get(found.file.sha256)
    if (!bytes) throw new Error(`The file store has lost ${found.file.sha256}.`)
    return reply.send(bytes)
  })

  async function readerOf(request: FastifyRequest) {
    const token = bearerToken(request) ?? cookieToken(app.context, request)
    return token ? findSession(app.context, token) : null
  }
}

const etagOf = ({ file }: ReadableFile) => `"${file.sha256}"`

function setHeaders(reply: FastifyReply, found: ReadableFile, download: boolean): void {
  const { file, fileName } = found
  const isPublic = file.access === 'public'
  reply.headers({
    'content-type': file.mediaType,
    'content-disposition': disposition(download ? 'attachment' : 'inline', fileName),
    etag: etagOf(found),
    // A shared machine must not keep somebody's resume.
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
}

/** The header with the name in ASCII for old readers and in full for the others (RFC 6266). */
function disposition(kind: 'attachment' | 'inline', fileName: string | undefined): string {
  if (fileName === undefined) return kind
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`
}
