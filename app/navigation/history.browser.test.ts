import { expect, it, onTestFinished } from 'vitest'
import { createBrowserHistory } from './history'

it('gives entries without a state of ours one key an address', () => {
  const { href } = window.location
  const { state } = window.history
  onTestFinished(() => window.history.replaceState(state, '', href))
  const history = createBrowserHistory()
  const keyAt = (address: string) => {
    window.history.replaceState(null, '', address)
    return history.location().key
  }
  const settings = keyAt('/settings')
  expect(keyAt('/privacy')).not.toBe(settings)
  expect(keyAt('/settings')).toBe(settings)
})
