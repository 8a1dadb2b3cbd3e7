import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  type UserInfoResponse,
} from 'openid-client'

/** The identity provider as we use it. */
export interface ProviderClient {
  /** Where to send the browser. */
  authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  /**
   * Trades the code of a callback for what the provider's user-info endpoint says of the person.
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
  userInfo: UserInfoResponse
}

export interface ProviderClientOptions {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  /** Added to every authorization request: `login` asks anew, `select_account` lets people choose. */
  prompt: 'login' | 'select_account'
  /** Reaches the provider; the network by default. */
  fetch?: CustomFetch
}

/** Talks to an identity provider by authorization code with PKCE. It is looked up on first use, and again after a failure. */
export function providerClient({
  issuer,
  clientId,
  clientSecret,
  prompt,
  fetch,
}: ProviderClientOptions): ProviderClient {
  let discovered: Promise<Configuration> | undefined

  const configuration = () => {
    discovered ??= discovery(issuer, clientId, clientSecret, undefined, {
      ...(fetch && { [customFetch]: fetch }),
      // Without TLS only outside production (the settings see to it): the local provider, or one on a test machine.
      ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
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
      return { issuer: claims.iss, userInfo: await fetchUserInfo(provider, tokens.access_token, claims.sub) }
    },
  }
}
