import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import { clock, minuteMs } from '@/domain'
import type { ClientAuthMethod } from '../environment.ts'
import { type PersonClaims, personClaims } from './person-claims.ts'

/** A client of an OpenID Connect provider. */
export interface ProviderClient {
  /**
   * Fetches the provider's configuration, unless it is cached.
   * @throws when the provider is unreachable or its issuer differs from the configured one
   */
  discover: () => Promise<void>
  /** The authorization URL to redirect the browser to. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  /**
   * Exchanges the code of a callback for the person's claims. Claims of the user-info endpoint override those of the ID
   * token.
   * @throws when the provider is unreachable or its response fails validation
   */
  identify: (callback: URL, request: AuthorizationRequest) => Promise<Identified>
  /** The provider's display name. */
  name: string
  /** Whether the provider has an end-session endpoint; false before the first discovery. */
  hasEndSession: () => boolean
  /**
   * The URL that signs the browser out at the provider (RP-Initiated Logout 1.0), which may ask for confirmation; null
   * when the provider has none. The request has the client id instead of an ID token hint, because no ID token is
   * stored.
   * @param returnTo the URL to redirect to afterwards, which must be registered at the provider
   */
  endSessionUrl: (returnTo: URL) => Promise<URL | null>
}

/** An authorization request, stored until its callback. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** A person's claims, and the issuer that asserts them. */
export interface Identified {
  issuer: string
  person: PersonClaims
}

/** The provider, and the registration of the product at it. */
export interface ProviderClientOptions {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** How the client sends its secret. Default: in the body when the provider supports it, else in a header. */
  clientAuth?: ClientAuthMethod | undefined
  /** The `prompt` of every authorization request. */
  prompt: 'login' | 'select_account'
  /** The provider's display name. Default: the host of its issuer. */
  name?: string
  /** Sends requests to the provider. Default: over the network. */
  fetch?: CustomFetch
}

type OpenIdClient = typeof import('openid-client')

/** Loads the library when it is first needed: with the local provider, a server needs it at the first sign-in only. */
const loadLibrary = (): Promise<OpenIdClient> => import('openid-client')

/** A client for the authorization code flow with PKCE. */
export function providerClient(options: ProviderClientOptions): ProviderClient {
  const discover = createDiscovery(options)
  let hasEndSession = false
  const loadConfiguration = async () => {
    const configuration = await discover()
    hasEndSession = configuration.serverMetadata().end_session_endpoint !== undefined
    return configuration
  }

  return {
    name: options.name ?? options.issuer.host,
    hasEndSession: () => hasEndSession,
    async endSessionUrl(returnTo) {
      const configuration = await loadConfiguration()
      const { buildEndSessionUrl } = await loadLibrary()
      return hasEndSession ? buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo.href }) : null
    },
    async discover() {
      await loadConfiguration()
    },
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary()
      return buildAuthorizationUrl(await loadConfiguration(), {
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
      const { authorizationCodeGrant, fetchUserInfo } = await loadLibrary()
      const configuration = await loadConfiguration()
      const tokens = await authorizationCodeGrant(configuration, callback, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      const userInfo = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
      return { issuer: claims.iss, person: personClaims.parse({ ...claims, ...userInfo }) }
    },
  }
}

/** The timeout of each request to the provider, while a person waits. */
const providerTimeoutSeconds = 10

/** How long the configuration is cached. The provider's endpoints or keys may change. */
const discoveryLifetimeMs = 5 * minuteMs

/**
 * Creates a function that fetches the provider's configuration on first use, after a failure, and when
 * `discoveryLifetimeMs` have passed. Otherwise the function resolves with the cached configuration.
 */
function createDiscovery({ issuer, clientId, clientSecret, clientAuth, fetch }: ProviderClientOptions) {
  let discovered: Promise<Configuration> | undefined
  let discoveredAtMs = 0

  async function fetchConfiguration(): Promise<Configuration> {
    const library = await loadLibrary()
    return library.discovery(issuer, clientId, undefined, authentication(library, clientSecret, clientAuth), {
      timeout: providerTimeoutSeconds,
      ...(fetch && { [library.customFetch]: fetch }),
      execute: [
        // Verify the signatures of ID tokens, in addition to TLS.
        library.enableNonRepudiationChecks,
        // The settings allow an http issuer outside production only.
        ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    })
  }

  return () => {
    const nowMs = clock.now().getTime()
    const isStale = nowMs - discoveredAtMs > discoveryLifetimeMs
    if (discovered && !isStale) return discovered
    discoveredAtMs = nowMs
    discovered = fetchConfiguration().catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
}

/** The client authentication at the token endpoint: none without a secret. */
function authentication(
  { ClientSecretPost, None }: OpenIdClient,
  secret: string | undefined,
  method: ClientAuthMethod | undefined,
): ClientAuth {
  if (!secret) return None()
  const authMethods = { client_secret_basic: inHeader(secret), client_secret_post: ClientSecretPost(secret) }
  return (server, ...rest) => {
    // The default that OpenID Connect Discovery 1.0, section 3 specifies.
    const { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] } = server
    const preferred = supported.includes('client_secret_post') ? 'client_secret_post' : 'client_secret_basic'
    return authMethods[method ?? preferred](server, ...rest)
  }
}

/**
 * Sends id and secret in the `Authorization` header. Like the library's `ClientSecretBasic`, but without
 * percent-encoding hyphens, dots and underscores: some providers do not decode the header, and most ids and secrets have
 * no other special characters.
 */
function inHeader(secret: string): ClientAuth {
  const encoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length)
  return (_server, { client_id }, _body, headers) => {
    headers.set('authorization', `Basic ${btoa(`${encoded(client_id)}:${encoded(secret)}`)}`)
  }
}
