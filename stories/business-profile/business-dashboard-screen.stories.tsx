import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { toListingRow } from '@/features/business-profile/listing-rows'
import { BusinessDashboardScreen } from '@/features/business-profile/screens/business-dashboard-screen'
import { businessRitual } from '../fixtures/business'
import { gigBarista, gigExpired, gigShelves } from '../fixtures/listings'

const { companyName, companyCategory, logoThumbnailUrl, coverThumbnailUrl } = businessRitual
const now = new Date('2026-11-21T01:30:00.000Z')
const longTitle = 'Weekend all-rounder for a very busy espresso bar'

const meta = {
  title: 'Screens/Business profile/Dashboard',
  component: BusinessDashboardScreen,
  args: {
    business: { companyName, category: companyCategory, logoUrl: logoThumbnailUrl, coverUrl: coverThumbnailUrl },
    rows: [
      toListingRow({ ...gigBarista, applicants: { total: 3 } }, now),
      toListingRow({ ...gigShelves, jobTitle: longTitle, status: 'paused', applicants: { total: 0 } }, now),
      toListingRow({ ...gigExpired, applicants: { total: 1 } }, now),
    ],
    drafts: [],
    now,
    onDiscardDraft: fn(),
    onRefresh: fn(),
    links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}`, gigDraft: paths.gigDraft },
  },
} satisfies Meta<typeof BusinessDashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

export const WithGigs: Story = {
  tags: ['BD-01', 'BD-02', 'BD-03', 'PF-09', 'both-widths'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Morning Ritual Espresso')
    await expect(canvas.getByText('Hospitality')).toBeVisible()
    const images = [...canvasElement.querySelectorAll('img')].map((image) => image.src)
    await expect(images).toEqual([coverThumbnailUrl, logoThumbnailUrl])
    await expect(canvas.getByRole('link', { name: 'Create Gig' })).toHaveAttribute('href', '/business/createGig')

    const table = within(canvas.getByRole('table', { name: 'Your gigs' }))
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(headers).toEqual(['Status', 'Job', 'Candidates', 'Date Posted', 'Job Actions'])
    const [, live, long, expired] = table.getAllByRole('row')
    if (!live || !long || !expired) throw new Error('Three gigs make three rows.')
    await expect(within(live).getByText('Live')).toBeVisible()
    await expect(live).toHaveTextContent('18/11/2026')
    await expect(within(live).getByText('3')).toBeVisible()
    await expect(within(live).getByRole('link', { name: 'Track Weekend barista' })).toHaveAttribute(
      'href',
      `/business/gig/${gigBarista.id}`,
    )
    await expect(within(long).getByText('Paused')).toBeVisible()
    await expect(within(expired).getByText('Expired')).toBeVisible()
    await expect(within(expired).getByRole('link', { name: /^Take Action/ })).toHaveAttribute(
      'href',
      `/business/gig/${gigExpired.id}`,
    )
    const [desktop, phone] = long.querySelectorAll(`[title="${longTitle}"] > span`)
    const wide = window.matchMedia('(min-width: 40rem)').matches
    await expect((wide ? desktop : phone)?.textContent).toBe(
      wide ? 'Weekend all-rounder for a very…' : 'Weekend all-rounder for a very busy espr…',
    )
    await expect(getComputedStyle((wide ? phone : desktop) ?? document.body).display).toBe('none')
  },
}

/** A business without images, gigs (or only closed ones) and most of its profile. */
export const Empty: Story = {
  tags: ['BD-01', 'both-widths'],
  args: { business: { companyName: null, category: null, logoUrl: null, coverUrl: null }, rows: [] },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your company')
    await expect(canvasElement.querySelector('[data-placeholder="cover"]')).toBeVisible()
    await expect(canvas.getByText('0 live gigs, 0 applicants so far.')).toBeVisible()
    await expect(canvas.getByText('No open gigs')).toBeVisible()
    // The cover's placeholder is painted behind the initials, which overlap it.
    const initials = canvas.getByRole('img', { name: 'Your company' })
    const { left, top, width } = initials.getBoundingClientRect()
    await expect(initials).toContainElement(document.elementFromPoint(left + width / 2, top + 8) as HTMLElement)
  },
}

export const Stale: Story = {
  args: { stale: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
