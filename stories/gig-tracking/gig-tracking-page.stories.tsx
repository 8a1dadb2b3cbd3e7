import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { session } from '@/client'
import { type BusinessJobListing, messages, timers } from '@/domain'
import { candidateActionsOutbox, GigTrackingPage, type GigTrackingPageProps } from '@/features/gig-tracking'
import { businessRitual } from '../fixtures/business'
import {
  gigWithApplicants,
  receivedBy,
  receivedMei,
  receivedNoor,
  receivedTom,
} from '../fixtures/received-applications'
import { answerTo, refusal, type StoryAnswer } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'
import { anyResume } from '../handlers/files'
import { quietLive } from '../handlers/live'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'
import { startSignedOut } from '../handlers/signed-out'

const asked = fn()
const rated = fn()

/** Stubs the listing's responses in order; the last repeats. */
function gigGets(...answers: StoryAnswer<'gig'>[]) {
  return {
    msw: {
      handlers: [
        anyResume,
        quietLive,
        answerTo('gig', () => {
          asked()
          return answers[Math.min(asked.mock.calls.length, answers.length) - 1] ?? null
        }),
        answerTo('actionOnCandidate', (payload) => {
          rated(payload)
          return { success: true, applied: 1 }
        }),
      ],
    },
  }
}

const supportEmail = 'support@campusgigs.example'
const found = { success: true as const, jobListing: gigWithApplicants, supportEmail }

/** Holds the open applicant as the router does: updated after the click. */
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
  // These stories test the connected page; the screen's own stories have the pictures of its states.
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
    asked.mockClear()
    rated.mockClear()
    startSignedOut()
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

export const Rates: Story = {
  tags: ['GT-06'],
  args: { applicationId: receivedTom.id },
  async play({ canvas }) {
    const ratings = within(await canvas.findByRole('group', { name: 'Rate as' }))
    const top = ratings.getByRole('button', { name: 'Top Applicant' })
    await userEvent.click(top)
    await expect(top).toHaveAttribute('aria-pressed', 'true')
    // A repeat of the latest rating is skipped.
    await userEvent.click(top)
    await candidateActionsOutbox.flush()
    await expect(rated).toHaveBeenCalledOnce()
    const [{ jobListingId, actionOnCandidate }] = rated.mock.calls[0] ?? []
    await expect(jobListingId).toBe(gigWithApplicants.id)
    await expect(actionOnCandidate).toEqual({
      [receivedTom.id]: [{ status: 'rated', notes: 'Top Applicant', changedAt: '2026-11-21T01:30:00.000Z' }],
    })
  },
}

