import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The security headers. Pages run and load our own files only, call our own server only, and cannot be framed. Inline
 * styles are allowed because the editor and the overlays inject them; inline scripts are not.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { production, identity, publicUrl } = app.context.config
  const isSecure = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        // Profile pictures come from the identity provider's hosts.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // Browsers apply form-action to redirects too, and sign-in redirects to the provider.
        formAction: ["'self'", ...(typeof identity === 'object' ? [new URL(identity.issuer).origin] : [])],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // With `no-referrer` browsers would send `Origin: null` with our own posts.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Subdomains may belong to others.
    strictTransportSecurity: production && isSecure && { includeSubDomains: false },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}
