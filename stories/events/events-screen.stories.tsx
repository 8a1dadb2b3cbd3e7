import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EventsScreen } from '@/features/events/screens/events-screen'
import { eventFair, eventQuiz } from '../fixtures/events'

const meta = {
  title: 'Screens/Events/Events',
  component: EventsScreen,
  args: {
    events: [eventFair, eventQuiz],
    createHref: '/business/createEvent',
    posterAddress: ({ eventorganiser, posterid }) => `https://gigs.example/events/${eventorganiser}/${posterid}`,
    onRefresh: fn(),
  },
} satisfies Meta<typeof EventsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The business's events, with the specification's line. */
export const OwnEvents: Story = {
  tags: ['RT-08', 'EV-01', 'dark'],
  async play({ canvas }) {
    await expect(canvas.getByText(/developers are currently working on the feature/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Spring fair on the lawn')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create Event' })).toHaveAttribute('href', '/business/createEvent')
  },
}

export const NoEvents: Story = {
  tags: ['RT-08'],
  args: { events: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/developers are currently working on the feature/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { events: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your events')
  },
}

export const Offline: Story = {
  args: { stale: true },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
