import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration } from 'oidc-provider'
import { ExpiringMap } from './expiring-map.ts'
import { expiredSignInPage, signOutPage } from './login-page.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { randomToken } from './secrets.ts'

/** The provider's path on the public address. */
export const localProviderPath = '/oidc'

/** A person, as typed on the login page. */
export interface LocalPerson {
  name: string
  email: string
}

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
const minuteSeconds = 60
/** The lifetime of a sign-in at the provider, and of the person's claims. */
const sessionSeconds = 15 * minuteSeconds
const providerSessionCookie = 'cg_oidc_session'

/** Creates the local provider of the product at this public address. */
export async function createLocalProvider(publicUrl: URL): Promise<LocalProvider> {
  const issuer = new URL(localProviderPath, publicUrl)
  const client = { clientId: 'campus-gigs', clientSecret: randomToken() }
  const redirectUri = new URL('/api/identity/callback', publicUrl).href
  const people = new ExpiringMap<LocalPerson>(maxPeople, Date.now)

  // Import lazily: a server with an external provider never needs the package.
  const { default: Provider } = await import('oidc-provider')
  const product = { ...client, redirectUri, signedOutUri: publicUrl.href }
  const provider = new Provider(issuer.href, await providerConfiguration(product, people))
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

/** The product's client registration, the only one at the provider. */
interface ProductClient {
  clientId: string
  clientSecret: string
  redirectUri: string
  /** The URL to redirect to after signing out. */
  signedOutUri: string
}

/**
 * The provider's settings: one client, sign-in by the login page, claims from the typed name and address.
 * @param people signed-in people by subject
 */
async function providerConfiguration(
  { clientId, clientSecret, redirectUri, signedOutUri }: ProductClient,
  people: ExpiringMap<LocalPerson>,
): Promise<Configuration> {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [signedOutUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [await createSigningKey()] },
    cookies: {
      keys: [randomToken()],
      names: { session: providerSessionCookie, interaction: 'cg_oidc_login', resume: 'cg_oidc_resume' },
    },
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.type = 'html'
          context.body = signOutPage(form)
        },
      },
    },
    interactions: { url: (_, interaction) => `${localProviderPath}/login/${interaction.uid}` },
    ttl: {
      AccessToken: 5 * minuteSeconds,
      AuthorizationCode: minuteSeconds,
      Grant: sessionSeconds,
      IdToken: 5 * minuteSeconds,
      Interaction: sessionSeconds,
      Session: sessionSeconds,
    },
    findAccount: (_, subject) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...toClaims(person) }) }
    },
    // Grant consent without a prompt: the only client is the product itself.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    renderError: (context) => {
      context.type = 'html'
      context.body = expiredSignInPage()
    },
  }
}

/** Creates a key that signs ID tokens by ES256, as a JSON Web Key. */
async function createSigningKey() {
  const usages: ('sign' | 'verify')[] = ['sign', 'verify']
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, usages)
  const { kty, crv, d, x, y } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { kty, crv, d, x, y, use: 'sig', alg: 'ES256' }
}

/** The claims of a person. The first word of the name counts as the given name. */
function toClaims({ name, email }: LocalPerson) {
  const [givenName = '', ...familyNames] = name.split(/\s+/)
  return { name, given_name: givenName, family_name: familyNames.join(' '), email, email_verified: true }
}
