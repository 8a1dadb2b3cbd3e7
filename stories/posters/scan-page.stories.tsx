import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { timers } from '@/domain'
import { ScanPage } from '@/features/posters'
import { answeredBy, answerTo, type StoryAnswer } from '../handlers/api'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'

const scanned = fn()

/** Stubs the response to each scan, in order. */
function scanGets(...answers: StoryAnswer<'scanEvent'>[]) {
  return answeredBy(
    answerTo('scanEvent', (scan) => {
      scanned(scan)
      return answers[scanned.mock.calls.length - 1] ?? null
    }),
  )
}

const target = { success: true as const, targetUrl: 'https://fair.example/spring', isVerified: true }

const meta = {
  title: 'Screens/Posters/Scan, connected',
  tags: ['no-visual'],
  component: ScanPage,
  args: { eventorganiser: 'corner-cafe', posterid: 'spring-fair-k7m2pq', homeHref: '/', onLeave: fn() },
  beforeEach: () => {
    scanned.mockClear()
  },
} satisfies Meta<typeof ScanPage>
export default meta
type Story = StoryObj<typeof meta>

let clock: PausedTimers

/** After six seconds the server's target opens; the visit's id is stored. */
export const LeavesAfterTheCountdown: Story = {
  tags: ['SC-01', 'SC-02', 'SC-03', 'SC-05'],
  parameters: scanGets(target),
  beforeEach() {
    clock = pauseTimers(timers.scanTick)
    return clock.restore
  },
  async play({ args, canvas }) {
    await expect(await canvas.findByText(/Redirecting you in [1-6] seconds\.\./)).toBeVisible()
    await waitFor(() => expect(scanned).toHaveBeenCalledOnce())
    await expect(args.onLeave).not.toHaveBeenCalled()
    const stored = sessionStorage.getItem('campus-gigs:scan-session')
    await expect(scanned).toHaveBeenCalledWith({
      eventorganiser: 'corner-cafe',
      posterid: 'spring-fair-k7m2pq',
      userData: {
        sessionId: stored,
        visitTime: '2026-11-21T11:30:00.000Z',
        referrer: document.referrer.slice(0, 500),
      },
      deviceData: expect.objectContaining({
        userAgent: navigator.userAgent,
        hardwareConcurrency: navigator.hardwareConcurrency,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        battery: expect.anything(),
      }),
    })
    await expect(JSON.stringify(scanned.mock.lastCall)).not.toMatch(/latitude|longitude/)
    await waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('data-recording'))
    await clock.advance(timers.scanCountdown / 2)
    await expect(canvas.getByText(/Redirecting you in [1-3] seconds\.\./)).toBeVisible()
    await expect(args.onLeave).not.toHaveBeenCalled()
    await clock.advance(timers.scanCountdown / 2)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://fair.example/spring'))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** When recording fails, the link is ready at once; its click records again and opens the target. */
export const FailsThenOpens: Story = {
  tags: ['SC-01'],
  parameters: scanGets(null, target),
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Click here!' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://fair.example/spring'))
  },
}
