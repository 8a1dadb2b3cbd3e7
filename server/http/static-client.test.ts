import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { failure } from '@/contract'
import { testServer } from '../testing/harness.ts'
import { addListing, signedInBusiness } from '../testing/people.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'campus-gigs-client-'))
mkdirSync(join(clientDir, 'assets'))
mkdirSync(join(clientDir, 'pages'))
mkdirSync(join(clientDir, '.vite'))
const files: Record<string, string> = {
  'index.html': '<!doctype html><title>Campus Gigs</title>',
  'pages/landing.html': '<!doctype html><title>Campus Gigs, drawn by the browser</title>',
  'pages/landing.rendered.html': '<!doctype html><title>Campus Gigs, drawn by the server</title>',
  'pages/sign-in.html': '<!doctype html><title>Sign in, drawn by the browser</title>',
  'pages/sign-in.rendered.html': '<!doctype html><title>Sign in, drawn by the server</title>',
  'pages/app.html': '<!doctype html><title>Campus Gigs</title>',
  'pages/not-found.html': '<!doctype html><title>Page not found</title>',
  'pages.json': JSON.stringify([
    { pattern: '^/$', shell: 'pages/landing.html', rendered: 'pages/landing.rendered.html', dependsOnQuery: false },
    {
      pattern: '^/student/signin/?$',
      shell: 'pages/sign-in.html',
      rendered: 'pages/sign-in.rendered.html',
      dependsOnQuery: true,
    },
    { pattern: '^/(?!nobody/)', shell: 'pages/app.html' },
    { pattern: '', shell: 'pages/not-found.html', isNotFound: true },
  ]),
  'icon.svg': '<svg/>',
  'assets/main-abc123.js': 'plain',
  'assets/main-abc123.js.br': 'brotli',
  'assets/main-abc123.js.gz': 'gzip',
  '.vite/manifest.json': '{}',
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(clientDir, name), content)
afterAll(() => rmSync(clientDir, { recursive: true, force: true }))

// `inject` adds listeners of its own to its response: eleven with a streamed file, one more than Node warns at.
const { defaultMaxListeners } = EventEmitter
EventEmitter.defaultMaxListeners = 20
afterAll(() => {
  EventEmitter.defaultMaxListeners = defaultMaxListeners
})

const server = testServer({ clientDir })
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('RT-10', () => {
  test.each([
    '/api',
    '/api/x',
    '/api/users/nothing/here',
    '/API/health/x',
    '/oidc-not/../api/x',
    '/assets/gone.js',
    '/assets',
  ])('answers 404 as JSON to %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(failure.parse(answer.json()).code).toBe('notFound')
  })

  test.each([
    '/dashboard?q=barista',
    '/student/job-history/saved-jobs',
    '/monash/poster-7',
    '/businessdashboard/',
    '/apiary',
  ])('serves the page of %s, which the client routes', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, files['pages/app.html']])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  test('answers 404 with a page to a path that no screen has', async () => {
    const answer = await get('/nobody/knows/this')
    expect([answer.statusCode, answer.body]).toEqual([404, files['pages/not-found.html']])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['/favicon.ico', '/wp-login.php', '/.env', '/.vite/manifest.json', '/..%2f..%2fpackage.json'])(
    'does not serve a page for the missing or forbidden file %s',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain('<title>')
    },
  )

  test('answers 404 to a POST to a page', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/dashboard' })
    expect(answer.statusCode).toBe(404)
  })
})

describe('public pages', () => {
  const signedIn = { cookie: 'theme=dark; cg_signed_in=1' }

  test.each([
    ['/', {}, 'pages/landing.rendered.html'],
    ['/?utm_source=poster', {}, 'pages/landing.rendered.html'],
    ['/', signedIn, 'pages/landing.html'],
    ['/Student/Signin/', {}, 'pages/sign-in.rendered.html'],
    ['/student/signin?next=%2Fdashboard', {}, 'pages/sign-in.html'],
    ['/student/signin', signedIn, 'pages/sign-in.html'],
  ])('%s with %j is %s', async (url, headers, file) => {
    expect((await get(url, headers)).body).toBe(files[file])
  })
})

describe('client files', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['', undefined, 'plain'],
  ])('are served precompressed for accept-encoding %j', async (accepted, encoding, content) => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, content])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test('without a hash in the name are revalidated by browsers', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })
})

describe('SA-09 security headers', () => {
  test('allow scripts of this origin only, and no framing', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const directives = new Map(
      policy.split(';').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]),
    )
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
      'style-src-attr': "'none'",
      'font-src': "'self'",
      'img-src': "'self' data: blob: https:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default dompurify',
      'form-action': "'self'",
    })
  })

  test.each(['/', '/api/health', '/api/x', '/assets/gone.js'])('are sent with %s', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
  })

  test('let no other origin read an answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: '/api/public/events', headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

describe('larger JSON responses', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed by %s', async (encoding, decompress) => {
    const business = await signedInBusiness(server)
    for (let index = 0; index < 5; index += 1) await addListing(server, business.id)
    const headers = { authorization: `Bearer ${business.token}` }
    const plain = await get('/api/business/session', headers)
    const small = await get('/api/business/session', { ...headers, 'accept-encoding': encoding })
    expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(JSON.parse(decompress(small.rawPayload).toString())).toEqual(plain.json())
  })

  test('are sent in an encoding the client accepts', async () => {
    const business = await signedInBusiness(server)
    for (let index = 0; index < 5; index += 1) await addListing(server, business.id)
    const encodingFor = async (accepted: string) => {
      const headers = { authorization: `Bearer ${business.token}`, 'accept-encoding': accepted }
      return (await get('/api/business/session', headers)).headers['content-encoding']
    }
    expect(await encodingFor('gzip;q=0')).toBeUndefined()
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(await encodingFor('gzip, br')).toBe('br')
  })
})

describe('the API documentation', () => {
  test('may run scripts of this origin only, and no inline style but one', async () => {
    const policy = String((await get('/api/docs')).headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';script-src 'self';style-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).not.toContain('unsafe')
  })

  test('describes every endpoint of the contract', async () => {
    expect((await get('/api/docs')).statusCode).toBe(200)
    const description = (await get('/api/docs/json')).json()
    expect(Object.keys(description.paths)).toContain('/api/business/gigs/{jobListingId}')
    expect(description.paths['/api/users/upload-resume'].post.requestBody.content).toHaveProperty([
      'multipart/form-data',
      'schema',
      'properties',
      'resume',
      'format',
    ])
    expect(Object.keys(description.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  })
})
