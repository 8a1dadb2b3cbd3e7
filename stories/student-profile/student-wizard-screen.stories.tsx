import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { legalMinimumOn, messages, timers } from '@/domain'
import { reachableStep, stepAfter, stepBefore } from '@/features/shared/forms/form'
import { StudentWizardScreen } from '@/features/student-profile/screens/student-wizard-screen'
import { type StudentDraft, type StudentStep, startingDraft, studentForm } from '@/features/student-profile/wizard'
import { fill } from '../fill'
import { studentMei, studentNew } from '../fixtures/student'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'

type ScreenProps = ComponentProps<typeof StudentWizardScreen>

/** The screen with the real form, so that a story can go through all steps. */
function Walkable(props: ScreenProps) {
  const [draft, setDraft] = useState(props.draft)
  const goTo = (step: number) =>
    setDraft(Object.assign({ ...draft }, { step: reachableStep(studentForm, draft, step) }))
  return (
    <StudentWizardScreen
      {...props}
      draft={draft}
      onChange={(typed) => setDraft({ ...draft, ...typed })}
      onNext={() => goTo(stepAfter(studentForm, draft, draft.step))}
      onBack={() => goTo(stepBefore(studentForm, draft.step))}
      onGoTo={(step) => {
        props.onGoTo(step)
        goTo(step)
      }}
    />
  )
}

const blank = startingDraft(studentNew)
const mei = startingDraft(studentMei)
const at = (step: StudentStep, typed: Partial<StudentDraft> = {}): StudentDraft => ({ ...mei, ...typed, step })

const meta = {
  title: 'Screens/Student profile/Wizard',
  component: StudentWizardScreen,
  render: (args) => <Walkable {...args} />,
  args: {
    draft: blank,
    resumed: false,
    saveState: 'changed',
    failure: null,
    serverErrors: {},
    legalMinimum: legalMinimumOn('2026-11-21'),
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    onGoTo: fn(),
    onFinish: fn(),
    onStartOver: fn(),
    onDismissResumed: fn(),
  },
} satisfies Meta<typeof StudentWizardScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'NEXT' })
const heading = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name })

export const Name: Story = {
  tags: ['SW-04', 'dark'],
  async play({ canvas }) {
    await expect(next(canvas)).toBeEnabled()
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveValue('AU +61')
  },
  args: { draft: at(1) },
}

export const NameMissing: Story = {
  tags: ['SW-03', 'SW-04'],
  args: { draft: { ...blank, firstName: '', lastName: '' } },
  async play({ canvas }) {
    await expect(next(canvas)).toBeDisabled()
    await expect(next(canvas)).toHaveAccessibleDescription('Still needed: first name, last name, phone number.')
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }))
    await userEvent.tab()
    await expect(canvas.getByText('We really need your First Name')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('We really need your Last Name')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone number' }))
    await userEvent.tab()
    await expect(canvas.getByText('We really need your Phone Number')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
      'We really need your First Name',
    )
  },
}

export const PhoneTooShort: Story = {
  args: { draft: at(1, { phoneDigits: '412' }) },
  async play({ canvas }) {
    await userEvent.click(next(canvas))
    await expect(canvas.getByText(messages.profile.phoneLengthInvalid)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus()
  },
}

export const Location: Story = {
  tags: ['SW-05', 'SW-11'],
  args: { draft: at(2, { currentSuburb: '', currentZipCode: '' }) },
  async play({ canvas }) {
    const suburb = canvas.getByRole('combobox', { name: 'Suburb' })
    await fill(suburb, 'NORTH MEL')
    const list = await canvas.findByRole('listbox')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        expect.stringContaining('North Melbourne'),
      ]),
    )
    await expect(getComputedStyle(list).maxHeight).toBe(
      `${13 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`,
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(suburb).toHaveValue('North Melbourne')
    const zip = canvas.getByRole('combobox', { name: 'Zip code' })
    await expect(zip).toHaveValue('3051')
    await userEvent.click(next(canvas))
    await heading(canvas, /domestic or an international/)
  },
}