export const FreshOnFocus: Story = {
  args: { applicationId: receivedMei.id },
  parameters: gigGets({ ...found, jobListing: receivedBy(gigWithApplicants, receivedMei) }, found),
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Applicants' }))
    await expect(list.getAllByRole('button')).toHaveLength(1)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3))
    await expect(canvas.getByRole('heading', { level: 2, name: /^Mei/ })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: gigGets('never'),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching your applicants…')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

export const NotOnesOwn: Story = {
  tags: ['RT-07'],
  parameters: gigGets(refusal('notFound', messages.general.notFound)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No such gig' })).toBeVisible()
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

/** The first attempt gets no response; the retry closes the gig and leaves the page. */
export const Closes: Story = {
  tags: ['GT-02'],
  parameters: {
    msw: {
      handlers: [
        anyResume,
        quietLive,
        answerTo('gig', found),
        answerTo('closeGig', (payload) => {
          asked(payload)
          return asked.mock.calls.length === 1 ? null : { success: true, response: 'Success' }
        }),
      ],
    },
  },
  async play({ args, canvas }) {
    signedInBusiness({ businessJobListData: [gigWithApplicants] })
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage Job' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close this job posting' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close this job posting' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(messages.general.offline)
    await expect(args.onClosed).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce())
    await expect(session.businessJobListData).toEqual([])
    await expect(asked).toHaveBeenLastCalledWith({ jobListingId: gigWithApplicants.id, jobPosterPublicId: '' })
  },
}

const over: BusinessJobListing = {
  ...gigWithApplicants,
  expiringOn: '2026-11-20T00:00:00.000Z',
  status: 'expired',
  isExpired: true,
}

export const Extends: Story = {
  tags: ['BD-03'],
  parameters: {
    msw: {
      handlers: [anyResume, quietLive, answerTo('gig', { ...found, jobListing: over }), answerTo('extendGig', found)],
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend for a week' }))
    await waitFor(() => expect(canvas.queryByText('This gig has expired.')).toBeNull())
    await expect(canvas.getByText('Expires in').nextElementSibling).toHaveTextContent(/days/)
  },
}

/** The gig is paused, then resumed; the page shows the server's answers. */
export const PausesAndResumes: Story = {
  tags: ['PF-05'],
  parameters: {
    msw: {
      handlers: [
        anyResume,
        quietLive,
        answerTo('gig', found),
        answerTo('setGigStatus', ({ status }) => {
          asked(status)
          return { ...found, jobListing: { ...gigWithApplicants, status, isExpired: status !== 'live' } }
        }),
      ],
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage Job' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause applications' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take applications again' }))
    await expect(await canvas.findByText('Live')).toBeVisible()
    await expect(asked.mock.calls).toEqual([['paused'], ['live']])
  },
}

/** The server sorts the applicants, and answers one page at a time. */
export const SortsOnTheServer: Story = {
  tags: ['GT-03'],
  parameters: {
    msw: {
      handlers: [
        anyResume,
        quietLive,
        answerTo('gig', {
          ...found,
          jobListing: { ...receivedBy(gigWithApplicants, receivedTom), applicants: gigWithApplicants.applicants },
        }),
        answerTo('applicants', ({ sort, offset }) => {
          asked(sort, offset)
          const ordered =
            sort === 'Distance' ? [receivedMei, receivedTom, receivedNoor] : [receivedTom, receivedMei, receivedNoor]
          return { success: true, total: 3, applications: ordered.slice(offset, (offset ?? 0) + 2) }
        }),
      ],
    },
  },
  async play({ canvas }) {
    const names = () =>
      canvas.getAllByRole('listitem').flatMap((row) => /Tom|Mei|Noor/.exec(row.textContent ?? '') ?? [])
    await canvas.findByRole('list', { name: 'Applicants' })
    await waitFor(() => expect(names()).toEqual(['Tom', 'Mei', 'Noor']))
    await expect(asked).toHaveBeenCalledWith('Time of Application', 1)
    await userEvent.selectOptions(canvas.getByLabelText('Sort By'), 'Distance')
    await waitFor(() => expect(names()).toEqual(['Mei', 'Tom', 'Noor']))
    await expect(asked).toHaveBeenCalledWith('Distance', 0)
  },
}

/** An applicant beyond the loaded pages, opened by address. */
export const FarDown: Story = {
  tags: ['GT-05'],
  args: { applicationId: receivedNoor.id },
  parameters: {
    msw: {
      handlers: [
        anyResume,
        quietLive,
        answerTo('gig', { ...found, jobListing: receivedBy(gigWithApplicants, receivedTom) }),
        answerTo('applicant', { success: true, application: receivedNoor }),
        answerTo('actionOnCandidate', (payload) => {
          rated(payload)
          return { success: true, applied: 1 }
        }),
      ],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Noor/ })).toBeVisible()
    const maybe = canvas.getByRole('button', { name: 'Maybe' })
    await userEvent.click(maybe)
    await expect(maybe).toHaveAttribute('aria-pressed', 'true')
    await candidateActionsOutbox.flush()
    await expect(rated).toHaveBeenCalledOnce()
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
  parameters: gigGets({ ...found, jobListing: receivedBy(gigWithApplicants, receivedMei) }, found),
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
    await expect(asked).toHaveBeenCalledOnce()
    StoryStream.last?.say('listing', { jobListingId: gigWithApplicants.id })
    await clock.advance(timers.liveBurst)
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(3))
    const announced = canvas.getAllByRole('status').map((region) => region.textContent)
    await expect(announced).toContain('3 applicants')
  },
}
