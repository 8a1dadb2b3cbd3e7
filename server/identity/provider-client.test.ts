import { DrizzleQueryError } from 'drizzle-orm'
import type { CustomFetchOptions } from 'openid-client'
import { beforeAll, expect, test } from 'vitest'
import { clock } from '@/domain'
import { type ProviderClientOptions, providerClient } from './provider-client.ts'
import { providerProblem } from './provider-problem.ts'

const issuer = 'https://id.example'
const loginRequest = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), redirectUri: 'https://gigs.example/cb' }
const callback = new URL('https://gigs.example/cb?code=c&state=s')
const claims = { sub: '1', email: 'ana@uni.example', name: 'Ana' }

let keys: CryptoKeyPair
let otherKeys: CryptoKeyPair

const makeKeys = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
beforeAll(async () => {
  ;[keys, otherKeys] = await Promise.all([makeKeys(), makeKeys()])
})

interface Foreign {
  /** Overrides fields of the discovery document; undefined removes a field. */
  metadata?: Record<string, unknown>
  idToken?: Record<string, unknown>
  userInfo?: Record<string, unknown>
  signWith?: CryptoKey
}

/** A fake external provider that records the requests to its token endpoint. */
function foreignProvider({ metadata, idToken, userInfo = claims, signWith }: Foreign = {}) {
  const shown: { authorization: string | null; secret: string | null }[] = []
  const answers: Record<string, (request: CustomFetchOptions) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      ...metadata,
    }),
    '/keys': async () => ({ keys: [{ ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), alg: 'ES256' }] }),
    '/me': () => userInfo,
    '/token': async ({ headers, body }) => {
      const form = new URLSearchParams(String(body))
      shown.push({ authorization: headers.authorization ?? null, secret: form.get('client_secret') })
      return { access_token: 'a', token_type: 'bearer', id_token: await signed(signWith ?? keys.privateKey, idToken) }
    },
  }
  const client = (options: Partial<ProviderClientOptions> = {}) =>
    providerClient({
      issuer: new URL(issuer),
      clientId: 'campus-gigs',
      clientSecret: 'a_s3cret.~ü',
      prompt: 'select_account',
      fetch: async (address, request) => Response.json(await answers[new URL(address).pathname]?.(request)),
      ...options,
    })
  return { client, shown }
}

