import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GigPostedPage } from '@/features/gig-posting'
import { postedGig } from '@/features/gig-posting/posted-gig.store'
import { gigBarista } from '../fixtures/listings'

const meta = {
  title: 'Screens/Gig posting/Posted',
  component: GigPostedPage,
  args: { links: { gigs: '/business/gigs', dashboard: '/businessdashboard' }, onMissing: fn() },
} satisfies Meta<typeof GigPostedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Posted: Story = {
  tags: ['GW-09'],
  beforeEach() {
    postedGig.current = { id: gigBarista.id, title: gigBarista.jobTitle }
    return () => {
      postedGig.current = null
    }
  },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your job just took off!')
    await expect(canvas.getByRole('link', { name: 'My Jobs' })).toHaveAttribute('href', '/business/gigs')
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/businessdashboard')
    await expect(args.onMissing).not.toHaveBeenCalled()
  },
}

/** Opened by its address, without a gig posted just now. */
export const Missing: Story = {
  tags: ['RT-06'],
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
