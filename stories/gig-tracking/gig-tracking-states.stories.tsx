import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { messages } from '@/domain'
import { FailedPage, LoadingPage, MissingGigPage } from '@/features/shared'

const meta = { title: 'Screens/Gig tracking/States', component: FailedPage } satisfies Meta<typeof FailedPage>
export default meta
type Story = StoryObj<typeof meta>

const retry = fn()
const args = {
  heading: 'Applicants',
  title: "We couldn't load applicants",
  message: messages.general.offline,
  onRetry: retry,
  retrying: false,
}

export const Loading: Story = {
  args,
  render: () => <LoadingPage label="Fetching your applicants…" />,
  async play({ canvas }) {
    await expect(canvas.getByText('Fetching your applicants…')).toBeInTheDocument()
  },
}

export const Missing: Story = {
  tags: ['RT-07'],
  args,
  render: () => <MissingGigPage gigsHref="/business/gigs" />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such gig' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your gigs' })).toHaveAttribute('href', '/business/gigs')
  },
}

export const Failed: Story = {
  args,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.general.offline)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
