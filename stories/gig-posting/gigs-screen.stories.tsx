import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { toGigCard, totalsOf } from '@/features/gig-posting/gig-cards'
import { GigsScreen } from '@/features/gig-posting/screens/gigs-screen'
import { businessRitual } from '../fixtures/business'
import { gigBarista, gigExpired, gigShelves } from '../fixtures/listings'

const now = new Date('2026-11-21T01:30:00.000Z')
const poster = { fileUrl: businessRitual.coverFileUrl ?? '', publicId: 'poster' }
const barista = { ...gigBarista, jobPoster: poster, applicants: { total: 3 } }
const shelves = {
  ...gigShelves,
  jobTitle: 'Night filler for a supermarket that never sleeps',
  applicants: { total: 0 },
}
const expired = { ...gigExpired, applicants: { total: 1 } }
const paused = {
  ...barista,
  id: '91900000-0000-4000-8000-000000000009',
  jobTitle: 'Sunday baker',
  status: 'paused',
} as const
const listings = [shelves, barista, paused, expired]

const meta = {
  title: 'Screens/Gig posting/Gigs',
  component: GigsScreen,
  args: {
    gigs: listings.map((gig) => toGigCard(gig, now, gig === barista)),
    totals: totalsOf(listings, now),
    drafts: [],
    now,
    onDiscardDraft: fn(),
    onRefresh: fn(),
    links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}`, gigDraft: paths.gigDraft },
  },
} satisfies Meta<typeof GigsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const WithGigs: Story = {
  tags: ['GL-01', 'PF-09'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gigs.')
    const [applications, live] = canvasElement.querySelectorAll('dl > div')
    await expect(applications).toHaveTextContent('New Applications7')
    await expect(live).toHaveTextContent('live jobs2')
    await expect(canvas.getByRole('link', { name: 'Create another gig' })).toHaveAttribute(
      'href',
      '/business/createGig',
    )

    const card = canvas.getByRole('link', { name: /Weekend barista/ })
    await expect(card).toHaveAttribute('href', `/business/gig/${gigBarista.id}`)
    await expect(card.querySelector('img')).toHaveAttribute('src', poster.fileUrl)
    await expect(within(card).getByText('3 applicants')).toBeVisible()
    await expect(within(card).getByText('Expires in 4 days')).toBeVisible()
    await expect(within(card).getByText(', some not looked at yet')).toBeInTheDocument()
    const resting = within(canvas.getByRole('link', { name: /Sunday baker/ }))
    await expect(resting.getByText('Paused')).toBeVisible()
    await expect(resting.getByText('Expires in 4 days')).toBeVisible()
    const old = canvas.getByRole('link', { name: /Christmas gift wrapper/ })
    await expect(within(old).getByText('Expired on 08/11/2026')).toBeVisible()
    await expect(within(old).queryByText(', some not looked at yet')).toBeNull()
  },
}

export const Empty: Story = {
  args: { gigs: [], totals: { applications: 0, live: 0 } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Create a gig' })).toBeVisible()
  },
}

export const Stale: Story = {
  args: { stale: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** Drafts of a new gig and of an edit, with links to continue, and a confirmation before discarding one. */
export const WithDraft: Story = {
  tags: ['PF-06'],
  args: {
    drafts: [
      { subject: 'new', title: 'Sunday barista', changedAt: '2026-11-21T00:30:00.000Z' },
      { subject: `edit:${gigBarista.id}`, title: 'Weekend waiter', changedAt: '2026-11-20T00:30:00.000Z' },
    ],
  },
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByText(/^Sunday barista, last changed/)).toHaveTextContent('1 hour ago')
    const draftOf = (title: string) => within(canvas.getByText(title).closest('li') ?? canvasElement)
    const [gig, edit] = [draftOf('Continue your gig'), draftOf('Continue editing')]
    await expect(gig.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/business/createGig')
    const editLink = edit.getByRole('link', { name: 'Continue' })
    await expect(editLink).toHaveAttribute('href', `/business/editGig/${gigBarista.id}`)
    await expect(editLink).toHaveAccessibleDescription(/^Weekend waiter, last changed/)
    const discard = gig.getByRole('button', { name: 'Discard' })
    await userEvent.click(discard)
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this gig?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await expect(args.onDiscardDraft).not.toHaveBeenCalled()
    await userEvent.click(discard)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard gig' }))
    await expect(args.onDiscardDraft).toHaveBeenLastCalledWith('new')
    await userEvent.click(edit.getByRole('button', { name: 'Discard' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onDiscardDraft).toHaveBeenLastCalledWith(`edit:${gigBarista.id}`)
  },
}
