import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages } from '@/domain'
import { GigTrackingScreen, type GigTrackingScreenProps } from '@/features/gig-tracking/screens/gig-tracking-screen'
import { gigBarista } from '../fixtures/listings'
import {
  gigOverWithoutShifts,
  gigWithAnswers,
  gigWithApplicants,
  gigWithoutApplicants,
  receivedBy,
  receivedMei,
  receivedTom,
} from '../fixtures/received-applications'
import { answeredBy } from '../handlers/api'
import { anyResume } from '../handlers/files'
import { observeInBatches } from '../observe-in-batches'

/** Holds the order and the open applicant in state, as the page does. */
function OpenableTracking(props: GigTrackingScreenProps) {
  const [listState, setListState] = useState(props.listState)
  const [selectedId, setSelectedId] = useState(props.selectedId)
  return (
    <GigTrackingScreen
      {...props}
      listState={listState}
      onSortChange={(sort) => {
        props.onSortChange(sort)
        setListState({ ...listState, sort })
      }}
      selectedId={selectedId}
      onSelect={setSelectedId}
    />
  )
}

const meta = {
  title: 'Screens/Gig tracking/Gig',
  component: GigTrackingScreen,
  parameters: answeredBy(anyResume),
  render: (args) => <OpenableTracking {...args} />,
  args: {
    gig: gigWithApplicants,
    supportEmail: 'support@campusgigs.example',
    actionRefusal: null,
    now: new Date('2026-11-21T01:30:00.000Z'),
    listState: { sort: 'Time of Application', isLoading: false, failure: null, isRetrying: false },
    onSortChange: fn(),
    onMore: fn(),
    onListRetry: fn(),
    openedApplicant: null,
    applicantFailure: null,
    onApplicantRetry: fn(),
    selectedId: null,
    onSelect: fn(),
    onRate: fn(),
    onContact: fn(),
    manage: {
      pendingAction: null,
      failedAction: null,
      onAction: fn(),
      onDismissFailure: fn(),
      editHref: '/business/editGig/1',
      repostHref: '/business/createGig/from/1',
      printablePosterHref: '/business/gig/1/poster',
      extendedUntil: '28 November',
      renderPreview: () => <p>Weekend barista, as students read it</p>,
    },
    gigsHref: '/business/gigs',
  },
} satisfies Meta<typeof GigTrackingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NobodyChosen: Story = {
  tags: ['GT-01', 'GT-04', 'dark'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Weekend barista' })).toBeVisible()
    await expect(canvas.getByText('Live Since').nextElementSibling).toHaveTextContent(/^\d{2}\/\d{2}\/\d{4}$/)
    await expect(canvas.getByText('Expires in').nextElementSibling).toHaveTextContent(/^\d+ days?$/)
    await expect(canvas.getByText('Applicants').nextElementSibling).toHaveTextContent('3')
    await expect(
      canvas.getByText(
        "Congratulations! You've got some great applications... Click on one of them to view the details",
      ),
    ).toBeInTheDocument()
  },
}

export const RatingRefused: Story = {
  tags: ['GT-09'],
  args: { actionRefusal: { applicationId: receivedMei.id, name: 'Mei Lin', message: "We couldn't find that." } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Your last change for Mei Lin wasn't saved")
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't find that.")
  },
}

/** A rating that was refused for an applicant other than the open one. */
export const RatingOfAnotherRefused: Story = {
  tags: ['GT-09', 'no-visual'],
  args: { ...RatingRefused.args, selectedId: receivedTom.id },
  async play({ canvas }) {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent("Your last change for Mei Lin wasn't saved")
    await expect(within(canvas.getByRole('article')).queryByRole('alert')).toBeNull()
  },
}

