import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { clearSession } from '@/client'
import { messages, type ReceivedApplication, timers } from '@/domain'
import { candidateActionsOutbox, GigTrackingPage, type GigTrackingPageProps } from '@/features/gig-tracking'
import { businessRitual } from '../fixtures/business'
import {
  gigWithApplicants,
  receivedBy,
  receivedMei,
  receivedNoor,
  receivedTom,
} from '../fixtures/received-applications'
import { answeredBy, answerTo, refusal, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'
import { anyResume } from '../handlers/files'
import { quietLive } from '../handlers/live'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'

const requested = fn()
const rated = fn()

/** Handlers that answer with the listing's responses in order; the last repeats. */
function gigHandlers(...answers: StoryAnswer<'gig'>[]) {
  return [
    anyResume,
    quietLive,
    answerTo('gig', () => {
      requested()
      return answers[Math.min(requested.mock.calls.length, answers.length) - 1] ?? null
    }),
    answerTo('actionOnCandidate', (payload) => {
      rated(payload)
      return { success: true, applied: 1 }
    }),
  ]
}

const gigGets = (...answers: StoryAnswer<'gig'>[]) => answeredBy(...gigHandlers(...answers))

const supportEmail = 'support@campusgigs.example'
const found = { success: true as const, jobListing: gigWithApplicants, supportEmail }
const foundWith = (...received: ReceivedApplication[]) => ({
  ...found,
  jobListing: receivedBy(gigWithApplicants, ...received),
})

/** Keeps the open applicant in state, as the router does: updated after the click. */
function RoutedTracking(props: GigTrackingPageProps) {
  const [applicationId, setApplicationId] = useState(props.applicationId)
  return (
    <>
      <GigTrackingPage
        {...props}
        applicationId={applicationId}
        onApplicationChange={(id) => setTimeout(() => setApplicationId(id), 50)}
      />
      {/* Stands for the browser's Back button. */}
      <button type="button" className="m-4" onClick={() => setApplicationId(null)}>
        Browser Back
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Gig tracking/Gig, connected',
  tags: ['no-visual'],
  component: GigTrackingPage,
  render: (args) => <RoutedTracking key={args.jobListingId} {...args} />,
  args: {
    jobListingId: gigWithApplicants.id,
    applicationId: null,
    onApplicationChange: fn(),
    gigsHref: '/business/gigs',
    onClosed: fn(),
    editHref: '/business/editGig/1',
    repostHref: '/business/createGig/from/1',
    printablePosterHref: '/business/gig/1/poster',
    renderListing: ({ jobTitle }) => <p>{jobTitle}, as students read it</p>,
  },
  parameters: gigGets(found),
  beforeEach() {
    requested.mockClear()
    rated.mockClear()
    clearSession()
    const signOut = signedInBusiness()
    candidateActionsOutbox.setAccount(businessRitual.id)
    return () => {
      candidateActionsOutbox.setAccount(null)
      signOut()
    }
  },
} satisfies Meta<typeof GigTrackingPage>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndGoesBack: Story = {
  tags: ['GT-05'],
  async play({ canvas }) {
    const tom = await canvas.findByRole('button', { name: /^Tom/ })
    await userEvent.click(tom)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^Tom/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Browser Back' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Tom/ })).toHaveFocus())
    await expect(canvas.queryByRole('article')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'All applicants' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Tom/ })).toHaveFocus())
  },
}

export const FreshOnFocus: Story = {
  args: { applicationId: receivedMei.id },
  parameters: gigGets(foundWith(receivedMei), found),
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Applicants' }))
    await expect(list.getAllByRole('button')).toHaveLength(1)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3))
    await expect(canvas.getByRole('heading', { level: 2, name: /^Mei/ })).toBeVisible()
  },
}

export const OfflineThenThere: Story = {
  parameters: gigGets(null, found),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.general.offline)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Weekend barista' })).toBeVisible()
  },
}

/** An applicant beyond the loaded pages, opened by address. */
export const FarDown: Story = {
  tags: ['GT-05'],
  args: { applicationId: receivedNoor.id },
  parameters: answeredBy(
    ...gigHandlers(foundWith(receivedTom)),
    answerTo('applicant', { success: true, application: receivedNoor }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Noor/ })).toBeVisible()
    const maybe = canvas.getByRole('button', { name: 'Maybe' })
    await userEvent.click(maybe)
    await expect(maybe).toHaveAttribute('aria-pressed', 'true')
    await candidateActionsOutbox.flush()
    await expect(rated).toHaveBeenCalledOnce()
  },
}

/** The open applicant withdraws while the application is read. */
export const OpenApplicantWithdraws: Story = {
  tags: ['GT-12'],
  args: { applicationId: receivedTom.id },
  parameters: answeredBy(
    ...gigHandlers(found, foundWith(receivedMei)),
    answerTo('applicant', refusal('notFound', "We couldn't find that.")),
  ),
  async play({ canvas }) {
    ;(await canvas.findByRole('heading', { level: 2, name: /^Tom/ })).focus()
    window.dispatchEvent(new Event('focus'))
    const gone = await canvas.findByText('This applicant is no longer here')
    await expect(canvas.queryByRole('article')).toBeNull()
    await waitFor(() => expect(gone.closest('[role=status]')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(gone).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

let canLoadApplicant: boolean

/** The applicant in the address can't be loaded at first. */
export const FarDownOffline: Story = {
  tags: ['GT-05'],
  args: { applicationId: receivedNoor.id },
  parameters: answeredBy(
    ...gigHandlers(foundWith(receivedTom)),
    answerTo('applicant', () => (canLoadApplicant ? { success: true, application: receivedNoor } : null)),
  ),
  beforeEach() {
    canLoadApplicant = false
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load this applicant")
    canLoadApplicant = true
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^Noor/ })).toHaveFocus())
  },
}

/** A stub of the live updates' stream; the story emits its events. */
class StoryStream extends EventTarget {
  static readonly CLOSED = 2
  static last: StoryStream | undefined
  readonly readyState = 1
  constructor() {
    super()
    StoryStream.last = this
  }
  close() {}
  say(event: string, data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

let clock: PausedTimers

/** A new application appears without a reload, with the count. */
export const Live: Story = {
  tags: ['GT-12'],
  parameters: gigGets(foundWith(receivedMei), found),
  beforeEach() {
    const real = window.EventSource
    Object.assign(window, { EventSource: StoryStream })
    clock = pauseTimers(timers.liveBurst)
    return () => {
      clock.restore()
      Object.assign(window, { EventSource: real })
    }
  },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Applicants' }))
    await expect(list.getAllByRole('button')).toHaveLength(1)
    StoryStream.last?.say('listing', { jobListingId: '91900000-0000-4000-8000-0000000000aa' })
    await clock.advance(timers.liveBurst)
    await expect(requested).toHaveBeenCalledOnce()
    StoryStream.last?.say('listing', { jobListingId: gigWithApplicants.id })
    await clock.advance(timers.liveBurst)
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3))
    const announced = canvas.getAllByRole('status').map((region) => region.textContent)
    await expect(announced).toContain('3 applicants')
  },
}
