import { expect, test } from 'vitest'
import { testServer } from '../../testing/harness.ts'

const server = testServer({ identity: 'none' })
const get = (url: string) => server.app.inject({ url })

test('TR-04 ends a sign-in without a provider as unavailable, and does not serve the local provider', async () => {
  const answer = await get('/api/identity/start?kind=business&intent=signup&next=/business/gigs')
  expect(answer.headers.location).toBe('/business/signup#error=unavailable&next=%2Fbusiness%2Fgigs')
  for (const path of ['/api/identity/callback?code=x', '/oidc/auth', '/oidc/login/x', '/oidc/fonts.css'])
    expect((await get(path)).statusCode).toBe(404)
})

test('TR-04 signs up a business with a username without a provider', async () => {
  const input = { action: 'signup', username: 'corner-cafe', password: 'flat white, please' } as const
  expect(await server.call('credentials', input)).toMatchObject({ status: 200 })
})
