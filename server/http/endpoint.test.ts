import { DrizzleQueryError } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type Endpoint, type EndpointName, endpoints, failure } from '@/contract'
import { limits, messages } from '@/domain'
import { type FormParts, testServer } from '../testing/harness.ts'
import { signedInBusiness, signedInStudent } from '../testing/people.ts'
import { makeCall, makeWorld, type ValidCall, validCalls, type World } from '../testing/valid-calls.ts'
import { toLogEntry } from './error-handler.ts'

// Rejected calls change no data, so the tests share one set of accounts.
const server = testServer({}, 'once')
let world: World
beforeAll(async () => {
  world = await makeWorld(server)
})
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const rowOf = (name: EndpointName): Endpoint => endpoints[name]
const withJson = names.filter((name) => ['json', 'beacon'].includes(rowOf(name).body))
const withParts = names.filter((name) => rowOf(name).body === 'multipart')
const address = (name: EndpointName) => `/api/${rowOf(name).path}`

function callerOf(name: EndpointName) {
  const { caller } = rowOf(name)
  return caller === 'anyone' ? undefined : world[caller]
}

/** Posts a raw body with the session of the endpoint's kind of caller. */
async function post(name: EndpointName, payload: string, contentType = 'application/json') {
  const caller = callerOf(name)
  const answer = await server.app.inject({
    method: 'POST',
    url: address(name),
    headers: { 'content-type': contentType, ...(caller && { authorization: `Bearer ${caller.token}` }) },
    payload,
  })
  return { status: answer.statusCode, ...failure.parse(answer.json()) }
}

test('TR-09 parses at most 8 kB for calls without a session', () => {
  const visitors = Object.values(endpoints).filter(({ caller }) => caller === 'anyone')
  expect(visitors.map(({ maxBytes }) => maxBytes).filter((bytes) => bytes > 8 * 1024)).toEqual([])
})

