import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Navbar } from '@/features/shell/screens/navbar'
import { navbarLinks } from '../fixtures/shell-links'

/** A profile picture from an identity provider. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#417d65" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2.5" fill="#f7bd22"/></svg>')}`

const meta = {
  title: 'Screens/Shell/Navbar',
  component: Navbar,
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
        <main id="main" />
      </div>
    ),
  ],
  args: {
    viewer: { kind: 'visitor' },
    links: navbarLinks,
    onSignOut: fn(),
  },
} satisfies Meta<typeof Navbar>
export default meta
type Story = StoryObj<typeof meta>

async function openedMenu(button: HTMLElement): Promise<Record<string, string | null>> {
  await userEvent.click(button)
  const items = await screen.findAllByRole('menuitem')
  return Object.fromEntries(items.map((item) => [item.textContent ?? '', item.getAttribute('href')]))
}

export const Visitor: Story = {
  tags: ['SH-02', 'SH-03', 'SH-05', 'both-widths'],
  async play({ canvas }) {
    const name = canvas.getByText('Menu')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    expect(await openedMenu(canvas.getByRole('button', { name: 'Menu' }))).toEqual({
      'Sign in as Business': '/business/signin',
      'Sign in as Applicant': '/student/signin',
      Home: '/',
    })
  },
}

/** On a phone an account's bar has no wordmark beside the logo, so nothing is cut off. */
export const Student: Story = {
  tags: ['SH-02', 'SH-03', 'SH-06', 'both-widths'],
  args: { onOpenPalette: fn(), viewer: { kind: 'student', name: 'Mai', place: 'Carlton 3053', picture } },
  async play({ args, canvas }) {
    const name = canvas.getByText('Mai')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    // Beside the name on wide screens, under it on narrow ones.
    const places = canvas.getAllByText('Carlton 3053')
    await expect(canvas.getByRole('button', { name: /^Mai/ }).querySelector('img')).toHaveAttribute('src', picture)
    await expect(places.filter((place) => place.offsetParent !== null)).toHaveLength(1)
    expect(await openedMenu(canvas.getByRole('button', { name: /^Mai/ }))).toEqual({
      'Saved Jobs': '/student/job-history/saved-jobs',
      'Applied Jobs': '/student/job-history/applied-jobs',
      Settings: '/settings',
      Events: '/student/events',
      Help: '/student/help',
      'Sign Out': null,
    })
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Business: Story = {
  tags: ['SH-02', 'SH-03', 'both-widths'],
  args: {
    onOpenPalette: fn(),
    onOpenSidebar: fn(),
    viewer: {
      kind: 'business',
      name: 'Morning Ritual Espresso & Wholefoods Company',
      place: 'Fitzroy 3065',
      picture: null,
    },
  },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    expect(await openedMenu(canvas.getByRole('button', { name: /Morning Ritual/ }))).toEqual({
      Profile: '/businessdashboard',
      Settings: '/business/settings',
      'Log Out': null,
    })
  },
}

export const SkipsToContent: Story = {
  tags: ['both-widths'],
  async play({ canvas }) {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
  },
}

export const HiddenUntilFocused: Story = {
  tags: ['SH-02', 'both-widths'],
  args: { hidden: true },
  async play({ canvas }) {
    const bar = canvas.getByRole('banner')
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Campus Gigs, home' })).toHaveFocus()
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
