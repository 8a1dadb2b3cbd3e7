import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration } from 'oidc-provider'
import { ExpiringMap } from './expiring-map.ts'
import { brokenSignInPage } from './login-page.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { randomToken } from './secrets.ts'

/** Below the server's root. */
export const localProviderPath = '/oidc'

/** Somebody, as typed on the login page. */
export interface LocalPerson {
  name: string
  email: string
}

/** The identity provider of a machine without a real one (D11). It believes whatever it is told. */
export interface LocalProvider {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Answers the provider's own paths; the request's address is below {@link localProviderPath}. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether a login page with this request's cookies is still waiting for an answer. */
  isWaiting: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Ends the login page as this person, or as cancelled with null; resolves with where to go on. */
  finish: (request: IncomingMessage, response: ServerResponse, person: LocalPerson | null) => Promise<string>
}

const minute = 60
const sessionCookie = 'cg_oidc_session'

/** Stable across restarts and machines: the same e-mail address is the same person. */
function subjectOf(email: string): string {
  return createHash('sha256').update(`campus-gigs-local:${email.trim().toLowerCase()}`).digest('base64url')
}

async function signingKey() {
  const usages: ('sign' | 'verify')[] = ['sign', 'verify']
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, usages)
  const { kty, crv, d, x, y } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { kty, crv, d, x, y, use: 'sig', alg: 'ES256' }
}

/** Makes the local provider for the product at this address. */
export async function createLocalProvider(publicUrl: URL): Promise<LocalProvider> {
  const issuer = new URL(localProviderPath, publicUrl)
  const clientId = 'campus-gigs'
  const clientSecret = randomToken()
  const people = new ExpiringMap<LocalPerson>(5_000, Date.now)

  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [new URL('/api/identity/callback', publicUrl).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomToken()],
      names: { session: sessionCookie, interaction: 'cg_oidc_login', resume: 'cg_oidc_resume' },
    },
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `${localProviderPath}/login/${interaction.uid}` },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 15 * minute,
      IdToken: 5 * minute,
      Interaction: 15 * minute,
      Session: 15 * minute,
    },
    findAccount: (_, subject) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...claimsOf(person) }) }
    },
    // Our own product needs nobody's consent to know who signs in to it.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    renderError: (context) => {
      context.type = 'html'
      context.body = brokenSignInPage()
    },
  }

  // Loaded only here: with a real provider nothing of it is needed.
  const { default: Provider } = await import('oidc-provider')
  const provider = new Provider(issuer.href, configuration)
  provider.proxy = true
  const answer = provider.callback()

  return {
    issuer,
    clientId,
    clientSecret,
    handle: (request, response) => {
      atPublicAddress(request, publicUrl)
      void answer(request, response)
    },
    isWaiting: (request, response) =>
      provider.interactionDetails(request, response).then(
        () => true,
        () => false,
      ),
    finish: async (request, response, person) => {
      if (!person) return provider.interactionResult(request, response, { error: 'access_denied' })
      const accountId = subjectOf(person.email)
      people.set(accountId, person, 15 * minute * 1000)
      return provider.interactionResult(request, response, { login: { accountId, remember: false } })
    },
  }
}

/** Lets the provider see the request as the browser sent it to the public address, whatever proxy or mount lies between. */
function atPublicAddress(request: IncomingMessage, publicUrl: URL): void {
  const originalUrl = request.url ?? ''
  Object.assign(request, { originalUrl, url: originalUrl.slice(localProviderPath.length) || '/' })
  Object.assign(request.headers, {
    host: publicUrl.host,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
  })
  // Everybody signs in anew: a machine is shared, and so is this page. What is left are the cookies of the sign-in itself.
  const cookies = request.headers.cookie?.split(/; */).filter((cookie) => !cookie.startsWith(sessionCookie))
  request.headers.cookie = cookies?.join('; ')
}

function claimsOf({ name, email }: LocalPerson) {
  const [given = '', ...rest] = name.split(/\s+/)
  return { name, given_name: given, family_name: rest.join(' '), email, email_verified: true }
}
