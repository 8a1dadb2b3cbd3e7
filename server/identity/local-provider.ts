import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ExpiringMap } from './expiring-map.ts'
import {
  type LocalPerson,
  localProviderConfiguration,
  localProviderPath,
  providerSessionCookie,
  sessionSeconds,
} from './local-provider-configuration.ts'
import { randomToken } from './secrets.ts'

/** The identity provider for servers without an external one. It verifies nothing. */
export interface LocalProvider {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Handles a request below {@link localProviderPath}. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether the request's cookies belong to a pending sign-in. */
  isPending: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Finishes the sign-in as a person, or cancels it with null. Resolves with the URL to redirect to. */
  finish: (request: IncomingMessage, response: ServerResponse, person: LocalPerson | null) => Promise<string>
}

/** The most signed-in people. One more evicts the oldest. */
const maxPeople = 5_000

/** Creates the local provider of the product at this public address. */
export async function createLocalProvider(publicUrl: URL): Promise<LocalProvider> {
  const issuer = new URL(localProviderPath, publicUrl)
  const client = { clientId: 'campus-gigs', clientSecret: randomToken() }
  const redirectUri = new URL('/api/identity/callback', publicUrl).href
  const people = new ExpiringMap<LocalPerson>(maxPeople, Date.now)

  // Import lazily: a server with an external provider never needs the package.
  const { default: Provider } = await import('oidc-provider')
  const product = { ...client, redirectUri, signedOutUri: publicUrl.href }
  const provider = new Provider(issuer.href, await localProviderConfiguration(product, people))
  // The provider then reads its address from the headers that `toProviderRequest` sets.
  provider.proxy = true
  const handleRequest = provider.callback()

  return {
    issuer,
    ...client,
    handle: (request, response) => {
      toProviderRequest(request, publicUrl)
      void handleRequest(request, response)
    },
    async isPending(request, response) {
      try {
        await provider.interactionDetails(request, response)
        return true
      } catch {
        // The cookies are missing, or their sign-in has expired or is finished.
        return false
      }
    },
    finish: async (request, response, person) => {
      if (!person) return provider.interactionResult(request, response, { error: 'access_denied' })
      const accountId = toSubject(person.email)
      people.set(accountId, person, sessionSeconds * 1000)
      return provider.interactionResult(request, response, { login: { accountId, remember: false } })
    },
  }
}

/** The subject of an e-mail address, the same on every server and after every restart. */
function toSubject(email: string): string {
  return createHash('sha256').update(`campus-gigs-local:${email.trim().toLowerCase()}`).digest('base64url')
}

/**
 * Prepares a request for the provider: the path below {@link localProviderPath}, the headers of the public address, and
 * no session cookie, so that everybody signs in again on a shared computer.
 */
function toProviderRequest(request: IncomingMessage, publicUrl: URL): void {
  const originalUrl = request.url ?? ''
  const url = originalUrl.slice(localProviderPath.length) || '/'
  Object.assign(request, { originalUrl, url })
  Object.assign(request.headers, {
    host: publicUrl.host,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.replace(':', ''),
  })
  // Signing out needs the session cookie.
  const isSigningOut = url.startsWith('/session/')
  const cookies = request.headers.cookie?.split(/; */)
  const sent = cookies?.filter((cookie) => isSigningOut || !cookie.startsWith(providerSessionCookie))
  request.headers.cookie = sent?.join('; ')
}
