import { expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer({ rateLimitScale: 0.1 })

test('API-07 answers 429 to one call too many a minute from one address, for each endpoint apart', async () => {
  const reset = () => server.call('resetPassword', { token: 'x'.repeat(43), password: 'flat white please' })
  expect((await reset()).status).toBe(401)
  const second = await reset()
  expect(second).toMatchObject({ status: 429, body: { success: false, code: 'rateLimited' } })
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.call('health', undefined)).status).toBe(200)
})
