import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { untilMet } from '@/client/testing/frames'
import { createMemoryHistory } from '../navigation/history'
import { RouterProvider, Screen } from '../navigation/react'
import { createRouter } from '../navigation/router'
import { EventsLanding, UniversityLanding } from './poster-routes'

const beacon = vi.fn<(url: string, body: Blob) => boolean>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

/** Renders a poster's address, opened from another page. */
async function open(address: string) {
  const router = createRouter(
    [
      { path: '/', handle: null, load: async () => () => <p>Landing page</p> },
      { path: '/before', handle: null, load: async () => () => <p>Before</p> },
      { path: '/events/:posterid', handle: null, load: async () => EventsLanding },
      { path: '/:university/:posterid', handle: null, load: async () => UniversityLanding },
    ],
    createMemoryHistory(['/before', address]),
  )
  onTestFinished(router.start())
  await router.whenReady()
  await render(
    <RouterProvider router={router}>
      <Screen />
    </RouterProvider>,
  )
  return router
}

describe.each([
  ['/monash/library-1', 'monash'],
  ['/events/library-1', 'events'],
])('SC-04 %s', (address, universityName) => {
  it.each([
    ['sends its beacon', () => true],
    ['has its beacon refused', () => false],
    [
      'has its beacon blocked',
      () => {
        throw new TypeError('blocked')
      },
    ],
  ])('%s, and is replaced by / after 200 ms', async (_, send) => {
    beacon.mockReset().mockImplementation(send)
    const router = await open(address)
    expect(page.getByText('Taking you to your landing page...').query()).not.toBeNull()
    expect(beacon).toHaveBeenCalledOnce()
    const [url, body] = beacon.mock.calls[0] ?? []
    expect(url).toBe('/api/users/scan-user-landing-page')
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ data: { universityName, posterId: 'library-1' } })
    vi.advanceTimersByTime(199)
    expect(router.getState().location.pathname).toBe(address)
    vi.advanceTimersByTime(1)
    await untilMet(() => router.getState().location.pathname === '/')
    expect(router.getState().action).toBe('REPLACE')
    await router.navigate(-1)
    vi.advanceTimersByTime(0)
    await untilMet(() => router.getState().location.pathname === '/before')
  })
})
