import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyModule } from './lazy-module'

const load = vi.fn<() => Promise<string>>()
const useModule = lazyModule(load)

function Reader() {
  return <p>{useModule(true) ?? 'waiting'}</p>
}

it('loads a module again after a failure', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('loaded')
  vi.useFakeTimers()
  try {
    await render(<Reader />)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await expect.element(page.getByText('waiting')).toBeVisible()
    vi.advanceTimersByTime(5000)
    await expect.element(page.getByText('loaded')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
