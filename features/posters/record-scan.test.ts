import { expect, it, vi } from 'vitest'
import { startTestClient } from '@/client/testing/test-client'
import { recordEventScan } from './record-scan'

const poster = { eventorganiser: 'acme', posterid: 'fair' }

it.each([
  [
    'the event’s page',
    200,
    { success: true, targetUrl: 'https://a.example/', isVerified: true },
    { kind: 'target', url: 'https://a.example/', isVerified: true },
  ],
  [
    'no page for an event without a link',
    200,
    { success: true, targetUrl: null, isVerified: true },
    { kind: 'none', isKnown: true },
  ],
  [
    'no page for an unknown poster',
    404,
    { success: false, error: true, code: 'notFound', message: '' },
    { kind: 'none', isKnown: false },
  ],
  ['a failure of the server', 500, { success: false, error: true, code: 'internal', message: '' }, { kind: 'failed' }],
])('SC-01 tells %s', async (_, status, body, outcome) => {
  startTestClient()
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
  expect(await recordEventScan(poster)).toEqual(outcome)
})
