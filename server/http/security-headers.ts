import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { pageStyles } from '../identity/page.ts'

/** The lifetime of HSTS: a year. */
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
 * The security headers that responses without a route have too: framing, referrer, permissions, and HSTS in production
 * behind https.
 */
export function commonHeaders({ isProduction, publicUrl, hstsSubdomains }: Config): Record<string, string> {
  const hasHsts = isProduction && isSecure(publicUrl)
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // `no-referrer` would make browsers send `Origin: null` with same-origin posts.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(hasHsts && {
      'strict-transport-security': `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

const isSecure = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false

/**
 * Sets the security headers. The policy allows scripts, requests and files of this origin only, images over https, and
 * no framing. Inline scripts and style attributes are blocked; inline style sheets are allowed by hash. Strings become
 * HTML only through two Trusted Types policies: that of `app/trusted-types.ts` and DOMPurify's.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { identity, publicUrl, clientDir } = app.context.config
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...inlineStyleHashes(clientDir)],
        styleSrcAttr: ["'none'"],
        fontSrc: ["'self'"],
        // The identity provider's hosts serve profile pictures.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'dompurify'],
        // Browsers apply form-action to redirects too. The sign-in form redirects to the provider.
        formAction: ["'self'", ...(typeof identity === 'object' ? [new URL(identity.issuer).origin] : [])],
        ...(isSecure(publicUrl) && { upgradeInsecureRequests: [] }),
      },
    },
    // Those of `commonHeaders`.
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
    strictTransportSecurity: false,
  })
  const headers = new Headers(commonHeaders(app.context.config))
  // Set on the raw response, which also has the answers of the local identity provider.
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(headers))
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
