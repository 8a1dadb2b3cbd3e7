import { afterEach, describe, expect, test, vi } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { signedInStudent } from '../testing/people.ts'

const server = testServer({ metricsToken: 'a-token-of-the-monitoring' })
const read = (authorization?: string) =>
  server.app.inject({ url: '/api/metrics', headers: { ...(authorization && { authorization }) } })

afterEach(() => vi.restoreAllMocks())

describe('TR-12 /api/metrics', () => {
  test('counts requests by route without ids, and security events, for the token only', async () => {
    const student = await signedInStudent(server)
    const warn = vi.spyOn(server.context.log, 'warn')
    await server.call('health', undefined)
    await server.callWith('ownEvents', undefined, { as: student })
    await server.callWith('credentials', { action: 'signin', username: 'nobody-here', password: 'wrong password' })
    const { statusCode, headers, body } = await read('Bearer a-token-of-the-monitoring')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1')
    expect(body).toMatch(/^security_events_total\{event="callForbidden"\} [1-9]/m)
    expect(body).toMatch(/^security_events_total\{event="signInFailed"\} [1-9]/m)
    expect(body).toMatch(/^security_events_total\{event="signedIn"\} [1-9]/m)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    for (const line of body.trim().split('\n')) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('nobody-here')
    expect(warn).toHaveBeenCalledWith({ security: { event: 'signInFailed', method: 'password' } }, 'Security event')
  })

  test.each([undefined, 'Bearer wrong', 'Bearer a-token-of-the-monitorinG'])(
    'is 404 with %s',
    async (authorization) => {
      expect((await read(authorization)).statusCode).toBe(404)
    },
  )
})
