import type { Configuration } from 'oidc-provider'
import type { ExpiringMap } from './expiring-map.ts'
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

const minuteSeconds = 60
/** The lifetime of a sign-in at the provider, and of the person's claims. */
export const sessionSeconds = 15 * minuteSeconds
export const providerSessionCookie = 'cg_oidc_session'

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
export async function localProviderConfiguration(
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
