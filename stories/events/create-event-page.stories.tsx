import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createEventRequest } from '@/contract'
import { messages } from '@/domain'
import { CreateEventPage, EventsPage } from '@/features/events'
import { type EventDraft, newEventDraft } from '@/features/events/event-draft'
import { businessEvents } from '@/features/events/events.store'
import { businessRitual } from '../fixtures/business'
import { eventFair, eventQuiz } from '../fixtures/events'
import { answeredBy, answerTo, refusal, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const key = `campus-gigs:draft:event:${businessRitual.id}`
const sent = fn()

/** Stores a complete draft, as an earlier visit does. */
function storeDraft(typed: Partial<EventDraft> = {}) {
  const draft: EventDraft = {
    ...newEventDraft(),
    eventName: 'Spring fair on the lawn',
    eventDate: '2026-12-05',
    suburbName: 'Carlton',
    zipCode: '3053',
    price: '12.50',
    ...typed,
  }
  localStorage.setItem(key, JSON.stringify(draft))
}

/** Validates the form as the server does, and stubs the response of each attempt, in order. */
function createGets(...answers: StoryAnswer<'createEvent'>[]) {
  return answeredBy(
    answerTo('createEvent', async (_, request) => {
      const form = await request.formData()
      const images = form.getAll('eventImages').map((image) => (image instanceof File ? image.type : image))
      const { eventImages: __, ...texts } = Object.fromEntries(form)
      sent(createEventRequest.parse(texts), images)
      return answers[sent.mock.calls.length - 1] ?? null
    }),
  )
}

const accepted = {
  success: true as const,
  message: 'Success',
  data: {
    event: { ...eventFair, eventImages: [...eventFair.eventImages] },
    uploadedPosters: [...eventFair.eventImages],
  },
}

const meta = {
  title: 'Screens/Events/Create event, connected',
  tags: ['no-visual'],
  component: CreateEventPage,
  args: {
    links: { dashboard: '/businessdashboard', events: '/business/events' },
    posterAddress: ({ eventorganiser, posterid }) => `https://gigs.example/events/${eventorganiser}/${posterid}`,
  },
  beforeEach() {
    sent.mockClear()
    const signOut = signedInBusiness()
    return () => {
      signOut()
      businessEvents.clear()
    }
  },
} satisfies Meta<typeof CreateEventPage>
export default meta
type Story = StoryObj<typeof meta>

/** The server's message is shown, and its refused fields are marked. */
export const ServerRefuses: Story = {
  tags: ['EV-04'],
  beforeEach: () => storeDraft(),
  parameters: createGets(
    refusal('invalid', messages.general.tooLong, { 'eventData.eventName': messages.general.tooLong }),
    refusal('internal', ''),
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.general.tooLong)
    await expect(canvas.getByLabelText(/^Event name/)).toHaveAccessibleDescription(messages.general.tooLong)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create event. Please try again.'),
    )
  },
}

/** Another event starts with an empty form and the focus on its heading. */
export const CreatesAnother: Story = {
  beforeEach: () => storeDraft(),
  parameters: createGets(accepted),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Create another event' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create an event.' })).toHaveFocus()
    await expect(canvas.getByLabelText(/^Event name/)).toHaveValue('')
    await expect(canvas.queryByText('Please fill in event name.')).toBeNull()
  },
}

/** The list is loaded newest first and replaces another business's events. */
export const ListsOwnEvents: Story = {
  tags: ['EV-01', 'RT-08'],
  render: (args) => <EventsPage createHref="/business/createEvent" posterAddress={args.posterAddress} />,
  beforeEach() {
    businessEvents.receive('another', { events: [{ ...eventFair, id: 'x', eventName: 'Not mine' }] })
  },
  parameters: answeredBy(
    answerTo('ownEvents', {
      success: true,
      events: [eventQuiz, eventFair].map((event) => ({ ...event, eventImages: [...event.eventImages] })),
    }),
  ),
  async play({ canvas }) {
    const items = await canvas.findAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Spring fair'),
      expect.stringContaining('Quiz night'),
    ])
    await expect(canvas.queryByText('Not mine')).toBeNull()
  },
}

export const ListOffline: Story = {
  render: (args) => <EventsPage createHref="/business/createEvent" posterAddress={args.posterAddress} />,
  parameters: answeredBy(answerTo('ownEvents', null)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
  },
}