/** The applicant in the address has withdrawn. */
export const ApplicantGone: Story = {
  args: {
    selectedId: '6f9619ff-8b86-4d01-b42d-00cf4fc96499',
    applicantFailure: { isMissing: true, message: "We couldn't find that.", isRetrying: false },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('This applicant is no longer here')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const ApplicantNotLoaded: Story = {
  tags: ['no-visual'],
  args: {
    ...ApplicantGone.args,
    applicantFailure: { isMissing: false, message: messages.general.offline, isRetrying: false },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load this applicant")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onApplicantRetry).toHaveBeenCalledOnce()
  },
}

export const NoApplicants: Story = {
  tags: ['GT-04'],
  args: { gig: gigWithoutApplicants },
  async play({ canvas }) {
    await expect(canvas.getByText('No Applicants Just Yet.')).toBeVisible()
    await expect(canvas.queryByLabelText('Sort By')).toBeNull()
  },
}

export const Sorting: Story = {
  tags: ['GT-03'],
  async play({ args, canvas }) {
    const list = canvas.getByRole('list', { name: 'Applicants' })
    const sortBy = canvas.getByLabelText('Sort By')
    const options = within(sortBy).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Top Applicants',
      '% Availability Match',
      'Time of Application',
      'Distance',
      'Cover letter included',
    ])
    await userEvent.selectOptions(sortBy, 'Distance')
    await expect(args.onSortChange).toHaveBeenLastCalledWith('Distance')
    const toggle = canvas.getByRole('button', { name: 'Top Applicants' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(sortBy).toHaveValue('Top Applicants')
    await expect(within(list).getAllByText(/points:/)).toHaveLength(3)
    // Returns to the previous order instead of a fixed one.
    await userEvent.click(toggle)
    await expect(sortBy).toHaveValue('Distance')
  },
}

/** Each row shows the applicant's covered shifts, then the clashes. */
export const Gaps: Story = {
  tags: ['GT-03', 'PF-04', 'no-visual'],
  async play({ canvas }) {
    const [tom, , noor] = within(canvas.getByRole('list', { name: 'Applicants' })).getAllByRole('listitem')
    await expect(tom).toHaveTextContent('Covers all 2 shifts Matches 100 % of your shift slots')
    await expect(noor).toHaveTextContent('Matches 0 % of your shift slots')
    await expect(noor).toHaveTextContent(/Covers 0 of 2 shifts !Clashes: Mon 7 am – 11:30 am, Sat 12 pm – 5 pm/)
  },
}

const crowd = { ...gigWithApplicants.applicants, total: 20_000 }

/** One of twenty thousand applicants; the next page loads near the end of the list. */
export const ManyMore: Story = {
  args: { gig: { ...gigWithApplicants, applicants: crowd } },
  async play({ args, canvas }) {
    await expect(canvas.getByText('3 of 20,000 applicants')).toBeVisible()
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getByText('Applicants').nextElementSibling).toHaveTextContent('20,000')
  },
}

/** One callback of the observer holds two entries: the end of the list left the viewport and came back. */
export const ManyMoreWhileBusy: Story = {
  ...ManyMore,
  tags: ['no-visual'],
  beforeEach: observeInBatches,
  async play({ args, canvas }) {
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView()
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
  },
}

const sixty = Array.from({ length: 60 }, (_, place) => ({
  ...receivedMei,
  id: `a9900000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`,
  user: { ...receivedMei.user, lastName: `Lin ${place}` },
}))

/** Closing an applicant far down the list returns the focus to their row, which is rendered for it. */
export const BackFarDown: Story = {
  tags: ['GT-05', 'no-visual'],
  args: {
    gig: { ...gigWithApplicants, Application: sixty, applicants: { ...gigWithApplicants.applicants, total: 60 } },
    selectedId: sixty[50]?.id ?? null,
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'All applicants' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Mei Lin 50/ })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /Mei Lin 25/ })).toBeNull()
  },
}

export const PageFailed: Story = {
  args: {
    gig: { ...gigWithApplicants, applicants: crowd },
    listState: { sort: 'Distance', isLoading: false, failure: "We can't reach the server.", isRetrying: false },
  },
  async play({ args, canvas }) {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText("We can't reach the server.")).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
    await expect(args.onListRetry).toHaveBeenCalledOnce()
    await expect(args.onMore).not.toHaveBeenCalled()
  },
}

