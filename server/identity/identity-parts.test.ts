import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fc from 'fast-check'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ExpiringMap } from './expiring-map.ts'
import { toNames } from './flow.ts'
import { localPath } from './local-path.ts'
import { ownCookie } from './own-cookie.ts'
import { fontsStyleSheet } from './page.ts'
import { personClaims } from './person-claims.ts'
import { providerClient } from './provider-client.ts'
import { Throttle } from './throttle.ts'

describe('a local path', () => {
  test('never leads to another origin, however it is written', () => {
    const home = 'https://gigs.example'
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '@', ':', '.', '..', '?', '#', '\t', '\n', 'https:'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = localPath(pieces.join(''))
        if (path !== null) expect(new URL(path, home).origin).toBe(home)
      }),
      { numRuns: 20_000 },
    )
  })

  test.each(['//evil.example', '/..//evil.example', '/x/..//evil.example', '/.//evil.example', '/\\evil.example'])(
    'is not %s',
    (text) => {
      expect(localPath(text)).toBeNull()
    },
  )

  test('is not an API path', () => {
    expect(['/api/x', '/API', '/oidc/auth', '/x/../api/y'].map(localPath)).toEqual([null, null, null, null])
    expect(localPath('/apiary')).toBe('/apiary')
  })
})

test.each([
  ['ana.o+gigs@uni.example', true],
  ['ana@unì.example', true],
  ['ana@uni.example, bo@uni.example', false],
  ['Ana <ana@uni.example>', false],
  ['ana@uni.example\r\nBcc: bo@uni.example', false],
])('TR-05 the claimed address %j is one mailbox: %s', (email, isMailbox) => {
  expect(personClaims.parse({ sub: 'ana', email }).email).toBe(isMailbox ? email : undefined)
})

test.each([
  [{ name: 'Ana Maria Silva' }, ['Ana', 'Maria Silva', 'Ana Maria Silva']],
  [{ given_name: 'Ana', family_name: 'Silva' }, ['Ana', 'Silva', 'Ana Silva']],
  [{ name: 'Ana M. Silva', given_name: 'Ana', family_name: 'Silva' }, ['Ana', 'Silva', 'Ana M. Silva']],
  [{ name: 'Suharto', given_name: 'Suharto' }, ['Suharto', '', 'Suharto']],
  [{ name: ' ' }, ['', '', '']],
  [{ given_name: 'Ana\r\nMaria', family_name: '\u202eSilva' }, ['Ana Maria', 'Silva', 'Ana Maria Silva']],
  [{}, ['', '', '']],
])('names of %j', (person, [firstName, lastName, fullName]) => {
  expect(toNames(person)).toEqual({ firstName, lastName, fullName })
})

describe('a throttle', () => {
  test('allows at most its capacity and the refilled attempts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { maxLength: 60 }), (waits) => {
        let now = 0
        let passed = 0
        const throttle = new Throttle({ now: () => new Date(now) })
        for (const wait of waits) {
          now += wait
          if (throttle.consume({ key: 'name', maxAttempts: 3, refillMs: 60 })) passed += 1
          expect(passed).toBeLessThanOrEqual(3 + now / 60)
        }
      }),
    )
  })

  test('counts each key separately', () => {
    const throttle = new Throttle({ now: () => new Date(0) })
    const limit = { maxAttempts: 1, refillMs: 60 }
    const a = { key: 'a', ...limit }
    const b = { key: 'b', ...limit }
    expect([throttle.consume(a), throttle.consume(a), throttle.consume(b)]).toEqual([true, false, true])
    throttle.restore(a)
    expect(throttle.consume(a)).toBe(true)
  })
})

test.each([
  ['http://127.0.0.1:3000', 'cg_x', '; Path=/api; HttpOnly; SameSite=Lax'],
  ['https://gigs.example', '__Host-cg_x', '; Path=/; HttpOnly; Secure; SameSite=Lax'],
])('SA-09 a cookie at %s is %s', async (address, name, attributes) => {
  const home = { publicUrl: () => new URL(address) }
  const cookie = ownCookie('cg_x', '/api')
  const app = fastify()
  await app.register(fastifyCookie)
  app.get('/set', async (_, reply) => cookie.set(home, reply, 'v', 60))
  app.get('/clear', async (_, reply) => cookie.clear(home, reply))
  app.get('/read', async (request) => ({ read: cookie.read(home, request) }))
  const given = async (url: string) => String((await app.inject(url)).headers['set-cookie'])
  expect(await given('/set')).toBe(`${name}=v; Max-Age=60${attributes}`)
  const cleared = (await given('/clear')).replace(/Expires=[^;]*; /, '')
  expect(cleared).toBe(`${name}=; Max-Age=0${attributes}`)
  const sent = await app.inject({ url: '/read', headers: { cookie: `${name}=mine` } })
  expect(sent.json()).toEqual({ read: 'mine' })
})

test('an expiring map evicts entries over its capacity and after their lifetime', () => {
  let now = 0
  const map = new ExpiringMap<number>(3, () => now)
  for (const key of [1, 2, 3, 4]) map.set(String(key), key, 10)
  expect(map.keys()).toEqual(['2', '3', '4'])
  now = 10
  expect(map.get('4')).toBeUndefined()
})

test('an unreachable provider is discovered again on the next sign-in', async () => {
  const issuer = new URL('https://id.example')
  let calls = 0
  const provider = providerClient({
    issuer,
    clientId: 'gigs',
    clientSecret: 's',
    prompt: 'select_account',
    fetch: async () => {
      calls += 1
      if (calls === 1) throw new TypeError('fetch failed')
      return Response.json({ issuer: 'https://id.example', authorization_endpoint: 'https://id.example/authorize' })
    },
  })
  const request = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), redirectUri: 'https://gigs.example/cb' }
  await expect(provider.authorizationUrl(request)).rejects.toThrow()
  const url = await provider.authorizationUrl(request)
  await provider.authorizationUrl(request)
  expect(calls).toBe(2)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: 's',
    nonce: 'n',
    prompt: 'select_account',
    response_type: 'code',
    redirect_uri: 'https://gigs.example/cb',
  })
})

describe('the fonts of the local provider’s page', () => {
  test('come from the built files, with any digest in their names', () => {
    const client = mkdtempSync(join(tmpdir(), 'campus-gigs-fonts-'))
    onTestFinished(() => rmSync(client, { recursive: true }))
    mkdirSync(join(client, 'assets'))
    writeFileSync(join(client, 'assets/bricolage-grotesque-latin-wght-normal-DLoelf7F.woff2'), '')
    writeFileSync(join(client, 'assets/bricolage-grotesque-latin-ext-wght-normal-CcLUaPy7.woff2'), '')
    const sheet = fontsStyleSheet(client)
    expect(sheet).toContain("src:url('/assets/bricolage-grotesque-latin-wght-normal-DLoelf7F.woff2')")
    expect(sheet.match(/@font-face/g)).toHaveLength(1)
  })

  test('are omitted without a build', () => {
    expect(fontsStyleSheet('/nowhere')).toBe('')
  })
})
