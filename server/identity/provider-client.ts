import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
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
import { clock, minuteMs } from '@/domain'
import type { ClientAuthMethod } from '../config.ts'
import { type PersonClaims, personClaims } from './person-claims.ts'

/** An identity provider, as a client of it. */
export interface ProviderClient {
  /**
   * Fetches the provider's configuration, unless it is known.
   * @throws when the provider cannot be reached or has another issuer than the settings say
   */
  discover: () => Promise<void>
  /** The address to send the browser to. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  /**
   * Exchanges the code of a callback for the person's claims: those of the user-info endpoint over those of the ID
   * token.
   * @throws when the provider cannot be reached or its answer fails validation
   */
  identify: (callback: URL, request: AuthorizationRequest) => Promise<Identified>
  /** What people call the provider. */
  name: string
  /** Whether people can sign out at the provider, as far as it is discovered. */
  hasEndSession: () => boolean
  /**
   * The address that signs the browser out at the provider (RP-Initiated Logout 1.0), which may ask first; null when the
   * provider has none. No ID token is kept as a hint, so the client's id names us.
   * @param returnTo where the provider leads afterwards; registered there
   */
  endSessionUrl: (returnTo: URL) => Promise<URL | null>
}

/** An authorization request, stored between the start and the callback. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** A person, and the provider that vouches for them. */
export interface Identified {
  issuer: string
  person: PersonClaims
}

export interface ProviderClientOptions {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** How the secret is sent. Default: in the body when the provider supports it, else in a header. */
  clientAuth?: ClientAuthMethod | undefined
  /** The `prompt` of every authorization request. */
  prompt: 'login' | 'select_account'
  /** What people call the provider. Default: the host of its issuer. */
  name?: string
  /** Sends requests to the provider. Default: over the network. */
  fetch?: CustomFetch
}

/** For each request to the provider; somebody is waiting to sign in. */
const providerTimeoutSeconds = 10

/** After this time the provider is discovered again: its endpoints or keys may have changed. */
const discoveryLifetimeMs = 5 * minuteMs

/** Discovers the provider on first use, again after a failure, and again once `discoveryLifetimeMs` have passed. */
function createDiscovery({ issuer, clientId, clientSecret, clientAuth, fetch }: ProviderClientOptions) {
  let discovered: Promise<Configuration> | undefined
  let discoveredAtMs = 0

  return () => {
    const nowMs = clock.now().getTime()
    const isStale = nowMs - discoveredAtMs > discoveryLifetimeMs
    if (discovered && !isStale) return discovered
    discoveredAtMs = nowMs
    discovered = discovery(issuer, clientId, undefined, authentication(clientSecret, clientAuth), {
      timeout: providerTimeoutSeconds,
      ...(fetch && { [customFetch]: fetch }),
      execute: [
        // Verifies the signatures of ID tokens, beside the TLS connection they come over.
        enableNonRepudiationChecks,
        // The settings allow http outside production only: the local provider, or one on a test machine.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
}

/** A client for the authorization code flow with PKCE. */
export function providerClient(options: ProviderClientOptions): ProviderClient {
  const discover = createDiscovery(options)
  let hasEndSession = false
  const configuration = async () => {
    const provider = await discover()
    hasEndSession = provider.serverMetadata().end_session_endpoint !== undefined
    return provider
  }

  return {
    name: options.name ?? options.issuer.host,
    hasEndSession: () => hasEndSession,
    async endSessionUrl(returnTo) {
      const provider = await configuration()
      return hasEndSession ? buildEndSessionUrl(provider, { post_logout_redirect_uri: returnTo.href }) : null
    },
    async discover() {
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
        prompt: options.prompt,
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
      const userInfo = provider.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
        : {}
      return { issuer: claims.iss, person: personClaims.parse({ ...claims, ...userInfo }) }
    },
  }
}

/** How the client proves itself at the token endpoint: not at all without a secret. */
function authentication(secret: string | undefined, method: ClientAuthMethod | undefined): ClientAuth {
  if (!secret) return None()
  const authMethods = { client_secret_basic: inHeader(secret), client_secret_post: ClientSecretPost(secret) }
  return (server, ...rest) => {
    // The default of OpenID Connect Discovery 1.0, section 3.
    const { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] } = server
    const preferred = supported.includes('client_secret_post') ? 'client_secret_post' : 'client_secret_basic'
    return authMethods[method ?? preferred](server, ...rest)
  }
}

/**
 * As the library's `ClientSecretBasic`, without percent-encoding hyphens, dots and underscores: some providers do not
 * decode the header, and most ids and secrets hold no other special characters.
 */
function inHeader(secret: string): ClientAuth {
  const encoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length)
  return (_server, { client_id }, _body, headers) => {
    headers.set('authorization', `Basic ${btoa(`${encoded(client_id)}:${encoded(secret)}`)}`)
  }
}
