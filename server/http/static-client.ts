import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'

/** First path segments that are never a page: an unknown path below them is 404 (RT-10). */
const nonPageSegments = new Set(['api', 'oidc', 'assets'])

/**
 * Serves the built client: its files, precompressed where there is a compressed one, and `index.html` for every path
 * that may be a page; the client's router shows the page or Not found. In development Vite serves the client.
 */
export async function registerStaticClient(app: FastifyInstance): Promise<void> {
  const root = app.context.config.clientDir
  const isBuilt = existsSync(join(root, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      schemaHide: true,
      // File names below assets contain a hash of the content; other files change under the same name.
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && mayBePage(request)) return reply.sendFile('index.html')
    throw new HttpFailure('notFound')
  })
}

/** Whether a request may be for a page: a GET or HEAD outside `nonPageSegments` without a dot in its last segment, as files have. */
function mayBePage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  const isReserved = nonPageSegments.has(segments[0]?.toLowerCase() ?? '')
  const isFile = segments.at(-1)?.includes('.') ?? false
  return !isReserved && !isFile
}
