import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { pageStyles } from '../identity/page.ts'

const hstsSeconds = 365 * 24 * 60 * 60

/** The path of the API documentation, whose pages come from a package and have a policy of their own. */
export const docsPath = '/api/docs'
/**
 * The policy of the API documentation. Swagger UI inserts one constant inline style sheet, allowed by hash: Chromium's
 * console names another hash when an upgrade changes the sheet. Its React assigns HTML as strings, so Trusted Types
 * would break its pages. Style properties that its scripts set need no permission.
 */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/**
 * The security headers of every response, with a route or without: all but the Content-Security-Policy, which depends
 * on the content. HSTS is sent in production behind https only.
 */
export function commonHeaders({ isProduction, publicUrl, hstsSubdomains }: Config): Record<string, string> {
  const hasHsts = isProduction && isSecure(publicUrl)
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // `no-referrer` would make browsers send `Origin: null` with same-origin posts.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(hasHsts && {
      'strict-transport-security': `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

const isSecure = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/**
 * The Content-Security-Policy of all responses but the API documentation. It allows scripts, requests and files of this
 * origin only, images over https, and no framing. Inline scripts and style attributes are blocked; inline style sheets
 * are allowed by hash. Strings become HTML only through two Trusted Types policies: that of `app/trusted-types.ts` and
 * DOMPurify's.
 */
function contentPolicy({ identity, publicUrl, clientDir }: Config): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    ["style-src 'self'", ...inlineStyleHashes(clientDir)].join(' '),
    "style-src-attr 'none'",
    "font-src 'self'",
    // The identity provider's hosts serve profile pictures.
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
    // Browsers apply form-action to redirects too. The sign-in form redirects to the provider.
    ["form-action 'self'", ...(typeof identity === 'object' ? [new URL(identity.issuer).origin] : [])].join(' '),
    ...(isSecure(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

/** Sets the security headers of responses with a route; `framework-errors.ts` sets those of the others. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const { config } = app.context
  const headers = new Headers(commonHeaders(config))
  const policy = contentPolicy(config)
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw response, because the local identity provider writes its answers there, past Fastify's reply.
    reply.raw.setHeaders(headers)
    reply.header('content-security-policy', policy)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(docsPath)) reply.header('content-security-policy', docsPolicy)
  })
}

/** The Content-Security-Policy source expression that allows exactly this inline style. */
function styleHash(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}

/** The CSP hashes of all inline styles: those in the built client's pages and in the server's own. */
function inlineStyleHashes(clientDir: string): string[] {
  const folders = [clientDir, join(clientDir, 'pages')].filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const styles = pages.flatMap((page) => [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text))
  return [...new Set([pageStyles, ...styles].map(styleHash))]
}
