import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { firstListingReason, goingLiveMessages, messages, screeningQuestions, type Weekday } from '@/domain'
import { type GigDraft, startingDraft } from '@/features/gig-posting/gig-draft'
import { GigWizardScreen } from '@/features/gig-posting/screens/gig-wizard-screen'
import { type DayTimes, withTime } from '@/features/gig-posting/timings'
import { ListingPreview } from '@/features/job-search'
import { draftInState } from '../draft-in-state'
import { fill } from '../fill'
import { businessRitual } from '../fixtures/business'
import { gateAddresses } from '../fixtures/gate-links'
import { gigBarista } from '../fixtures/listings'

const nowhere = startingDraft({ currentSuburb: null, currentZipCode: null })
const fresh = { ...startingDraft(businessRitual), idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c111' }
const weekend = withTime(withTime(fresh.timings, 'saturday', { start: '12 pm', end: '5 pm' }), 'monday', {
  start: '7 am',
  end: '11:30 am',
})
const filled: GigDraft = {
  ...fresh,
  jobTitle: gigBarista.jobTitle,
  jobType: 'Casual',
  timings: weekend,
  payStart: '33.05',
  payEnd: '38',
  summary: gigBarista.jobSummary,
  keywords: gigBarista.keywords,
  description: gigBarista.jobDescription,
  questions: screeningQuestions.slice(0, 2).map(({ question }) => question),
}
const at = (step: GigDraft['step'], draft: GigDraft = filled): GigDraft => ({ ...draft, step })
const poster = { fileName: 'poster.jpg', image: new Blob(), previewUrl: businessRitual.coverThumbnailUrl ?? '' }

/**
 * At the top of step 3 a phone's bar of buttons may cover half a row of keywords, which axe then measures as targets
 * below 24 px; people scroll them clear of the bar. Every other target is measured.
 */
const keywordsUnderBar = {
  a11y: { config: { rules: [{ id: 'target-size', selector: '*:not(fieldset button[aria-pressed])' }] } },
}

const meta = {
  title: 'Screens/Gig posting/Wizard',
  component: GigWizardScreen,
  render: draftInState(GigWizardScreen),
  args: {
    draft: nowhere,
    business: businessRitual,
    renderListing: (listing) => <ListingPreview listing={listing} />,
    gateLinks: gateAddresses,
    resumed: false,
    poster: null,
    posterProblem: null,
    serverErrors: {},
    saveState: 'changed',
    progress: null,
    failure: null,
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    onGoTo: fn(),
    onStartOver: fn(),
    onPosterChoose: fn(),
    onPosterRemove: fn(),
    onPost: fn(),
  },
} satisfies Meta<typeof GigWizardScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Expects texts in the preview beside the step; on a phone the preview is folded, and PreviewFolded opens it. */
async function expectPreview(canvas: Canvas, ...texts: string[]) {
  const title = canvas.getByText('Live preview')
  if (title.tagName === 'SUMMARY') return
  const preview = within(title.parentElement ?? title)
  for (const text of texts) await waitFor(() => expect(preview.getByText(text)).toBeVisible())
}

/** With an empty draft, the preview shows the specification's placeholders. */
export const Step1: Story = {
  tags: ['GW-01', 'GW-02'],
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Post a Gig')
    await expect(canvas.getByRole('heading', { name: 'Job Basics (Overview)' })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await expectPreview(canvas, '$50 Per Hour', 'Morning Ritual Espresso, Melbourne')

    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'One Time Gig',
      'Casual',
      'Part-Time',
    ])
    const title = canvas.getByLabelText(/^Job title/)
    await userEvent.click(title)
    await userEvent.tab()
    await expect(title).toHaveAccessibleDescription('The job title is mandatory to be filled.')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some fields are missing...')
    await expect(title).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Step1Filled: Story = {
  tags: ['GW-02'],
  args: { draft: fresh },
  async play({ args, canvas }) {
    await fill(canvas.getByLabelText(/^Job title/), 'Weekend barista')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Casual' }))
    await fill(canvas.getByLabelText(/^Street address/), '12 Example Lane')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expectPreview(canvas, '12 Example Lane', 'Morning Ritual Espresso, Carlton')
  },
}

export const Resumed: Story = {
  tags: ['phone-only'],
  args: { draft: at(1), resumed: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

/** An unsaved edit whose gig was changed elsewhere since. */
export const ResumedEdit: Story = {
  tags: ['PF-06', 'phone-only'],
  args: { draft: at(5), mode: 'edit', resumed: true, outdated: true },
  async play({ canvas }) {
    await expect(canvas.getByText(messages.gig.editOutdated)).toBeVisible()
    // A paused gig stays paused when it is saved.
    await expect(canvas.queryByText('Goes live at once')).toBeNull()
  },
}

/** The wizard at step 2 with the times of some weekdays. */
const atTimes = (times: Partial<Record<Weekday, DayTimes>>) =>
  at(2, { ...filled, timings: { ...fresh.timings, own: { ...fresh.timings.own, ...times } } })

/** Copies Monday's times to other days, then restores their own. */
export const Step2Copy: Story = {
  tags: ['GW-03'],
  args: { draft: atTimes({ monday: { start: '9 am', end: '5 pm' }, thursday: { start: '6 pm', end: '10 pm' } }) },
  async play({ canvas }) {
    const time = (name: string) => canvas.getByLabelText(name)
    const weekdays = canvas.getByRole('checkbox', { name: 'Same times Monday to Friday' })
    const all = canvas.getByRole('checkbox', { name: 'Same times every day' })
    await userEvent.click(weekdays)
    await expect(time('Thursday start')).toHaveValue('9 am')
    await expect(time('Saturday start')).toHaveValue('')
    await userEvent.click(all)
    await expect(weekdays).not.toBeChecked()
    await expect(time('Sunday end')).toHaveValue('5 pm')
    await userEvent.click(all)
    await expect(time('Thursday start')).toHaveValue('6 pm')
    await userEvent.click(weekdays)
  },
}

/** Times are formatted on blur; a shift may pass midnight; an unreadable time blocks NEXT. */
export const Step2Typed: Story = {
  tags: ['GW-03'],
  args: { draft: atTimes({ monday: { start: '', end: '5:30 pm' }, tuesday: { start: '9 am', end: '5 pm' } }) },
  async play({ args, canvas }) {
    const time = (name: string) => canvas.getByLabelText(name)
    await fill(time('Friday start'), '10pm')
    await fill(time('Friday end'), '2')
    await fill(time('Monday start'), 'noonish')
    await expect(time('Friday start')).toHaveValue('10 pm')
    await expect(time('Friday end')).toHaveValue('2 am')
    await expect(canvas.getByText('10 pm – 2 am (next day), 4 h')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(time('Monday start')).toHaveAccessibleDescription('Type a time like 9, 9 am or 17:30.')
    await expect(time('Monday start')).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()
    await fill(time('Monday start'), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step2: Story = {
  tags: ['GW-03'],
  args: { draft: at(2) },
  async play({ args, canvas }) {
    const types = within(canvas.getByLabelText('Pay type')).getAllByRole('option')
    await expect(types.map((option) => option.textContent)).toEqual(['Per Hour', 'Flat Rate'])
    const from = canvas.getByLabelText('From')
    await fill(from, '30-35')
    await userEvent.tab()
    await expect(from).toHaveValue('30-35')
    await expect(from).toHaveAccessibleDescription('Enter dollars per hour, like 30.')
    await fill(from, '$40 an hour')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('"To" must be at least "From".')
    await expect(canvas.queryByText(/^Students see:/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).not.toHaveBeenCalled()
    await fill(from, '33.05')
    await expect(canvas.getByText('Students see: $33.05 – $38 Per Hour')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Times this gig needs' })).toBeVisible()
    await expect(canvas.getByText('Needs 2 of 28 slots')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** A one-time gig with a date, a split shift, and a question about a long shift. */
export const Step2OneTime: Story = {
  tags: ['PF-05'],
  args: { draft: at(2, { ...filled, jobType: 'One Time Gig' }) },
  async play({ args, canvas }) {
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await userEvent.click(next)
    const date = canvas.getByLabelText(/^Date/)
    await expect(date).toHaveFocus()
    await expect(date).toHaveAccessibleDescription('The day the shift starts. Choose the date of your gig.')
    await expect(date).toHaveAttribute('min', '2026-11-21')
    fireEvent.change(date, { target: { value: '2026-11-28' } })
    await expect(date).toHaveAccessibleDescription('Saturday 28 November')

    await fill(canvas.getByLabelText('Saturday start'), '9')
    await fill(canvas.getByLabelText('Saturday end'), '23:00')
    await userEvent.click(next)
    await expect(canvas.getByLabelText('Saturday start')).toHaveAccessibleDescription(
      'Is 14 h right? Tick the box, or change the times.',
    )
    const isRight = canvas.getByRole('checkbox', { name: 'Yes, 14 h is right' })
    await userEvent.click(isRight)
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()

    const end = canvas.getByLabelText('Saturday end')
    await fill(end, '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Split shift on Saturday' }))
    await fill(canvas.getByLabelText('Saturday second start'), '12:00')
    await fill(canvas.getByLabelText('Saturday second end'), '17:00')
    await userEvent.click(next)
    await expect(canvas.getByLabelText('Saturday second start')).toHaveAccessibleDescription(
      "The two parts of a split shift can't overlap.",
    )
    await fill(canvas.getByLabelText('Saturday second start'), '2')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('2 pm – 5 pm, 3 h')).toBeVisible()
  },
}

/** For pay below the legal minimum, the step shows a notice and asks for a reason. */
export const Step2BelowMinimum: Story = {
  tags: ['GW-03', 'dark'],
  args: { draft: at(2, { ...filled, payStart: '28' }) },
  async play({ args, canvas }) {
    const warning = canvas.getByText('This pay is below the legal minimum.').parentElement
    await expect(warning).toHaveTextContent('$28.00 an hour')
    await expect(warning).toHaveTextContent('$33.05 an hour since 01/07/2026')
    await expect(warning).toHaveTextContent('not legal advice')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    const reason = canvas.getByLabelText(/^Why is this pay right for the gig/)
    await expect(reason).toHaveFocus()
    await expect(reason).toHaveAccessibleDescription(
      expect.stringContaining('Pay below the legal minimum needs a reason.'),
    )
    await expect(args.onNext).not.toHaveBeenCalled()
    await fill(reason, 'Under 21, by the award')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step5BelowMinimum: Story = {
  args: { draft: at(5, { ...filled, payStart: '28', belowMinimumReason: 'Under 21, by the award' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('This pay is below the legal minimum.')).toBeVisible()
    await expect(canvas.getByText('Your reason: Under 21, by the award')).toBeVisible()
  },
}

/** NEXT needs the pay in full, or disclose-later with shift times. */
export const Step2Gate: Story = {
  tags: ['GW-04'],
  args: { draft: at(2, { ...filled, timings: fresh.timings, payStart: '', payEnd: '' }) },
  async play({ args, canvas }) {
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await userEvent.click(next)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some fields are empty.')
    const later = canvas.getByRole('checkbox', { name: 'Disclose the pay later' })
    await userEvent.click(later)
    await userEvent.click(next)
    await expect(args.onNext).not.toHaveBeenCalled()
    await fill(canvas.getByLabelText('Saturday start'), '10:00')
    await fill(canvas.getByLabelText('Saturday end'), '16:00')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('From')).toBeDisabled()
  },
}

/** Pay without shift times is accepted, with a note about the missing match. */
export const Step2NoShifts: Story = {
  tags: ['GW-04'],
  args: { draft: at(2, { ...filled, timings: fresh.timings }) },
  async play({ args, canvas }) {
    await expect(canvas.getByText(messages.gig.noShiftsHint)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step3: Story = {
  tags: ['GW-05'],
  parameters: keywordsUnderBar,
  args: { draft: at(3, { ...filled, summary: [], keywords: [], description: '' }) },
  async play({ args, canvas }) {
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await userEvent.click(next)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some fields are empty.')
    const point = canvas.getByLabelText('Summary points')
    await expect(point).toHaveFocus()
    await fill(point, 'Pour coffee')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await fill(point, 'Free lunch')
    await userEvent.click(canvas.getByRole('button', { name: 'Add point' }))
    const points = within(canvas.getByRole('list', { name: 'Your summary points' }))
    await expect(points.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pour coffee', 'Free lunch'])
    await userEvent.click(points.getByRole('button', { name: 'Remove “Pour coffee”' }))
    await expect(point).toHaveFocus()

    const presets = within(canvas.getByRole('group', { name: 'Common keywords' })).getAllByRole('button')
    await expect(presets.map((preset) => preset.textContent).join(', ')).toBe(
      'Hospo, Retail, Servo Station, Poster Gig, Cleaning, House Keeping, Weekends Only, Weekdays, RSA, RSG, Supermarket',
    )
    const hospo = canvas.getByRole('button', { name: 'Hospo' })
    await userEvent.click(hospo)
    await expect(hospo).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(hospo)
    await expect(hospo).toHaveAttribute('aria-pressed', 'false')
    await fill(canvas.getByRole('textbox', { name: 'Keywords' }), 'Coffee')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ keywords: ['Coffee'] })
    await expect(args.onChange).toHaveBeenCalledWith({ summary: ['Free lunch'] })
  },
}

export const Step3Filled: Story = {
  parameters: keywordsUnderBar,
  args: { draft: at(3, { ...filled, posterName: 'poster.jpg' }), poster },
  async play({ args, canvas }) {
    await canvas.findByRole('textbox', { name: /^Description/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onPosterRemove).toHaveBeenCalledOnce()
  },
}

export const Step3Poster: Story = {
  tags: ['GW-07'],
  parameters: keywordsUnderBar,
  args: { draft: at(3), posterProblem: messages.business.logoInvalid },
  async play({ args, canvas }) {
    const drop = canvas.getByLabelText('Choose a poster')
    await expect(drop).toHaveAttribute('accept', 'image/jpeg,image/png')
    await expect(drop).toHaveAccessibleDescription(
      expect.stringContaining('Please select a valid image file (JPEG or PNG) for logo'),
    )
    const file = new File(['x'], 'poster.png', { type: 'image/png' })
    await userEvent.upload(drop, file)
    await expect(args.onPosterChoose).toHaveBeenCalledWith(file)
  },
}

/** A draft can't store a file; a note says to choose it again. */
export const Step3PosterGone: Story = {
  parameters: keywordsUnderBar,
  args: { draft: at(3, { ...filled, posterName: 'poster.jpg' }), resumed: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/You had chosen poster\.jpg\./)).toBeVisible()
  },
}

export const Step4: Story = {
  tags: ['GW-08'],
  args: { draft: at(4, { ...filled, questions: [] }) },
  async play({ args, canvas }) {
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(10)
    for (const [index, box] of boxes.slice(0, 3).entries()) {
      await userEvent.click(box)
      await expect(canvas.getByText(`${index + 1} of 3 chosen`)).toBeVisible()
    }
    const [first, , , fourth] = boxes
    if (!first || !fourth) throw new Error('The bank has ten questions.')
    await userEvent.click(fourth)
    await expect(fourth).not.toBeChecked()
    await expect(fourth).toHaveAccessibleDescription(expect.stringContaining('You can only select up to 3 questions.'))
    await userEvent.click(first)
    await expect(canvas.queryByText('You can only select up to 3 questions.')).toBeNull()
    await userEvent.click(fourth)
    await expect(fourth).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step5: Story = {
  tags: ['GW-01'],
  args: { draft: at(5), poster },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByText('Saturday, 12 pm – 5 pm')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change Pay & Job Timings' }))
    await expect(args.onGoTo).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('Goes live at once')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(args.onPost).toHaveBeenCalledOnce()
  },
}

/** The summary of a gig without optional fields. */
export const Step5Plain: Story = {
  args: {
    draft: at(5, {
      ...filled,
      timings: fresh.timings,
      description: '',
      questions: [],
      posterName: 'poster.jpg',
    }),
  },
}

export const Step5Posting: Story = {
  tags: ['phone-only'],
  args: { draft: at(5), poster, saveState: 'saving', progress: 63 },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(args.onPost).not.toHaveBeenCalled()
    await expect(canvas.getByRole('progressbar', { name: 'Posting your gig' })).toHaveAttribute('aria-valuenow', '63')
  },
}

const waits: Story['args'] = {
  draft: at(5),
  poster,
  outlook: { outcome: 'waits', reasons: [firstListingReason] },
}

/** With review on, the summary of a first gig says before posting that it will wait, and why. */
export const Step5Waits: Story = {
  tags: ['TR-01', 'no-visual'],
  args: waits,
  async play({ args, canvas }) {
    await expect(canvas.getByText(firstListingReason)).toBeVisible()
    await expect(canvas.getByText('Will be reviewed first')).toBeVisible()
    await expect(canvas.queryByText('Goes live at once')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(args.onPost).toHaveBeenCalledOnce()
  },
}

/** An edit that will wait does not promise that applicants are told. */
export const Step5EditWaits: Story = {
  tags: ['TR-01', 'no-visual'],
  args: { ...waits, mode: 'edit' },
  async play({ canvas }) {
    await expect(canvas.getByText(goingLiveMessages.gig.editWaitsLead)).toBeVisible()
    await expect(canvas.queryByText(messages.gig.editLead)).toBeNull()
  },
}

/** The account misses a requirement: the summary names it with a link. */
export const Step5NotYet: Story = {
  tags: ['TR-01', 'no-visual'],
  args: { ...waits, outlook: { outcome: 'refused', gate: 'email' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verify your e-mail address first')
    await expect(canvas.getByRole('alert')).toHaveTextContent("What you've written stays here.")
    const link = canvas.getByRole('link', { name: 'Verify your e-mail address' })
    await expect(link).toHaveAttribute('href', '/business/settings')
  },
}

/** The server refused the gig: one error, with a link to the fix instead of Retry. */
export const Step5Refused: Story = {
  tags: ['TR-01', 'no-visual'],
  args: {
    ...waits,
    outlook: { outcome: 'live' },
    failure: goingLiveMessages.gig.gates.liveListings,
    refusedAt: 'liveListings',
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have 30 gigs live or waiting')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See your gigs' })).toHaveAttribute('href', '/business/gigs')
  },
}

/** On a phone the preview is folded below the step. */
export const PreviewFolded: Story = {
  tags: ['phone-only'],
  args: { draft: at(1), poster },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const summary = canvas.getByText('Live preview')
    await expect(canvas.queryByText('$33.05 – $38 Per Hour')).toBeNull()
    await userEvent.click(summary)
    await expect(within(summary.closest('details') ?? summary).getByText('$33.05 – $38 Per Hour')).toBeVisible()
  },
}
