import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What browsers may do with our pages: run our own files only, talk to us only, and never stand in a frame.
 * Styles may stand in the page because the editor and the overlays inject them; scripts may not.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { production, oidc, publicUrl } = app.context.config
  const secure = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        // Pictures of people come from the identity provider's own addresses.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        // A form that ends in a redirect to the provider counts as sent there.
        formAction: ["'self'", ...(oidc ? [new URL(oidc.issuer).origin] : [])],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // Otherwise browsers send `Origin: null` with our own posts.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Of this host: what else lives below it is not ours to say.
    strictTransportSecurity: production && secure && { includeSubDomains: false },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}
