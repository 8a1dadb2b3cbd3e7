import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signedInCookie } from '../identity/session-cookie.ts'
import { HttpFailure } from './http-failure.ts'

/** First path segments without pages. An unknown path below them is 404 (RT-10). */
const nonPageSegments = new Set(['api', 'oidc', 'assets'])

/** The built pages, written by `scripts/pages.mjs`. The first pattern that matches a path decides its page. */
const pageTable = z.array(
  z.object({
    pattern: z.string().transform((text) => new RegExp(text, 'i')),
    /** The HTML file that preloads the screen's code, which renders the content in the browser. */
    shell: z.string(),
    /** The prerendered HTML file for visitors. */
    rendered: z.string().optional(),
    /** Whether the content depends on the query, so that only the browser can render it. */
    dependsOnQuery: z.boolean().optional(),
    /** Whether the page is the not-found page, which is sent with 404. */
    isNotFound: z.boolean().optional(),
  }),
)
type PageTable = z.output<typeof pageTable>

/**
 * Serves the built client: its files, precompressed when possible, and a page for each path that may be one. A visitor
 * gets the prerendered page, a signed-in browser the shell. In development Vite serves the client.
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
      // File names below assets contain a digest of the content. Other files change under the same name.
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

/** Sends the page of a request, with 404 for the not-found page. */
function sendPage(pages: PageTable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = '', query] = request.url.split('?')
  const page = pages.find(({ pattern }) => pattern.test(path))
  if (!page) throw new Error('pages.json has no page for every path. Build the client again.')
  const { shell, rendered, dependsOnQuery = false, isNotFound = false } = page
  const isRenderedByBrowser =
    rendered === undefined ||
    (dependsOnQuery && query !== undefined) ||
    signedInCookie.read(request.server.context, request) !== undefined
  return reply.code(isNotFound ? 404 : 200).sendFile(isRenderedByBrowser ? shell : rendered)
}

/**
 * Whether a request may be for a page: a GET or HEAD outside `nonPageSegments` whose last segment has no dot, as file
 * names have.
 */
function mayBePage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  const isReserved = nonPageSegments.has(segments[0]?.toLowerCase() ?? '')
  const isFile = segments.at(-1)?.includes('.') ?? false
  return !isReserved && !isFile
}
