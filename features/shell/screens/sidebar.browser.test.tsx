import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sidebar } from './sidebar'

const links = { profile: '/profile', gigs: '/gigs', events: '/events', settings: '/settings', help: '/help' }

/** `setEmulatedMedia` replaces all features, so the reduced motion of the whole run is repeated. */
const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

it('marks the open page alone in forced colours, which draw transparent borders', async () => {
  onTestFinished(() => void forceColors('none'))
  await forceColors('active')
  await render(<Sidebar links={links} currentPath="/events" />)
  const markOf = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).borderInlineStartColor
  const { backgroundColor } = getComputedStyle(document.documentElement)
  await expect.poll(() => markOf('Gigs')).toBe(backgroundColor)
  expect(markOf('Events')).not.toBe(backgroundColor)
})
