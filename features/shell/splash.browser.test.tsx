import { flushSync } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Splash } from './splash'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  // The tests' browser prefers reduced motion.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
})

const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))

it.each([
  [0, '1%', '25%'],
  [1, '6%', '100%'],
])('SH-01 grows each 20 ms by 0.5 to 3, by chance %d', async (chance, afterTwo, afterFifty) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const { container } = await render(<Splash />)
  pass(19)
  expect(container.textContent).toContain('0%')
  pass(21)
  expect(container.textContent).toContain(afterTwo)
  pass(960)
  expect(container.textContent).toContain(afterFifty)
})

it('SH-01 is full and collapses after 2950 ms from any percent, and is then removed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { container } = await render(<Splash />)
  const splash = container.firstElementChild
  pass(2949)
  expect(splash?.textContent).toContain('74%')
  expect(splash?.className).not.toContain('invisible')
  pass(1)
  expect(splash?.textContent).toContain('100%')
  expect(splash?.className).toContain('invisible')
  pass(1000)
  expect(splash?.isConnected).toBe(false)
})
