import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyModule } from './lazy-module'

it('loads a module again after a failure', async () => {
  vi.useFakeTimers()
  try {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValue('loaded')
    const useModule = lazyModule(load)
    const Reader = () => <p>{useModule(true) ?? 'waiting'}</p>
    await render(<Reader />)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await expect.element(page.getByText('waiting')).toBeVisible()
    vi.advanceTimersByTime(5000)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await expect.element(page.getByText('loaded')).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})
