import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { messages } from '@/domain'
import { newEventDraft } from '@/features/events/event-draft'
import { CreateEventScreen } from '@/features/events/screens/create-event-screen'
import { draftInState } from '../draft-in-state'
import { fill } from '../fill'
import { eventFair, eventPictures, eventQuiz } from '../fixtures/events'

const filled = {
  ...newEventDraft(),
  eventName: 'Spring fair on the lawn',
  eventDate: '2026-12-05',
  eventStartTime: '19:00',
  suburbName: 'Carlton',
  zipCode: '3053',
  price: '12.50',
  link: 'https://fair.example/spring',
}
const picture = (name: string, previewUrl: string) => ({ file: new File(['x'], name), previewUrl })

const meta = {
  title: 'Screens/Events/Create event',
  component: CreateEventScreen,
  render: draftInState(CreateEventScreen),
  args: {
    draft: newEventDraft(),
    resumed: false,
    images: [],
    imageProblem: null,
    serverErrors: {},
    saveState: 'changed',
    progress: null,
    failure: null,
    created: null,
    today: '2026-11-21',
    links: { dashboard: '/businessdashboard', events: '/business/events' },
    posterAddress: ({ eventorganiser, posterid }) => `https://gigs.example/events/${eventorganiser}/${posterid}`,
    onChange: fn(),
    onImageChoose: fn(),
    onImageRemove: fn(),
    onCreate: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof CreateEventScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['EV-01'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create an event.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/businessdashboard')
    await expect(canvas.getByRole('button', { name: 'Create Event' })).toBeEnabled()
    await expect(canvas.getByText('AUD ($)')).toBeVisible()
    await expect(canvas.getByLabelText(/^Event date/)).toHaveAttribute('min', '2026-11-21')
  },
}

/** An empty form is submitted: every field has its error, and the first has the focus. */
export const FieldsMissing: Story = {
  tags: ['EV-02'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(canvas.getByText('Some important fields have not been filled...')).toBeVisible()
    for (const [label, message] of [
      [/^Event name/, 'Please fill in event name.'],
      [/^Event date/, 'Please fill event date.'],
      [/^Suburb/, 'Please select a suburb where your event is happening.'],
      [/^Zip code/, 'Please select a zip code.'],
      [/^Event price/, /Please enter event price, even if it is zero\./],
    ] as const) {
      const field = canvas.getByLabelText(label, { selector: 'input' })
      await expect(field).toHaveAccessibleDescription(expect.stringMatching(message))
      await expect(field).toBeInvalid()
    }
    await expect(canvas.getByLabelText(/^Event name/)).toHaveFocus()
  },
}

/** An empty field shows its error on its own blur only. */
export const LeftEmpty: Story = {
  tags: ['EV-02'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText(/^Event name/))
    await userEvent.tab()
    await expect(canvas.getByText('Please fill in event name.')).toBeVisible()
    await expect(canvas.queryByText('Please fill event date.')).toBeNull()
    await userEvent.click(canvas.getByLabelText(/^Event price/))
    await userEvent.click(canvas.getByRole('combobox', { name: /^Suburb/ }))
    await expect(canvas.getByText('Please enter event price, even if it is zero.')).toBeVisible()
    await expect(canvas.getByText('Please fill event date.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Please select a suburb where your event is happening.')).toBeVisible()
    await fill(canvas.getByLabelText(/^Event name/), 'Fair')
    await expect(canvas.queryByText('Please fill in event name.')).toBeNull()
  },
}

/** A negative price, a date in the past and a link without https have errors at their fields. */
export const WrongValues: Story = {
  tags: ['EV-03'],
  args: { draft: { ...filled, eventDate: '2026-11-20', link: 'http://fair.example', price: '' } },
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByLabelText(/^Event price/), '-5 dollars')
    await expect(canvas.getByLabelText(/^Event price/)).toHaveValue('-5')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(canvas.getByText('Price cannot be negative.')).toBeVisible()
    await expect(canvas.getByText(messages.event.datePast)).toBeVisible()
    await expect(canvas.getByText(messages.event.linkInvalid)).toBeVisible()
    await expect(canvas.queryByText(messages.event.fieldsMissing)).toBeNull()
    await expect(canvas.getByLabelText(/^Event date/)).toHaveFocus()
  },
}

export const Filled: Story = {
  tags: ['EV-01', 'dark'],
  args: { draft: filled, images: [picture('lawn.png', eventPictures[0])] },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** A fourth picture is refused, and each of the three can be removed. */
export const FourthPicture: Story = {
  tags: ['EV-03'],
  args: {
    draft: filled,
    images: [
      picture('one.png', eventPictures[0]),
      picture('two.png', eventPictures[1]),
      picture('three.png', eventPictures[0]),
    ].map((image, index) => ({ ...image, previewUrl: `${image.previewUrl}#${index}` })),
    imageProblem: messages.event.tooManyImages,
  },
  async play({ args, canvas }) {
    await expect(canvas.getByText('3 of 3 chosen')).toBeVisible()
    await expect(canvas.getByLabelText('Choose another picture')).toHaveAccessibleDescription(/at most 3 images/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove two.png' }))
    await expect(args.onImageRemove).toHaveBeenCalledWith(1)
  },
}

export const Creating: Story = {
  args: { draft: filled, saveState: 'saving', progress: 40 },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Creating your event' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}

/** After a reload the fields are restored; the image must be chosen again. */
export const Resumed: Story = {
  args: { draft: { ...filled, imageNames: ['lawn.png'] }, resumed: true },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Your event is as you left it.')).toBeVisible()
    await expect(canvas.getByText(/You had chosen lawn\.png\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Created: Story = {
  tags: ['EV-01', 'dark'],
  args: { created: eventFair },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your event is on the board.' })).toBeVisible()
    await expect(canvas.getByText(/^https:\/\/gigs\.example\/events\/morning-ritual-espresso\/spring/)).toBeVisible()
    await expect(canvas.getByText(/^Saturday 5 December, 10/)).toBeVisible()
    await expect(canvas.getByText('$12.50 AUD')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your events' })).toHaveAttribute('href', '/business/events')
    await userEvent.click(screen.getByRole('button', { name: 'Create another event' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const CreatedWithoutPage: Story = {
  args: { created: eventQuiz },
  async play({ canvas }) {
    await expect(canvas.getByText('Free entry')).toBeVisible()
    await expect(canvas.getByText(/go to your website/)).toBeVisible()
  },
}
