import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'

/** First segments that are never a page: a wrong path below them is an error, not the product (RT-10). */
const notPages = new Set(['api', 'oidc', 'assets'])

/**
 * Serves the built browser side, its compressed files as they are, and gives every address that may be a
 * page the product's one HTML file; which page it is, or none, is for the browser to say. In development
 * there is nothing built, and Vite serves the pages.
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
      // Names below assets carry a hash of the content; every other name may mean something else tomorrow.
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

/** Files have a dot in their last segment; the product's own addresses never do. */
function mayBePage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  return !notPages.has(segments[0]?.toLowerCase() ?? '') && !segments.at(-1)?.includes('.')
}
