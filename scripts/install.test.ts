import { expect, it, vi } from 'vitest'
import { retryInstall } from './install.mjs'

it('installs again after an attempt that failed', async () => {
  const install = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('interrupted')).mockResolvedValueOnce()
  await retryInstall(install)
  expect(install).toHaveBeenCalledTimes(2)
})

it('gives up after three attempts, with the error of the last', async () => {
  let attempt = 0
  const install = () => Promise.reject(new Error(`attempt ${++attempt}`))
  await expect(retryInstall(install)).rejects.toThrow('attempt 3')
  expect(attempt).toBe(3)
})
