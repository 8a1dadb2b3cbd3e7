import { expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer({ rateLimitScale: 0.1 })

test('API-07 too many calls a minute from one address are turned away, by endpoint', async () => {
  const ask = () => server.call('resetPassword', { token: 'x'.repeat(43), password: 'flat white please' })
  expect((await ask()).status).toBe(401)
  const second = await ask()
  expect(second).toMatchObject({ status: 429, body: { success: false, code: 'rateLimited' } })
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.call('health', undefined)).status).toBe(200)
})
