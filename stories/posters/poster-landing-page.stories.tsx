import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { landingScan } from '@/contract'
import { limits } from '@/domain'
import { PosterLandingPage } from '@/features/posters'

const beacon = fn<(url: string, body: Blob) => boolean>()

const meta = {
  title: 'Screens/Posters/Landing',
  component: PosterLandingPage,
  args: { universityName: 'monash', posterId: 'library-1', onDone: fn() },
  beforeEach() {
    beacon.mockReset().mockReturnValue(true)
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
    return () => Reflect.deleteProperty(navigator, 'sendBeacon')
  },
} satisfies Meta<typeof PosterLandingPage>
export default meta
type Story = StoryObj<typeof meta>

/** The scan is recorded by a beacon, and the landing page opens after 200 ms. */
export const Lands: Story = {
  tags: ['SC-04', 'SC-05', 'API-07'],
  async play({ args, canvas }) {
    await expect(canvas.getByText('Taking you to your landing page...')).toBeVisible()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(beacon).toHaveBeenCalledOnce()
    const [url, body] = beacon.mock.calls[0] ?? []
    await expect(url).toBe('/api/users/scan-user-landing-page')
    await expect(body?.type).toBe('application/json')
    await expect(body?.size).toBeLessThanOrEqual(limits.scanBytes)
    const { data } = JSON.parse((await body?.text()) ?? '')
    const scan = landingScan.parse(data)
    await expect(scan).toMatchObject({
      universityName: 'monash',
      posterId: 'library-1',
      scanTime: '2026-11-21T11:30:00.000Z',
      deviceData: { userAgent: navigator.userAgent, storage: { local: true, session: true } },
    })
  },
}

/** The landing page opens also when the browser blocks the beacon. */
export const BeaconBlocked: Story = {
  tags: ['SC-04', 'no-visual'],
  beforeEach() {
    beacon.mockImplementation(() => {
      throw new TypeError('blocked')
    })
  },
  async play({ args }) {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}