export const ApplicantOpen: Story = {
  tags: ['GT-05', 'GT-06', 'GT-10'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Mei/ }))
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getByRole('heading', { level: 2, name: /Mei/ })).toHaveFocus()
    await expect(detail.getByText('International, from Malaysia')).toBeVisible()
    await expect(detail.getByRole('heading', { level: 2 }).nextElementSibling).toHaveTextContent(/^Applied/)
    await expect(detail.getByText(/Per Hour$/)).toBeVisible()
    const ratings = within(detail.getByRole('group', { name: 'Rate as' }))
    await expect(ratings.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Top Applicant', 'Not a fit']) {
      await userEvent.click(ratings.getByRole('button', { name }))
      await expect(args.onRate).toHaveBeenLastCalledWith(receivedMei.id, name)
    }
    for (const name of ['Availability', 'Cover Letter', 'Resume'])
      await expect(detail.getByRole('heading', { level: 3, name })).toBeInTheDocument()
    await expect(detail.getByRole('heading', { level: 3, name: 'Personal summary' })).toBeVisible()
    await expect(detail.getByText(/^Second-year design student/)).toBeVisible()
    await expect(detail.getByText('two years').tagName).toBe('STRONG')
    await expect(await detail.findByRole('link', { name: /download/i })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?download$/),
    )
  },
}

export const Answered: Story = {
  tags: ['GT-10'],
  args: { gig: gigWithAnswers, selectedId: gigWithAnswers.Application[0]?.id ?? null },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getByRole('heading', { level: 3, name: 'Questions and answers' })).toBeVisible()
    for (const { question } of gigWithAnswers.questions) await expect(detail.getByText(question)).toBeVisible()
  },
}

export const LocalWithoutPay: Story = {
  tags: ['GT-05'],
  args: { selectedId: gigWithApplicants.Application[0]?.id ?? null },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getByText('Local')).toBeVisible()
    await expect(detail.getByText('Expected pay: To be determined later')).toBeVisible()
  },
}

export const OverWithoutShifts: Story = {
  tags: ['GT-01', 'both-widths'],
  args: { gig: gigOverWithoutShifts, selectedId: receivedMei.id },
  async play({ canvas }) {
    const shown = canvas.getAllByText('Expired').filter((tag) => tag.checkVisibility())
    await expect(shown).toHaveLength(1)
    await expect(canvas.getByText('Applicant').nextElementSibling).toHaveTextContent('1')
    await expect(canvas.getByRole('table')).toBeInTheDocument()
  },
}

export const InTouch: Story = {
  tags: ['GT-07', 'GT-08', 'GT-11'],
  args: { selectedId: receivedMei.id },
  async play({ args, canvas }) {
    const detail = within(canvas.getByRole('article'))
    const message = detail.getByRole('link', { name: /^Message/ })
    await expect(message).toHaveAttribute('href', 'https://wa.me/61412345678')
    const mail = detail.getByRole('link', { name: 'Contact on Mail' })
    await expect(mail).toHaveAttribute(
      'href',
      `mailto:${receivedMei.user.email}?cc=support@campusgigs.example&subject=Weekend%20barista%20at%20Morning%20Ritual%20Espresso&body=Hello%20There!`,
    )
    const [opens] = detail.getAllByText('Message opens WhatsApp, Contact on Mail your mail app.')
    await expect(opens).toBeInTheDocument()
    for (const link of [message, mail]) {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
    }
    await expect(args.onContact).toHaveBeenNthCalledWith(1, receivedMei.id, 'Contacted on')
    await expect(args.onContact).toHaveBeenNthCalledWith(2, receivedMei.id, 'Contacted on Email')
    const timeline = within(detail.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
    await expect(timeline.map((line) => line.firstElementChild?.textContent)).toEqual(['Applied', 'Rated Maybe'])
    await userEvent.click(detail.getByRole('button', { name: 'Move Top to the top of this application' }))
    await expect(detail.getByRole('heading', { level: 2 })).toHaveFocus()
  },
}

const withoutContact = { ...receivedMei.user, email: null, phoneNumber: null }

/** The student doesn't share contact details: the page offers no contact, and says why. */
export const ContactNotShared: Story = {
  tags: ['GT-07', 'GT-08'],
  args: {
    gig: receivedBy(gigBarista, { ...receivedMei, sharesContact: false, user: withoutContact }),
    selectedId: receivedMei.id,
  },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getByText(/^Mei hasn't shared a phone number or an e-mail address with you/)).toBeVisible()
    await expect(detail.queryByRole('link', { name: /Message|Contact/ })).toBeNull()
    await expect(detail.getByRole('heading', { level: 3, name: 'Resume' })).toBeVisible()
  },
}

/** Long after the gig's end, the application still has its letter. */
export const AccessExpired: Story = {
  tags: ['GT-10', 'no-visual'],
  args: {
    gig: receivedBy(gigBarista, {
      ...receivedMei,
      sharesContact: false,
      user: withoutContact,
      resumeFile: null,
      expiredAt: '2026-11-20T00:00:00.000Z',
    }),
    selectedId: receivedMei.id,
  },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getAllByText(/can be opened for 90 days after a gig ends/)).toHaveLength(2)
    await expect(detail.getByRole('heading', { level: 3, name: 'Cover Letter' })).toBeVisible()
  },
}

