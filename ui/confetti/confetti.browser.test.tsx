import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Confetti } from './confetti'

const real = window.matchMedia

/** The browser of the tests asks for less motion; this one does not. */
function motionWelcome() {
  window.matchMedia = () => real.call(window, 'not all')
}

afterEach(() => {
  window.matchMedia = real
})

const pieces = () => document.querySelectorAll('[data-confetti] > *')

it('ST-10 100 pieces fall, seen by nobody but the eye, and it says when it is over', async () => {
  motionWelcome()
  const onEnd = vi.fn()
  await render(<Confetti duration={200} onEnd={onEnd} />)
  expect(pieces()).toHaveLength(100)
  const layer = document.querySelector('[data-confetti]')
  expect(layer?.getAttribute('aria-hidden')).toBe('true')
  expect(layer && getComputedStyle(layer).pointerEvents).toBe('none')
  expect(onEnd).not.toHaveBeenCalled()
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})

it('ST-10 nothing falls for who wants less motion, and it is over all the same', async () => {
  const onEnd = vi.fn()
  await render(<Confetti duration={50} onEnd={onEnd} />)
  expect(pieces()).toHaveLength(0)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})

it('is not over any more once it is gone', async () => {
  const onEnd = vi.fn()
  const screen = await render(<Confetti duration={30} onEnd={onEnd} />)
  await screen.unmount()
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(onEnd).not.toHaveBeenCalled()
})
