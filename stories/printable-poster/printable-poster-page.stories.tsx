import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { PrintablePosterPage } from '@/features/printable-poster'
import { gigWithoutApplicants } from '../fixtures/received-applications'
import { answeredBy, answerTo, refusal } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const meta = {
  title: 'Screens/Printable poster, connected',
  tags: ['no-visual'],
  component: PrintablePosterPage,
  args: {
    jobListingId: gigWithoutApplicants.id,
    gigHref: '/business/gig/1',
    gigsHref: '/business/gigs',
    jobUrl: 'https://gigs.example/dashboard?job=1',
  },
  parameters: answeredBy(
    answerTo('gig', { success: true, jobListing: gigWithoutApplicants, supportEmail: 'help@gigs.example' }),
  ),
  beforeEach: () => signedInBusiness(),
} satisfies Meta<typeof PrintablePosterPage>
export default meta
type Story = StoryObj<typeof meta>

/** Print opens the browser's print dialog. */
export const Printed: Story = {
  tags: ['GW-09'],
  async play({ canvas }) {
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  parameters: answeredBy(answerTo('gig', 'never')),
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the gig…')).toBeVisible()
  },
}

/** The gig belongs to another business, so the error has no Retry. */
export const Missing: Story = {
  parameters: answeredBy(answerTo('gig', refusal('notFound', 'Not found.'))),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Your gigs' })).toHaveAttribute('href', '/business/gigs')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const NotLoaded: Story = {
  parameters: answeredBy(answerTo('gig', null)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load this gig")
    await expect(canvas.getByRole('link', { name: 'Back to the gig' })).toHaveAttribute('href', '/business/gig/1')
  },
}
