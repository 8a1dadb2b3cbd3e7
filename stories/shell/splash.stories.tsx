import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { timers } from '@/domain'
import { Splash } from '@/features/shell'
import { SplashScreen } from '@/features/shell/screens/splash-screen'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'

const meta = {
  title: 'Screens/Shell/Splash',
  component: SplashScreen,
  args: { percent: 64 },
  render: (args) => (
    <>
      <SplashScreen {...args} />
      <Page />
    </>
  ),
} satisfies Meta<typeof SplashScreen>
export default meta
type Story = StoryObj<typeof meta>

const pressed = fn()

function Page() {
  return (
    <main id="main" className="p-6">
      <h1 className="text-3xl">The screen</h1>
      <button type="button" onClick={pressed}>
        A button
      </button>
    </main>
  )
}

/** Stubs the media query for reduced motion. */
function asksForLessMotion(matches: boolean): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) =>
    query.includes('reduced-motion')
      ? Object.assign(new EventTarget(), {
          matches,
          media: query,
          onchange: null,
          addListener: fn(),
          removeListener: fn(),
        })
      : real.call(window, query)
  return () => {
    window.matchMedia = real
  }
}

export const Growing: Story = {
  tags: ['SH-01', 'dark'],
  async play({ canvas }) {
    await expect(canvas.getByText('64%')).toBeVisible()
    // The splash is decorative, so it is hidden from screen readers.
    await expect(canvas.getByRole('heading', { name: 'The screen' })).toBeInTheDocument()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** The time until the faded splash is removed. */
const fadeMs = 600
let clock: PausedTimers

/** The styles without reduced motion, because story pages request reduced motion. */
const withMotion = '.splash.splash { display: flex; animation: none }'

/** Shows the splash as without reduced motion, and stops its timers. @returns the clean-up */
function showWithPausedTimers(): () => void {
  const restoreMedia = asksForLessMotion(false)
  clock = pauseTimers(timers.splash, timers.splashTick, fadeMs)
  return () => {
    clock.restore()
    restoreMedia()
  }
}

/** The splash grows, is full after three seconds, and is removed. */
export const GoesByItself: Story = {
  tags: ['SH-01', 'no-visual'],
  render: () => (
    <>
      <style>{withMotion}</style>
      <Splash />
      <Page />
    </>
  ),
  beforeEach: showWithPausedTimers,
  async play({ canvas }) {
    await clock.advance(timers.splashTick * 5)
    await expect(canvas.getByText(/^[1-9]\d?%$/)).toBeVisible()
    await clock.advance(timers.splash - timers.splashTick * 5 - 1)
    await expect(canvas.getByText('100%')).toBeVisible()
    await clock.advance(1)
    await expect(canvas.getByText('100%')).not.toBeVisible()
    await clock.advance(fadeMs)
    await expect(canvas.queryByText('100%')).toBeNull()
  },
}

/** A tap or a key removes the splash at once. */
export const SkippedByAKey: Story = {
  tags: ['SH-01', 'no-visual'],
  render: () => (
    <>
      <style>{withMotion}</style>
      <Splash />
      <Page />
    </>
  ),
  beforeEach: showWithPausedTimers,
  async play({ canvas }) {
    await clock.advance(timers.splashTick * 5)
    const percent = canvas.getByText(/%$/)
    await expect(percent).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(percent).not.toBeVisible()
    await clock.advance(fadeMs)
    await expect(percent).not.toBeInTheDocument()
  },
}

export const NoneUnderReducedMotion: Story = {
  tags: ['SH-01'],
  render: () => (
    <>
      <Splash />
      <Page />
    </>
  ),
  beforeEach: () => asksForLessMotion(true),
  async play({ canvas }) {
    await expect(canvas.queryByText(/%$/)).toBeNull()
    pressed.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'A button' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}
