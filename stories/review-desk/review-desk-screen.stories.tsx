import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages, moderationMessages } from '@/domain'
import { ListingPreview } from '@/features/job-search'
import { DeskSignInScreen } from '@/features/review-desk/screens/desk-sign-in-screen'
import { ReviewDeskScreen } from '@/features/review-desk/screens/review-desk-screen'
import { fill } from '../fill'
import { gigBarista } from '../fixtures/listings'
import { businessWithoutGigs, queued, reportedListing, waitingListing } from '../fixtures/review-desk'

const meta = {
  title: 'Screens/Review desk',
  component: ReviewDeskScreen,
  tags: ['TR-02'],
  args: {
    admin: { name: 'Sam Reid', email: 'sam@campusgigs.example' },
    queue: { phase: 'loaded', data: { listings: queued, next: null } },
    isLoadingMore: false,
    moreFailure: null,
    found: null,
    openedId: null,
    reviewed: { phase: 'loading' },
    now: new Date('2026-11-21T01:30:00.000Z'),
    isDeciding: false,
    decisionFailure: null,
    announced: '',
    onOpen: fn(),
    onFind: fn(),
    onMore: fn(),
    onRetryQueue: fn(),
    onRetryOpen: fn(),
    onDecide: fn(async () => true),
    onEndDecision: fn(),
    onSignOut: fn(),
    renderListing: ({ jobListing }) => <ListingPreview listing={{ ...jobListing, Application: [] }} />,
  },
} satisfies Meta<typeof ReviewDeskScreen>
export default meta
type Story = StoryObj<typeof meta>

export const QueueOnly: Story = {
  tags: ['no-visual'],
  args: { queue: { phase: 'loaded', data: { listings: queued, next: 'after' } } },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Waiting for review')).toBeVisible()
    await expect(canvas.getByText('2 reports')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /weekend barista/i }))
    await expect(args.onOpen).toHaveBeenCalledWith(gigBarista.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledWith('after')
  },
}

/** The last page removes the button that loaded it, so its last listing takes the focus. */
export const LastPage: Story = {
  tags: ['no-visual'],
  render: function Render(args) {
    const [next, setNext] = useState<string | null>('after')
    const queue = { phase: 'loaded', data: { listings: queued, next } } as const
    return <ReviewDeskScreen {...args} queue={queue} onMore={() => setNext(null)} />
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    const last = within(canvas.getByRole('region', { name: 'Waiting for you' }))
      .getAllByRole('button')
      .at(-1)
    await waitFor(() => expect(last).toHaveFocus())
  },
}

export const LoadingQueue: Story = {
  tags: ['no-visual'],
  args: { queue: { phase: 'loading' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Fetching the queue')).toBeInTheDocument()
  },
}

export const NothingWaits: Story = {
  tags: ['no-visual'],
  args: { queue: { phase: 'loaded', data: { listings: [], next: null } } },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing waits for you.')).toBeVisible()
  },
}