export const LocationMissing: Story = {
  tags: ['SW-05'],
  args: { draft: at(2, { currentSuburb: 'Melbourne', currentZipCode: '' }) },
  async play({ canvas }) {
    await userEvent.click(next(canvas))
    const zip = canvas.getByRole('combobox', { name: 'Zip code' })
    await expect(canvas.getByText('We really need both those fields to be answered..')).toBeVisible()
    await expect(zip).toHaveFocus()
    await userEvent.type(zip, '30')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['3000', '3001', '3004']),
    )
  },
}

export const StudentType: Story = {
  tags: ['SW-06'],
  args: { draft: at(3, { studentType: null }) },
  async play({ canvas }) {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(next(canvas))
    await expect(canvas.getByText("Well, you've got to select something. 🤷🏻")).toBeVisible()
  },
}

export const HomeCountry: Story = {
  tags: ['SW-07'],
  args: { draft: at(4, { homeTownCountry: '' }) },
  async play({ canvas }) {
    const country = canvas.getByRole('combobox', { name: 'Home country' })
    await fill(country, 'Narnia')
    await userEvent.tab()
    await expect(canvas.getByText('We really need your home country to be selected from the list. 🥺')).toBeVisible()
    await userEvent.click(next(canvas))
    await heading(canvas, 'Where is home?')
  },
}

export const Pay: Story = {
  tags: ['SW-08', 'dark'],
  args: { draft: at(5, { expectedPayRate: 25 }) },
  async play({ canvas }) {
    const slider = canvas.getByRole('slider', { name: 'Expected pay rate' })
    await expect(slider).toHaveAttribute('min', '15')
    await expect(slider).toHaveAttribute('max', '50')
    await expect(slider).toHaveAttribute('aria-valuetext', '$25 an hour')
    await expect(canvas.getByText('Legal casual minimum $33.05')).toBeVisible()
    await expect(canvas.getByText(/Since 01\/07\/2026 the minimum wage for adults is \$26\.44 an hour/)).toBeVisible()
    await expect(canvas.getByText('That is less than a casual adult must be paid.')).toBeVisible()
  },
}

export const Availability: Story = {
  tags: ['SW-09', 'dark'],
  args: { draft: at(6) },
  async play({ args, canvas }) {
    await heading(canvas, 'What does your availability look like?')
    await expect(canvas.getByText('Almost done!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

let clock: PausedTimers

export const AvailabilityMissing: Story = {
  beforeEach() {
    clock = pauseTimers(timers.emptyAvailabilityWarning)
    return clock.restore
  },
  tags: ['SW-09'],
  args: { draft: at(6, { userAvailability: [] }) },
  async play({ args, canvas }) {
    const finish = canvas.getByRole('button', { name: 'FINISH' })
    await userEvent.click(finish)
    await expect(canvas.getByText('We really need you to enter your availability.')).toBeVisible()
    await expect(finish).toBeDisabled()
    await clock.advance(timers.emptyAvailabilityWarning - 1)
    await expect(finish).toBeDisabled()
    await clock.advance(1)
    await expect(finish).toBeEnabled()
    await expect(canvas.queryByText('We really need you to enter your availability.')).toBeNull()
    await expect(args.onFinish).not.toHaveBeenCalled()
    // The picture shows the message during its two seconds.
    await userEvent.click(finish)
  },
}

export const WelcomeBack: Story = {
  tags: ['SW-12'],
  args: { draft: at(2), resumed: true },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Welcome back!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: { draft: at(6), saveState: 'saving' },
  async play({ args, canvas }) {
    const finish = canvas.getByRole('button', { name: 'FINISH' })
    await expect(finish).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(finish)
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
}

export const SaveFailed: Story = {
  tags: ['SW-10'],
  args: { draft: at(6), failure: messages.profile.backendError },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred with our backend. Could you quickly retry this process again?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const AnswerRefused: Story = {
  tags: ['SW-10'],
  args: {
    draft: at(6),
    failure: messages.general.invalid,
    serverErrors: { phoneDigits: messages.profile.phoneLengthInvalid },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to step 1: About you' }))
    await expect(await canvas.findByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
      messages.profile.phoneLengthInvalid,
    )
  },
}
