import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { firstListingReason } from '@/domain'
import { GigPostedPage } from '@/features/gig-posting'
import { postedGig } from '@/features/gig-posting/posted-gig.store'
import { gigBarista } from '../fixtures/listings'

const meta = {
  title: 'Screens/Gig posting/Posted',
  component: GigPostedPage,
  args: {
    links: {
      gigs: '/business/gigs',
      dashboard: '/businessdashboard',
      createGig: '/business/createGig',
      gigPreview: (id) => `/business/gig/${id}?preview=students`,
      printablePoster: (id) => `/business/gig/${id}/poster`,
      job: (id) => `https://gigs.example/dashboard?job=${id}`,
    },
    onMissing: fn(),
  },
} satisfies Meta<typeof GigPostedPage>
export default meta
type Story = StoryObj<typeof meta>

const link = `https://gigs.example/dashboard?job=${gigBarista.id}`

function post() {
  const { id, jobTitle, expiringOn } = gigBarista
  postedGig.current = { id, title: jobTitle, expiringOn, status: 'live', reviewReasons: [] }
  return () => {
    postedGig.current = null
  }
}

/** The link can be copied, and each next action has one button or link. */
export const Posted: Story = {
  tags: ['GW-09', 'dark'],
  beforeEach: post,
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your job just took off!')
    await expect(canvas.getByText(/^“Weekend barista” is live until \d+ November\.$/)).toBeVisible()
    const hrefs = canvas.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])
    await expect(hrefs).toEqual([
      ['Printable poster', `/business/gig/${gigBarista.id}/poster`],
      ['See it as students see it', `/business/gig/${gigBarista.id}?preview=students`],
      ['Post another gig', '/business/createGig'],
      ['My Jobs', '/business/gigs'],
      ['Continue', '/businessdashboard'],
    ])
    await expect(canvas.getByLabelText('Link to your gig')).toHaveValue(link)
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(copy).toHaveBeenCalledWith(link)
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied')
    await expect(args.onMissing).not.toHaveBeenCalled()
  },
}

/** The gig waits for review: the page says why, and offers nothing to share. */
export const WaitingForReview: Story = {
  tags: ['TR-01'],
  beforeEach() {
    const stop = post()
    if (postedGig.current) Object.assign(postedGig.current, { status: 'waiting', reviewReasons: [firstListingReason] })
    return stop
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your gig is waiting for review.')
    await expect(canvas.getByText(firstListingReason)).toBeVisible()
    await expect(canvas.queryByLabelText('Link to your gig')).toBeNull()
    await expect(canvas.queryByText(/is live/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'My Jobs' })).toHaveAttribute('href', '/business/gigs')
  },
}

/** The browser gives no access to its clipboard. */
export const CopyRefused: Story = {
  tags: ['GW-09'],
  beforeEach: post,
  async play({ canvas }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const field = canvas.getByLabelText('Link to your gig')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining("We couldn't copy the link. Select it here and copy it."),
      ),
    )
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

/** The device has a share sheet. */
export const WithShareSheet: Story = {
  tags: ['GW-09'],
  beforeEach() {
    const share = fn(async () => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const unpost = post()
    return () => {
      unpost()
      Reflect.deleteProperty(navigator, 'share')
    }
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(navigator.share).toHaveBeenCalledWith({ title: 'Weekend barista', url: link })
  },
}

/** The page is opened by its URL, without a gig posted just before. */
export const Missing: Story = {
  tags: ['RT-06'],
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
