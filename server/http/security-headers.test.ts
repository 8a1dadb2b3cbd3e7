import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'

const live = { isProduction: true, publicUrl: 'https://gigs.example' }

describe.each([
  ['is not sent outside production', { ...live, isProduction: false }, undefined],
  ['is not sent without https', { ...live, publicUrl: 'http://gigs.example' }, undefined],
  ['is for this host in production', live, 'max-age=31536000'],
  ['is for subdomains too by setting', { ...live, hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
])('HSTS %s', (_title, settings, expected) => {
  const server = testServer(settings)

  test.each(['/api/health', '/', '/api/nothing'])('at %s', async (url) => {
    expect((await server.app.inject(url)).headers['strict-transport-security']).toBe(expected)
  })
})