async function signed(key: CryptoKey, more: Record<string, unknown> = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const payload = { iss: issuer, aud: 'campus-gigs', sub: '1', nonce: 'n', iat: now, exp: now + 60, ...more }
  const text = [{ alg: 'ES256' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(text))
  return `${text}.${Buffer.from(signature).toString('base64url')}`
}

/** Resolves with the logged problem of a failed sign-in. */
async function problemOf(signIn: Promise<unknown>): Promise<string> {
  return providerProblem(
    await signIn.then(
      () => 'it succeeded',
      (error: unknown) => error,
    ),
  ).join('\n')
}

const basic = Buffer.from('campus-gigs:a_s3cret.%7E%C3%BC').toString('base64')

test.each([
  ['told to', ['client_secret_basic', 'client_secret_post'], 'client_secret_basic', 'header'],
  ['told to', ['client_secret_basic', 'client_secret_post'], 'client_secret_post', 'body'],
  ['where the provider takes both', ['client_secret_basic', 'client_secret_post'], undefined, 'body'],
  ['where the provider takes that only', ['client_secret_basic'], undefined, 'header'],
  ['where the provider says nothing', undefined, undefined, 'header'],
] as const)('the secret is shown as it should, %s: %j %s', async (_, supported, clientAuth, place) => {
  const { client, shown } = foreignProvider({ metadata: { token_endpoint_auth_methods_supported: supported } })
  await client({ clientAuth }).identify(callback, loginRequest)
  expect(shown).toEqual([
    place === 'header'
      ? { authorization: `Basic ${basic}`, secret: null }
      : { authorization: null, secret: 'a_s3cret.~ü' },
  ])
})

test.each([
  ['user-info', {}],
  ['the ID token, without user-info', { metadata: { userinfo_endpoint: undefined }, idToken: claims }],
  ['both', { userInfo: { sub: '1', name: 'Ana' }, idToken: { email: claims.email, name: 'Older name' } }],
])('identifies a person by %s', async (_, provider) => {
  const { issuer: told, person } = await foreignProvider(provider).client().identify(callback, loginRequest)
  expect([told, person]).toEqual([issuer, claims])
})

test.each([
  [undefined, undefined],
  [null, undefined],
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [0, false],
])('SA-03 reads email_verified %j as %s', async (email_verified, expected) => {
  const { client } = foreignProvider({ userInfo: { ...claims, email_verified } })
  expect((await client().identify(callback, loginRequest)).person.email_verified).toBe(expected)
})

test('SA-03 an ID token is believed for its signature, its time and its nonce', async () => {
  const fails = (provider: Foreign) => problemOf(foreignProvider(provider).client().identify(callback, loginRequest))
  expect(await fails({ signWith: otherKeys.privateKey })).toContain('signature')
  expect(await fails({ idToken: { nonce: 'other' } })).toContain('nonce')
  expect(await fails({ idToken: { aud: 'other' } })).toContain('aud')
  const now = Math.floor(Date.now() / 1000)
  expect(await fails({ idToken: { exp: now - 60 } })).toContain('timestamp')
  // An ID token that expired 15 s ago is valid, because clocks differ.
  const { client } = foreignProvider({ idToken: { exp: now - 15 } })
  expect((await client().identify(callback, loginRequest)).person.sub).toBe('1')
})

test('SA-09 returns an end-session URL for a provider with that endpoint', async () => {
  const home = new URL('https://gigs.example/')
  const { client } = foreignProvider({ metadata: { end_session_endpoint: `${issuer}/logout` } })
  const provider = client()
  expect(provider.hasEndSession()).toBe(false)
  await provider.discover()
  expect(provider.hasEndSession()).toBe(true)
  const query = new URLSearchParams({ post_logout_redirect_uri: home.href, client_id: 'campus-gigs' })
  expect((await provider.endSessionUrl(home))?.href).toBe(`${issuer}/logout?${query}`)
  expect(await foreignProvider().client().endSessionUrl(home)).toBeNull()
})

test('discovers a changed provider again after the cache lifetime', async () => {
  const metadata = { authorization_endpoint: `${issuer}/old` }
  const client = foreignProvider({ metadata }).client()
  const pathIn = async (milliseconds: number) => {
    clock.set(new Date(Date.parse('2026-11-21T01:30:00.000Z') + milliseconds))
    return (await client.authorizationUrl(loginRequest)).pathname
  }
  try {
    expect(await pathIn(0)).toBe('/old')
    metadata.authorization_endpoint = `${issuer}/new`
    expect(await pathIn(60_000)).toBe('/old')
    expect(await pathIn(301_000)).toBe('/new')
  } finally {
    clock.reset()
  }
})

test('logs the provider’s problem without personal data', async () => {
  const other = foreignProvider({ metadata: { issuer: 'https://id.example/v2' } }).client()
  expect(await problemOf(other.discover())).toContain(
    'expected issuer https://id.example/, found https://id.example/v2',
  )
  const answer = (body: object, status: number) => async () => Response.json(body, { status })
  const away = foreignProvider().client({ fetch: answer({}, 502) })
  expect(await problemOf(away.discover())).toContain('502 from')
  const unplugged = new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })
  const query = new DrizzleQueryError('insert', ['ana@uni.example'], Object.assign(new Error('x'), { code: '53300' }))
  expect(providerProblem(query)).toEqual(['the database · 53300'])
  const gone = foreignProvider().client({ fetch: () => Promise.reject(unplugged) })
  expect(await problemOf(gone.discover())).toContain('ECONNREFUSED · no')
})
