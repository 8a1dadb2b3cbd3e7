import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { UpcomingEventsScreen } from '@/features/events/screens/upcoming-events-screen'
import { eventFair, eventQuiz } from '../fixtures/events'

const events = [
  { ...eventQuiz, companyName: 'Corner Pantry' },
  { ...eventFair, companyName: 'Morning Ritual Espresso' },
]

const meta = {
  title: 'Screens/Events/Upcoming',
  component: UpcomingEventsScreen,
  args: { events, eventId: null, onRetry: fn(), onEventChange: fn() },
} satisfies Meta<typeof UpcomingEventsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Saturday 28 November')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Quiz night' }))
    await expect(args.onEventChange).toHaveBeenCalledWith(eventQuiz.id)
  },
}

/** An event's date, place, price, company and link. */
export const OneOpen: Story = {
  args: { eventId: eventFair.id },
  async play({ args }) {
    const details = await screen.findByRole('dialog', { name: 'Spring fair on the lawn' })
    await expect(details).toHaveAccessibleDescription('By Morning Ritual Espresso')
    await expect(details).toHaveTextContent(/Saturday 5 December, 10/)
    await expect(details).toHaveTextContent('Carlton 3053')
    const link = screen.getByRole('link', { name: "Go to the event's page" })
    await expect(link).toHaveAttribute('href', 'https://fair.example/spring')
    await expect(link).toHaveAccessibleDescription('Leads to fair.example')
    await expect(screen.getByText('Leads to fair.example')).toBeVisible()
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onEventChange).toHaveBeenCalledWith(null)
  },
}

export const None: Story = {
  args: { events: [], eventId: eventFair.id },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No events coming up' })).toBeVisible()
    await expect(canvas.getByText('This event is over, or was never here.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { events: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events')
  },
}

export const Failed: Story = {
  args: { events: null, hasFailed: true },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load the events. Check your connection.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
