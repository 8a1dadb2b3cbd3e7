import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forceColors } from '@/features/shared/testing/forced-colors'
import { Sidebar } from './sidebar'

const links = { profile: '/profile', gigs: '/gigs', events: '/events', settings: '/settings', help: '/help' }

it('marks the open page alone in forced colours, which draw transparent borders', async () => {
  await forceColors()
  await render(<Sidebar links={links} currentPath="/events" />)
  const markOf = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).borderInlineStartColor
  const { backgroundColor } = getComputedStyle(document.documentElement)
  await expect.poll(() => markOf('Gigs')).toBe(backgroundColor)
  expect(markOf('Events')).not.toBe(backgroundColor)
})
