import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signedInCookie } from '../identity/session-cookie.ts'
import { HttpFailure } from './http-failure.ts'

/** First path segments that are never a page: an unknown path below them is 404 (RT-10). */
const nonPageSegments = new Set(['api', 'oidc', 'assets'])

/** The built pages, which `scripts/pages.mjs` writes: the first with a matching pattern is the page of a path. */
const pageTable = z.array(
  z.object({
    pattern: z.string().transform((text) => new RegExp(text, 'i')),
    /** The file with the screen's code preloaded, whose content the browser draws. */
    shell: z.string(),
    /** The file with the content a visitor sees. */
    rendered: z.string().optional(),
    /** Whether the query changes the content, so that only the browser can draw it. */
    dependsOnQuery: z.boolean().optional(),
    /** Whether the page says that there is none at its path, so that it is sent with 404. */
    isNotFound: z.boolean().optional(),
  }),
)
type PageTable = z.output<typeof pageTable>

/**
 * Serves the built client: its files, precompressed where there is a compressed one, and a page for every path that may
 * be one; for a public page its content, unless the browser is signed in. In development Vite serves the client.
 */
export async function registerStaticClient(app: FastifyInstance): Promise<void> {
  const root = app.context.config.clientDir
  const tableFile = join(root, 'pages.json')
  const pages = existsSync(tableFile) ? pageTable.parse(JSON.parse(readFileSync(tableFile, 'utf8'))) : []
  if (pages.length > 0) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      schemaHide: true,
      index: false,
      // File names below assets contain a hash of the content; other files change under the same name.
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(pages, request, reply))
  }
  app.setNotFoundHandler((request, reply) => {
    if (pages.length > 0 && mayBePage(request)) return sendPage(pages, request, reply)
    throw new HttpFailure('notFound')
  })
}

/** Sends the page of a request. The page of a path that no screen has is sent with 404. */
function sendPage(pages: PageTable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = '', query] = request.url.split('?')
  const page = pages.find(({ pattern }) => pattern.test(path))
  if (!page) throw new Error('pages.json has no page for every path. Build the client again.')
  const { shell, rendered, dependsOnQuery = false, isNotFound = false } = page
  const isDrawnByBrowser =
    rendered === undefined ||
    (dependsOnQuery && query !== undefined) ||
    signedInCookie.read(request.server.context, request) !== undefined
  return reply.code(isNotFound ? 404 : 200).sendFile(isDrawnByBrowser ? shell : rendered)
}

/** Whether a request may be for a page: a GET or HEAD outside `nonPageSegments` without a dot in its last segment, as files have. */
function mayBePage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  const isReserved = nonPageSegments.has(segments[0]?.toLowerCase() ?? '')
  const isFile = segments.at(-1)?.includes('.') ?? false
  return !isReserved && !isFile
}