export const QueueFailed: Story = {
  tags: ['no-visual'],
  args: { queue: { phase: 'failed', message: messages.general.offline } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetryQueue).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  args: { openedId: gigBarista.id, reviewed: { phase: 'loaded', data: waitingListing } },
  async play({ args, canvas }) {
    await expect(canvas.getByText(/It asks for a passport/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Approve this gig?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(dialog.getByText(moderationMessages.desk.reasonRequired)).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveFocus()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await fill(dialog.getByLabelText(/^Reason/), 'A real cafe.')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(args.onDecide).toHaveBeenCalledWith('approve', 'A real cafe.')
    // The second heading of this name is in the preview of the students' view.
    const [heading] = canvas.getAllByRole('heading', { level: 2, name: gigBarista.jobTitle })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

export const Reported: Story = {
  tags: ['no-visual'],
  args: { openedId: gigBarista.id, reviewed: { phase: 'loaded', data: reportedListing } },
  async play({ canvas }) {
    await expect(canvas.getByText(/\$80 for a uniform/)).toBeVisible()
    await expect(canvas.getByText('There is no such venue.')).toBeVisible()
    for (const name of ['Hide this gig', 'Close the reports', 'Suspend the business'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

export const Suspended: Story = {
  tags: ['no-visual'],
  args: {
    openedId: gigBarista.id,
    reviewed: {
      phase: 'loaded',
      data: {
        ...reportedListing,
        jobListing: { ...reportedListing.jobListing, status: 'hidden', isExpired: true },
        review: 'hidden',
        reviewReasons: ['It asks students for money.'],
        business: {
          ...reportedListing.business,
          suspension: { since: '2026-11-21T01:00:00.000Z', reason: 'Three students paid for a job.' },
        },
      },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Three students paid for a job.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore this gig' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
  },
}

/** A conflict with another edit or decision: the dialog stays open with the typed reason. */
export const DecisionRefused: Story = {
  tags: ['no-visual'],
  args: {
    openedId: gigBarista.id,
    reviewed: { phase: 'loaded', data: reportedListing },
    decisionFailure: moderationMessages.desk.changed,
    onDecide: fn(async () => false),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this gig' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Hide this gig?' }))
    await fill(dialog.getByLabelText(/^Reason/), 'It asks for money.')
    await userEvent.click(dialog.getByRole('button', { name: 'Hide this gig' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent(moderationMessages.desk.changed)
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It asks for money.')
  },
}

/** The next page failed to load: the queue stays. */
export const MoreFailed: Story = {
  tags: ['no-visual'],
  args: {
    queue: { phase: 'loaded', data: { listings: queued, next: 'after' } },
    moreFailure: messages.general.offline,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.general.offline)
    await expect(canvas.getByRole('button', { name: /weekend barista/i })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible()
  },
}

/** Going back to the queue focuses the entry of the previously open gig. */
export const BackToQueue: Story = {
  tags: ['no-visual'],
  args: { openedId: gigBarista.id, reviewed: { phase: 'loaded', data: reportedListing } },
  render: function Closing(args) {
    const [openedId, setOpenedId] = useState(args.openedId)
    return <ReviewDeskScreen {...args} openedId={openedId} onOpen={setOpenedId} />
  },
  async play({ canvas }) {
    // The button is shown on phones only, and this story runs at the desktop's width.
    canvas.getByText('Back to the queue').click()
    await waitFor(() => expect(canvas.getByRole('button', { name: /weekend barista/i })).toHaveFocus())
  },
}

export const GigFailed: Story = {
  tags: ['no-visual'],
  args: { openedId: gigBarista.id, reviewed: { phase: 'failed', message: messages.refusal.notFound } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetryOpen).toHaveBeenCalledOnce()
  },
}

/** The sign-in page, after a sign-in with an account that is not an admin's. */
export const SignInRefused: Story = {
  tags: ['no-visual'],
  render: () => (
    <DeskSignInScreen
      isLoading={false}
      failure={moderationMessages.desk.notAdmin}
      signInHref="/api/identity/start?kind=admin&intent=signin"
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(moderationMessages.desk.notAdmin)
    await expect(canvas.getByRole('link', { name: 'Sign in to the review desk' })).toBeVisible()
  },
}

/** A business without a gig or a name, found by its username. */
export const Found: Story = {
  tags: ['no-visual', 'TR-02'],
  args: {
    found: {
      phase: 'loaded',
      data: {
        businesses: [
          {
            id: businessWithoutGigs.business.id,
            companyName: '',
            username: 'cheap.visas',
            email: null,
            isSuspended: false,
          },
        ],
        hasMore: false,
      },
    },
  },
  async play({ args, canvas }) {
    await fill(canvas.getByLabelText('Name, username or e-mail'), ' visas ')
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await expect(args.onFind).toHaveBeenCalledWith('visas')
    await expect(canvas.getByText('1 found.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /cheap\.visas/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(`business.${businessWithoutGigs.business.id}`)
  },
}

/** A business without a gig can be suspended, or allowed the name of an institution. */
export const BusinessWithoutGigs: Story = {
  tags: ['no-visual', 'TR-02'],
  args: {
    openedId: `business.${businessWithoutGigs.business.id}`,
    reviewed: { phase: 'loaded', data: businessWithoutGigs },
  },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { name: 'cheap.visas' })).toHaveFocus()
    await expect(canvas.getByText('None yet.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'As students see it' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend the business' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend the business?' }))
    await fill(dialog.getByLabelText(/^Reason/), 'It sells visas.')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend the business' }))
    await expect(args.onDecide).toHaveBeenCalledWith('suspend', 'It sells visas.')
    await userEvent.click(canvas.getByRole('button', { name: 'Allow an institution’s name' }))
    const nameDialog = within(await screen.findByRole('dialog', { name: 'Allow the name of an institution?' }))
    const allow = nameDialog.getByRole('button', { name: 'Allow an institution’s name' })
    await userEvent.click(allow)
    await expect(nameDialog.getByText(moderationMessages.desk.nameRequired)).toBeVisible()
    await expect(nameDialog.getByLabelText(/^Name/)).toHaveFocus()
    await fill(nameDialog.getByLabelText(/^Name/), ' Monash University ')
    await fill(nameDialog.getByLabelText(/^Reason/), 'It is the university.')
    await userEvent.click(allow)
    await expect(args.onDecide).toHaveBeenCalledWith('allowName', 'It is the university.', 'Monash University')
  },
}
