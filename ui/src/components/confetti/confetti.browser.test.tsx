import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import { Confetti } from './confetti'

/** Turns off the reduced motion that the test browser emulates. */
function motionWelcome() {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation(() => matchMedia.call(window, 'not all'))
}

beforeEach(fakeTimeouts)

const pieces = () => document.querySelectorAll('[data-confetti] > *')

it('ST-10 shows 100 pieces hidden from screen readers, and reports its end', async () => {
  motionWelcome()
  const onEnd = vi.fn()
  await render(<Confetti duration={200} onEnd={onEnd} />)
  expect(pieces()).toHaveLength(100)
  const layer = document.querySelector('[data-confetti]')
  expect(layer?.getAttribute('aria-hidden')).toBe('true')
  expect(layer && getComputedStyle(layer).pointerEvents).toBe('none')
  vi.advanceTimersByTime(199)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('ST-10 shows nothing under reduced motion, and reports its end', async () => {
  const onEnd = vi.fn()
  await render(<Confetti duration={50} onEnd={onEnd} />)
  expect(pieces()).toHaveLength(0)
  vi.advanceTimersByTime(50)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('does not report its end after unmount', async () => {
  const onEnd = vi.fn()
  const screen = await render(<Confetti duration={30} onEnd={onEnd} />)
  await screen.unmount()
  vi.runAllTimers()
  expect(onEnd).not.toHaveBeenCalled()
})
