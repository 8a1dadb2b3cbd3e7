import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GigTrackingScreen, type GigTrackingScreenProps } from '@/features/gig-tracking/screens/gig-tracking-screen'
import {
  gigOverWithoutShifts,
  gigWithAnswers,
  gigWithApplicants,
  gigWithoutApplicants,
  receivedMei,
} from '../fixtures/received-applications'
import { anyResume } from '../handlers/files'

/** Keeps the order and who is open, as the page does. */
function OpenableTracking(props: GigTrackingScreenProps) {
  const [sort, setSort] = useState(props.sort)
  const [selectedId, setSelectedId] = useState(props.selectedId)
  return (
    <GigTrackingScreen {...props} sort={sort} onSortChange={setSort} selectedId={selectedId} onSelect={setSelectedId} />
  )
}

const meta = {
  title: 'Screens/Gig tracking/Gig',
  component: GigTrackingScreen,
  parameters: { msw: { handlers: [anyResume] } },
  render: (args) => <OpenableTracking {...args} />,
  args: {
    gig: gigWithApplicants,
    refusal: null,
    now: new Date('2026-11-21T01:30:00.000Z'),
    sort: 'Time of Application',
    onSortChange: fn(),
    selectedId: null,
    onSelect: fn(),
    onRate: fn(),
    gigsHref: '/business/gigs',
  },
} satisfies Meta<typeof GigTrackingScreen>
export default meta
type Story = StoryObj<typeof meta>

function namesIn(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('button')
    .map((button) => button.querySelector('.font-semibold')?.textContent ?? '')
}

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
  args: { refusal: 'We could not find that.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your last rating was not kept')
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not find that.')
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
  async play({ canvas }) {
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
    expect(namesIn(list)[0]).toMatch(/^Tom/)
    expect(namesIn(list)[2]).toMatch(/^Noor/)
    await userEvent.selectOptions(sortBy, '% Availability Match')
    expect(namesIn(list)[0]).toMatch(/^Tom/)
    await userEvent.selectOptions(sortBy, 'Distance')
    expect(namesIn(list)[2]).toMatch(/^Noor/)
    const toggle = canvas.getByRole('button', { name: 'Top Applicants' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(sortBy).toHaveValue('Top Applicants')
    await expect(within(list).getAllByText(/points:/)).toHaveLength(3)
    await userEvent.click(toggle)
    await expect(sortBy).toHaveValue('Time of Application')
  },
}

export const ApplicantOpen: Story = {
  tags: ['GT-05', 'GT-06', 'GT-10'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Mei/ }))
    const detail = within(canvas.getByRole('article'))
    await expect(detail.getByRole('heading', { level: 2, name: /Mei/ })).toHaveFocus()
    await expect(detail.getByText('International')).toBeVisible()
    await expect(detail.getByText(/^Applied/)).toBeVisible()
    await expect(detail.getByText(/Per Hour$/)).toBeVisible()
    const ratings = within(detail.getByRole('group', { name: 'Rate as' }))
    await expect(ratings.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Top Applicant', 'Not a fit']) {
      await userEvent.click(ratings.getByRole('button', { name }))
      await expect(args.onRate).toHaveBeenLastCalledWith(receivedMei.id, name)
    }
    for (const name of ['Availability', 'Cover Letter', 'Resume'])
      await expect(detail.getByRole('heading', { level: 3, name })).toBeInTheDocument()
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
    await expect(detail.getByRole('heading', { level: 3, name: 'Questions' })).toBeVisible()
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
  tags: ['GT-01'],
  args: { gig: gigOverWithoutShifts, selectedId: receivedMei.id },
  async play({ canvas }) {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByText('Applicant').nextElementSibling).toHaveTextContent('1')
    await expect(canvas.getByRole('table')).toBeInTheDocument()
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
