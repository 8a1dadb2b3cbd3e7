import { describe, expect, test } from 'vitest'
import { clock, minuteMs } from '@/domain'
import { sessions } from '../db/schema.ts'
import { type Caller, testServer } from '../testing/harness.ts'
import { addResume, signedInBusiness, signedInStudent } from '../testing/people.ts'

describe('TR-09 with limits of a tenth', () => {
  const server = testServer({ rateLimitScale: 0.1 })

  test('API-07 rejects calls of a network over the limit with 429, with a separate limit per endpoint', async () => {
    const reset = () => server.call('resetPassword', { token: 'x'.repeat(43), password: 'flat white please' })
    expect((await reset()).status).toBe(401)
    const second = await reset()
    expect(second).toMatchObject({ status: 429, body: { success: false, code: 'rateLimited' } })
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.call('health', undefined)).status).toBe(200)
  })

  test('counts the calls of a signed-in account instead of its network’s', async () => {
    const [busy, other] = [await signedInStudent(server), await signedInStudent(server)]
    const statuses = new Set<number>()
    for (let count = 0; count < 13; count += 1)
      statuses.add((await server.call('studentSession', undefined, { as: busy })).status)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await server.call('studentSession', undefined, { as: other })).status).toBe(200)
  })

  test('rejects an account over its limit for a second without looking up the session', async () => {
    const busy = await signedInStudent(server)
    const get = () => server.call('studentSession', undefined, { as: busy })
    const status = async () => (await get()).status
    while ((await status()) === 200);
    await server.db.delete(sessions)
    const refused = await get()
    expect(refused.status).toBe(429)
    // The window of the limit is a minute.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1)
    expect((await server.call('studentMailSettings', undefined, { as: busy })).status).toBe(401)
    clock.set(new Date(clock.now().getTime() + 1000))
    expect(await status()).toBe(401)
  })
})

describe('TR-09 with a limit of six files for an account', () => {
  const server = testServer({ rateLimitScale: 0.01 })

  test('rejects the seventh private file of an account, and no other account’s', async () => {
    const [busy, other] = [await signedInStudent(server), await signedInStudent(server)]
    const open = async ({ id, token }: Caller) => {
      const { fileId } = await addResume(server, id)
      return server.app.inject({ url: `/api/files/${fileId}`, headers: { authorization: `Bearer ${token}` } })
    }
    for (let count = 0; count < 6; count += 1) expect((await open(busy)).statusCode).toBe(200)
    const refused = await open(busy)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rateLimited'])
    expect((await open(other)).statusCode).toBe(200)
  })
})

describe('TR-09 with a network limit of twelve calls', () => {
  const server = testServer({ rateLimitScale: 0.0001 })

  test('rejects the thirteenth without looking up the session, files included, and never a health check', async () => {
    const business = await signedInBusiness(server)
    const get = (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${business.token}` } })
    for (let count = 0; count < 12; count += 1) await get(`/api/files/unknown-${count}`)
    const refused = await get('/api/files/unknown')
    expect(refused).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60', 'x-content-type-options': 'nosniff' },
    })
    for (const path of ['/api/business/session', '/%61pi/business/session', '/api/unknown'])
      expect((await get(path)).statusCode).toBe(429)
    expect((await get('/')).statusCode).not.toBe(429)
    for (const path of ['/api/health', '/api/ready', '/api/health?x=1']) expect((await get(path)).statusCode).toBe(200)
    const elsewhere = await server.app.inject({ url: '/api/business/session', remoteAddress: '10.0.0.9' })
    expect(elsewhere.statusCode).toBe(401)
  })
})

describe('TR-09 a campus behind one address', () => {
  const server = testServer({ rateLimitScale: 1 })

  test('gets responses to 500 calls before sign-in in a minute', async () => {
    for (let count = 0; count < 500; count += 1)
      expect((await server.call('initStudent', { ticket: 'x'.repeat(43) })).status).toBe(401)
  })

  test('gets responses to two calls a second of 500 signed-in students, in the last second of a minute too', async () => {
    const students: Caller[] = []
    for (let count = 0; count < 500; count += 1) students.push(await signedInStudent(server))
    const { callCounts } = server.context
    const countBefore = (key: string, calls: number) => {
      for (let count = 0; count < calls; count += 1) callCounts.add(key, { max: calls, windowMs: minuteMs })
    }
    // The first 59 seconds, as the limits of network and accounts count them.
    clock.set(new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs + 59_000))
    countBefore('network 127.0.0.1', 59_000)
    for (const { id } of students) countBefore(`student ${id} GET /api/users/mail-settings`, 118)
    const statusFor = async (as: Caller) => (await server.call('studentMailSettings', undefined, { as })).status
    const refused: number[] = []
    for (const student of [...students, ...students]) {
      const status = await statusFor(student)
      if (status !== 200) refused.push(status)
    }
    expect(refused).toEqual([])
    // The accounts' calls were counted: a third one is over the limit.
    const [busy] = students
    expect(busy && (await statusFor(busy))).toBe(429)
  })
})
