import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client'
import { clock } from '@/domain'
import type { ClientAuthMethod } from '../config.ts'
import { type PersonClaims, personClaims } from './person-claims.ts'

/** The identity provider as we use it. */
export interface ProviderClient {
  /**
   * Looks the provider up, unless that has been done.
   * @throws when it can not be reached or is not the one of the settings
   */
  lookUp: () => Promise<void>
  /** Where to send the browser. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  /**
   * Trades the code of a callback for what the provider says of the person: at its user-info endpoint, and in the ID
   * token where that says more.
   * @throws when the provider, or what came back, is not to be trusted
   */
  identify: (callback: URL, request: AuthorizationRequest) => Promise<Identified>
}

/** One authorization request, as remembered between the two halves of the flow. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** A person, as the provider tells of them. */
export interface Identified {
  issuer: string
  person: PersonClaims
}

export interface ProviderClientOptions {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** How the secret is shown; by default in the body where the provider says it takes that, else in a header. */
  clientAuth?: ClientAuthMethod | undefined
  /** Added to every authorization request: `login` asks anew, `select_account` lets people choose. */
  prompt: 'login' | 'select_account'
  /** Reaches the provider; the network by default. */
  fetch?: CustomFetch
}

/** Seconds that somebody who wants to sign in waits for one answer of the provider. */
const patience = 10

/** Milliseconds after which a provider is looked up again: it may have moved, or sign differently. */
const remembered = 5 * 60_000

/**
 * Talks to an identity provider by authorization code with PKCE. It is looked up on first use, again after a failure,
 * and every few minutes that it is in use.
 */
export function providerClient({
  issuer,
  clientId,
  clientSecret,
  clientAuth,
  prompt,
  fetch,
}: ProviderClientOptions): ProviderClient {
  let discovered: Promise<Configuration> | undefined
  let discoveredAt = 0

  const configuration = () => {
    const now = clock.now().getTime()
    if (now - discoveredAt > remembered) discovered = undefined
    if (discovered === undefined) discoveredAt = now
    discovered ??= discovery(issuer, clientId, undefined, authentication(clientSecret, clientAuth), {
      timeout: patience,
      ...(fetch && { [customFetch]: fetch }),
      execute: [
        // Checks the signature of ID tokens too, not only who the connection is to.
        enableNonRepudiationChecks,
        // Without TLS only outside production (the settings see to it): the local provider, or one on a test machine.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    async lookUp() {
      await configuration()
    },
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt,
      })
    },
    async identify(callback, { state, nonce, codeVerifier }) {
      const provider = await configuration()
      const tokens = await authorizationCodeGrant(provider, callback, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      const told = provider.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
        : {}
      return { issuer: claims.iss, person: personClaims.parse({ ...claims, ...told }) }
    },
  }
}

function authentication(secret: string | undefined, method: ClientAuthMethod | undefined): ClientAuth {
  if (!secret) return None()
  const ways = { client_secret_basic: inHeader(secret), client_secret_post: ClientSecretPost(secret) }
  return (server, ...rest) => {
    // A provider that names no method takes the header: OpenID Connect Discovery 1.0, section 3.
    const { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] } = server
    const usual = supported.includes('client_secret_post') ? 'client_secret_post' : 'client_secret_basic'
    return ways[method ?? usual](server, ...rest)
  }
}

/**
 * The library's own writes every hyphen, dot and underscore as `%2D` and the like, which is allowed; but some providers
 * read the header without decoding it, and identifiers and secrets seldom have more than these.
 */
function inHeader(secret: string): ClientAuth {
  const encoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length)
  return (_server, { client_id }, _body, headers) => {
    headers.set('authorization', `Basic ${btoa(`${encoded(client_id)}:${encoded(secret)}`)}`)
  }
}
