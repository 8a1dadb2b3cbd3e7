import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { inlineStyleHashes } from './inline-styles.ts'

/** The addresses of the API's documentation, whose pages are a package's and write HTML and styles as they like. */
export const docsPath = '/api/docs'
const docsPolicy =
  "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'none';frame-ancestors 'none'"

/**
 * The security headers. Pages run and load our own files only, call our own server only, and cannot be framed. No inline
 * script runs, and of inline style sheets only those of our own pages. Style attributes are allowed: they can neither select
 * other elements nor load anything that the policy doesn't. Text becomes HTML only through two policies:
 * that of `app/trusted-types.ts` and DOMPurify's.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { isProduction, identity, publicUrl, hstsSubdomains, clientDir } = app.context.config
  const isSecure = publicUrl?.startsWith('https:') ?? false
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
        // Profile pictures come from the identity provider's hosts.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'dompurify'],
        // Browsers apply form-action to redirects too, and sign-in redirects to the provider.
        formAction: ["'self'", ...(typeof identity === 'object' ? [new URL(identity.issuer).origin] : [])],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // With `no-referrer` browsers would send `Origin: null` with our own posts.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isProduction && isSecure && { includeSubDomains: hstsSubdomains },
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(docsPath)) reply.header('content-security-policy', docsPolicy)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}