/** The student deleted the account: only dates and the business's rating remain. */
export const AccountDeleted: Story = {
  tags: ['GT-05', 'no-visual'],
  args: {
    gig: receivedBy(gigBarista, {
      ...receivedMei,
      isAnonymous: true,
      sharesContact: false,
      notes: '',
      resumeFile: null,
      user: {
        ...withoutContact,
        firstName: 'Deleted',
        lastName: 'account',
        currentSuburb: null,
        isInternationalStudent: false,
        homeTownCountry: null,
        personalSummary: null,
        expectedPayRate: null,
        userAvailability: [],
        profilePicture: null,
      },
    }),
    selectedId: receivedMei.id,
  },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('article', { name: 'Deleted account' }))
    await expect(detail.getByText(/^This student deleted their account/)).toBeVisible()
    await expect(detail.getByText('Rated Maybe')).toBeVisible()
    await expect(detail.queryByRole('group', { name: 'Rate as' })).toBeNull()
    await expect(detail.queryAllByRole('heading', { level: 3 })).toHaveLength(0)
  },
}

/** Move Top scrolls from the end of a long application to its start. */
export const MovedTop: Story = {
  tags: ['GT-11', 'no-visual'],
  args: { selectedId: receivedMei.id },
  async play({ canvas }) {
    const article = canvas.getByRole('article')
    const button = within(article).getByRole('button', { name: /^Move Top/ })
    button.scrollIntoView({ block: 'end' })
    await expect(article.getBoundingClientRect().top).toBeLessThan(-100)
    await userEvent.click(button)
    // The pane begins below the sticky top bar.
    const { top } = article.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top).toBeLessThan(200)
    await expect(within(article).getByRole('heading', { level: 2 })).toHaveFocus()
  },
}

/** Manage Job opens a confirmation with the number of waiting applicants. */
export const ClosingAsks: Story = {
  tags: ['GT-02'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close this job posting' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this gig?' }))
    await expect(dialog.getByText('2 of 3 applicants wait for an answer.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }))
    const manage = canvas.getByRole('button', { name: 'Manage Job' })
    await waitFor(() => expect(manage).toHaveFocus())
    await expect(args.manage.onAction).not.toHaveBeenCalled()
    await userEvent.click(manage)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close this job posting' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close this job posting' }))
    await expect(args.manage.onAction).toHaveBeenCalledWith('close')
  },
}

export const NotClosed: Story = {
  tags: ['GT-02'],
  args: { manage: { ...meta.args.manage, failedAction: { action: 'close', message: "We can't reach the server." } } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close this job posting' }))
    const alert = within(await screen.findByRole('alert'))
    await expect(alert.getByText("We can't reach the server.")).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
    await expect(args.manage.onAction).toHaveBeenCalledWith('close')
  },
}

