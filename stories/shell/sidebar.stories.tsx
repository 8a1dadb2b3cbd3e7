import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShellFrame } from '@/features/shell'
import { navbarLinks, paletteLinks } from '../fixtures/shell-links'
import { signedInBusiness } from '../handlers/business-session'

const meta = {
  title: 'Screens/Shell/Business sidebar',
  component: ShellFrame,
  args: {
    links: navbarLinks,
    sidebar: {
      profile: '/businessdashboard',
      gigs: '/business/gigs',
      events: '/business/events',
      settings: '/business/settings',
      help: '/business/help',
    },
    loadPaletteLinks: async () => paletteLinks,
    currentPath: '/business/settings',
    onGo: fn(),
    flushOutboxes: fn(async () => undefined),
    onSignedOut: fn(),
    children: (
      <main id="main" className="p-6">
        <h1 className="font-display text-3xl">The page</h1>
      </main>
    ),
  },
  beforeEach() {
    return signedInBusiness()
  },
} satisfies Meta<typeof ShellFrame>
export default meta
type Story = StoryObj<typeof meta>

/** Always visible on wide screens, opened by a button on small ones. */
export const OnItsPages: Story = {
  tags: ['SH-04', 'both-widths'],
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Morning Ritual/ }).scrollWidth).toBeGreaterThan(120)
    const button = canvas.queryByRole('button', { name: 'Business pages' })
    if (button?.checkVisibility()) {
      await expect(canvas.queryByRole('navigation', { name: 'Business' })).toBeNull()
      await userEvent.click(button)
    }
    const sidebar = within(await screen.findByRole('navigation', { name: 'Business' }))
    const leads = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(Object.fromEntries(leads)).toEqual({
      Profile: '/businessdashboard',
      Gigs: '/business/gigs',
      Events: '/business/events',
      Settings: '/business/settings',
      Help: '/business/help',
    })
    await expect(sidebar.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnOthersNone: Story = {
  tags: ['SH-04', 'no-visual'],
  args: { sidebar: null, currentPath: '/business/createGig' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible())
    await expect(canvas.queryByRole('navigation', { name: 'Business' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Business pages' })).toBeNull()
  },
}
