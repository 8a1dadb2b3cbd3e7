import { expect, it, vi } from 'vitest'
import { checkTestFolder, retryInstall } from './install.mjs'

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

it.each(['/srv/Zoë/gigs', "/srv/Dan's gigs", '/srv/[gigs]', '/srv/gigs#1', '/srv/100%'])(
  'refuses to run the tests in %s',
  (folder) => {
    expect(() => checkTestFolder(folder)).toThrow(
      /^Move this folder: the tests cannot run in \/.*, because of its "."\.$/,
    )
  },
)

it.each(['/srv/My gigs (1)', 'C:\\gigs~1', '/srv/gigs_v1.0+a@b'])('runs the tests in %s', (folder) => {
  expect(() => checkTestFolder(folder)).not.toThrow()
})