test.each([
  ['where no route is', '/nothing'],
  ['where a mail program unsubscribes', '/api/unsubscribe/x'],
  ['where a form is expected', address('uploadBusinessImages')],
])('TR-09 rejects JSON of more than 8 kB %s', async (_, url) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${world.business.token}` },
    payload: JSON.stringify({ data: 'x'.repeat(9 * 1024) }),
  })
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 413, code: 'tooLarge' })
})

test.each([
  ['parses JSON nested 32 deep', `{"data":${'['.repeat(31)}${']'.repeat(31)}}`, 1],
  ['rejects JSON nested 33 deep before parsing', `{"data":${'['.repeat(32)}${']'.repeat(32)}}`, 0],
  ['rejects JSON of 5,001 parts before parsing', `{"data":[${Array(4_999).fill('1').join()},{}]}`, 0],
])('TR-09 %s', async (_, body, times) => {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  expect(await post('chooseStudentMails', body)).toMatchObject({ status: 400, code: 'invalid' })
  expect(parse.mock.calls.filter(([text]) => text === body)).toHaveLength(times)
})

describe.each(withJson)('API-05 API-09 %s rejects', (name) => {
  test.each([
    ['invalid JSON', '{"data":'],
    ['an empty body', ''],
    ['a JSON string', '"data"'],
    ['a JSON array', '[{"data":{}}]'],
    ['fields outside of data', '{"username":"x"}'],
    ['null as data', '{"data":null}'],
    ['an array as data', '{"data":[]}'],
    ['a number as data', '{"data":7}'],
    ['an empty object as data', '{"data":{}}'],
    ['a changed prototype as data', '{"data":{"__proto__":{"admin":true}}}'],
  ])('%s', async (kind, body) => {
    // Only the init calls accept an empty object: a missing ticket is rejected with 401 later.
    const isTicketMissing = name.startsWith('init') && kind === 'an empty object as data'
    const refused = isTicketMissing ? { status: 401, code: 'unauthenticated' } : { status: 400, code: 'invalid' }
    expect(await post(name, body)).toMatchObject({ error: true, ...refused })
  })

  test('a body over its limit', async () => {
    const body = JSON.stringify({ data: { filler: 'x'.repeat(rowOf(name).maxBytes) } })
    expect(await post(name, body)).toMatchObject({ status: 413, code: 'tooLarge' })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s',
    async (type) => {
      expect((await post(name, '{"data":{}}', type)).status).toBeGreaterThanOrEqual(400)
    },
  )

  test('a field of another type, a text that is too long, and a missing required field', async () => {
    const caller = callerOf(name)
    const valid: ValidCall = await validCalls[name](world)
    const payload = 'payload' in valid && valid.payload ? valid.payload : {}
    const attempt = (changed: Record<string, unknown>) => makeCall(server, name, { payload: changed }, caller)
    expect(Object.keys(payload).length).toBeGreaterThan(0)
    for (const [field, value] of Object.entries(payload)) {
      const { [field]: _, ...without } = payload
      const wrong: unknown[] = [{ not: 'this' }, 12.5e9, [[]]]
      // Longer than any accepted text, but below the body limit.
      if (typeof value === 'string') wrong.push('x'.repeat(Math.min(30_000, rowOf(name).maxBytes * 0.8)))
      for (const each of wrong) {
        const answer = await attempt({ ...payload, [field]: each })
        expect({ field, each: typeof each, ...answer }).toMatchObject({ status: 400, body: { code: 'invalid' } })
      }
      if (!z.safeParse(rowOf(name).request, without).success)
        expect((await attempt(without)).body).toMatchObject({ code: 'invalid', fields: expect.anything() })
    }
  })
})

describe.each(withParts)('API-09 %s rejects', (name) => {
  const [[part = '', { maxBytes }] = ['', { maxBytes: 0 }]] = Object.entries(rowOf(name).files ?? {})
  const file = (bytes: number, fileName = 'a.bin') => new File([new Uint8Array(bytes)], fileName)
  async function send(parts: FormParts) {
    const as = callerOf(name)
    return server.upload(name, parts, as ? { as } : {})
  }

  test('JSON', async () => {
    expect(await post(name, '{"data":{}}')).toMatchObject({ status: 415, code: 'unsupportedType' })
  })

  test('an unknown file part', async () => {
    expect(await send([['evil', file(3)]])).toMatchObject({
      status: 400,
      body: { fields: { evil: expect.anything() } },
    })
  })

  test('the same file twice', async () => {
    expect(
      await send([
        [part, file(3)],
        [part, file(4)],
      ]),
    ).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  test('a file over its own limit', async () => {
    expect(await send([[part, file(maxBytes + 1)]])).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
  })

  test('texts over its limit', async () => {
    expect(await send([['jobTitle', 'x'.repeat(rowOf(name).maxBytes + 1)]])).toMatchObject({ status: 413 })
  })

  test('an incomplete body', async () => {
    const broken = '--x\r\nContent-Disposition: form-data; name="jobTitle"\r\n\r\nBar'
    const answer = await post(name, broken, 'multipart/form-data; boundary=x')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })
})

describe('API-09 a file over its limit gets the message of the specification', () => {
  const big = (bytes: number) => new File([new Uint8Array(bytes)], 'big')
  test.each([
    ['logo', limits.logo.maxBytes, messages.business.logoTooLarge],
    ['cover', limits.cover.maxBytes, messages.business.coverTooLarge],
  ])('%s', async (part, maxBytes, message) => {
    const as = await signedInBusiness(server)
    const answer = await server.upload('uploadBusinessImages', [[part, big(maxBytes + 1)]], { as })
    expect(answer).toMatchObject({ status: 413, body: { message, fields: { [part]: message } } })
  })

  test('resume', async () => {
    const as = await signedInStudent(server)
    const answer = await server.upload('uploadResume', [['resume', big(6 * 1024 * 1024)]], { as })
    expect(answer.body).toMatchObject({ message: 'File size exceeds the 5MB limit. Your file is 6.00 MB.' })
  })
})

describe('API-07 a beacon', () => {
  const body = { savedJobs: [] }

  async function withCookie(headers: Record<string, string>) {
    const { token } = await signedInStudent(server)
    return server.call('beaconUpdateSavedJobs', body, { headers: { cookie: `cg_session=${token}`, ...headers } })
  }

  test.each([
    ['sec-fetch-site is same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['its origin is the public address', { origin: 'http://127.0.0.1:0', host: '127.0.0.1:0' }],
    ['its origin is the host it is sent to', { origin: 'http://localhost:5000', host: 'localhost:5000' }],
  ])('is authenticated by cookie when %s', async (_, headers) => {
    expect((await withCookie(headers)).status).toBe(200)
  })

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a subdomain of the same site', { 'sec-fetch-site': 'same-site' }],
    [
      'from another site that sends the public address as its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:0' },
    ],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['without an origin', {}],
  ])('%s is not authenticated by cookie', async (_, headers) => {
    expect(await withCookie(headers)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  test('with a business’s session is rejected with 403', async () => {
    const { token } = await signedInBusiness(server)
    const headers = { cookie: `cg_session=${token}`, 'sec-fetch-site': 'same-origin' }
    expect((await server.call('beaconUpdateSavedJobs', body, { headers })).status).toBe(403)
  })

  test.each(['beaconUpdateSavedJobs', 'beaconActionOnCandidate'] as const)('%s is at most 8 KB', async (name) => {
    const payload = JSON.stringify({ data: { filler: 'x'.repeat(8 * 1024) } })
    expect(await post(name, payload)).toMatchObject({ status: 413 })
  })
})

describe('an unexpected error', () => {
  test('is answered without its message', async () => {
    vi.spyOn(server.context.db, 'select').mockImplementationOnce(() => {
      throw new Error('password=hunter2')
    })
    const answer = await server.call('liveWeeks', undefined)
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', message: messages.general.internal } })
    expect(JSON.stringify(answer.body)).not.toContain('hunter2')
  })

  test('is logged without the values that people typed', () => {
    const cause = Object.assign(new Error('duplicate ana@uni.example'), { code: '23505' })
    const logged = toLogEntry(new DrizzleQueryError('insert into users values ($1)', ['ana@uni.example'], cause))
    expect(JSON.stringify(logged)).not.toContain('ana@uni.example')
    expect(logged).toMatchObject({ query: 'insert into users values ($1)', code: '23505' })
  })
})

test('responses contain only the fields of their schema, and are not cached', async () => {
  const student = await signedInStudent(server)
  const { body, headers } = await server.call('studentSession', undefined, { as: student })
  expect(JSON.stringify(body)).not.toContain('availabilityMask')
  expect(headers['cache-control']).toBe('no-store')
})