/** The page after Take Action: an expired gig with its actions. */
export const Expired: Story = {
  tags: ['BD-03', 'dark'],
  args: { gig: { ...gigWithApplicants, expiringOn: '2026-11-20T00:00:00.000Z', status: 'expired', isExpired: true } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This gig has expired.' })).toBeVisible()
    const extend = canvas.getByRole('button', { name: 'Extend for a week' })
    await expect(extend).toHaveAccessibleDescription('Students see it until 28 November.')
    await userEvent.click(extend)
    await expect(args.manage.onAction).toHaveBeenCalledWith('extend')
    await expect(canvas.getByRole('link', { name: 'Post it again' })).toHaveAttribute(
      'href',
      '/business/createGig/from/1',
    )
  },
}

/** A paused gig, which its business resumes with one button. */
export const Paused: Story = {
  tags: ['PF-05', 'PF-09'],
  args: { gig: { ...gigWithApplicants, status: 'paused', isExpired: true } },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Paused')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'This gig is paused.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take applications again' }))
    await expect(args.manage.onAction).toHaveBeenCalledWith('resume')
  },
}

/** A gig that an admin hid, with the reason and the way back to students. */
export const Hidden: Story = {
  tags: ['TR-02', 'PF-09', 'no-visual'],
  args: {
    gig: { ...gigWithApplicants, status: 'hidden', isExpired: true, reviewReasons: ['It asks students for money.'] },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: "Students can't see this gig." })).toBeVisible()
    await expect(canvas.getByText('Sent on')).toBeVisible()
    await expect(canvas.getByText('It asks students for money.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit this gig' })).toBeVisible()
  },
}

/** The actions on a live gig, and the confirmation before its position is filled. */
export const MarkingFilledAsks: Story = {
  tags: ['PF-05'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Edit this gig',
      'See it as students see it',
      'Printable poster',
      'Pause applications',
      'Extend for a week, until 28 November',
      'Mark as filled',
      'Post it again',
      'Close this job posting',
    ])
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as filled' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Is the position filled?' }))
    await expect(dialog.getByText(/This can't be undone/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }))
    await expect(args.manage.onAction).toHaveBeenCalledWith('fill')
  },
}

/** A pending action, during which another one would be lost. */
export const ActionPending: Story = {
  tags: ['BD-03', 'PF-05', 'no-visual'],
  args: { ...Expired.args, manage: { ...meta.args.manage, pendingAction: 'pause' } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Extend for a week' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    const items = await screen.findAllByRole('menuitem')
    const disabledItems = items.filter((item) => item.ariaDisabled === 'true')
    await expect(disabledItems.map((item) => item.textContent)).toEqual([
      'Extend for a week, until 28 November',
      'Mark as filled',
      'Close this job posting',
    ])
    await expect(args.manage.onAction).not.toHaveBeenCalled()
  },
}

/** A dialog shows the gig as students see it. */
export const SeenAsStudentsSeeIt: Story = {
  tags: ['PF-05'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'See it as students see it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'As students see it' }))
    await expect(dialog.getByText('Weekend barista, as students read it')).toBeVisible()
  },
}

export const NotExtended: Story = {
  args: { ...Expired.args, manage: { ...meta.args.manage, failedAction: { action: 'extend', message: 'Try again.' } } },
  async play({ args, canvas }) {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText("The gig hasn't been extended.")).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
    await expect(args.manage.onAction).toHaveBeenCalledWith('extend')
  },
}

/** A closed gig keeps its applicants, and can only be posted again. */
export const Closed: Story = {
  tags: ['GT-02'],
  args: { gig: { ...gigWithApplicants, status: 'closed', isExpired: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('Closed')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Applicants' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Extend for a week' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Job' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'See it as students see it',
      'Post it again',
    ])
  },
}

export const ByKeyboardOnAPhone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const mei = canvas.getByRole('button', { name: /Mei/ })
    mei.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 2, name: /Mei/ })).toHaveFocus()
    const back = canvas.queryByRole('button', { name: 'All applicants' })
    if (back && back.offsetParent !== null) {
      await userEvent.click(back)
      await expect(canvas.getByRole('button', { name: /Mei/ })).toHaveFocus()
      await expect(canvas.queryByRole('article')).toBeNull()
    }
  },
}
