import { expect, test } from 'vitest'
import { HttpFailure } from '../../http/http-failure.ts'
import { testServer } from '../../testing/harness.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

const server = testServer()

test('TR-05 a sign-in that a busy server refused does not count, and a failed one does', async () => {
  const throttle = new SignInThrottle(server.context)
  const attempt = { username: 'corner-cafe', address: '203.0.113.7', device: undefined }
  const failWith = (code: 'unavailable' | 'unauthenticated') =>
    throttle.run(attempt, () => Promise.reject(new HttpFailure(code)))
  for (let count = 0; count < 9; count += 1)
    await expect(failWith('unavailable')).rejects.toMatchObject({ statusCode: 503 })
  for (let count = 0; count < 5; count += 1)
    await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 401 })
  await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 429 })
})
