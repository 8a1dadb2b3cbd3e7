import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import { type FormEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, waitFor, type within } from 'storybook/test'
import { AvailabilityField } from '../availability-field/availability-field'
import { entriesOf, slotsOf } from '../availability-grid/availability'
import type { AvailabilityEntry } from '../availability-grid/week/week-mask'
import { Button } from '../button/button'
import { Checkbox } from '../checkbox/checkbox'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { PhoneField } from '../phone-field/phone-field'
import { RadioGroup } from '../radio-group/radio-group'
import { RichTextField } from '../rich-text-field/rich-text-field'
import { ScheduleField } from '../schedule-field/schedule-field'
import { createSchedule, type ScheduleEntry, timeSlots } from '../schedule-grid/schedule'
import { Select } from '../select/select'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'

const kinds = [
  { value: 'student', label: 'A student' },
  { value: 'business', label: 'A business' },
]
const years = [
  { value: 'first', label: 'First year' },
  { value: 'later', label: 'A later year' },
]
/** Two hours of Monday and of Tuesday. */
const callHours = createSchedule({ days: [1, 2], slots: timeSlots(9 * 60, 11 * 60, 60) })
const mondayNine: ScheduleEntry = { day: 1, startMinute: 540, endMinute: 600 }
const tuesdayTen: ScheduleEntry = { day: 2, startMinute: 600, endMinute: 660 }
const nameMissing = 'Write your name.'
const countryMissing = 'Choose your country.'
const hoursMissing = 'Paint at least one hour.'

interface FormFrameProps {
  /** What was submitted, as text. */
  sent: string
}

/** The buttons of a form, and what was submitted. */
function FormFooter({ sent }: FormFrameProps) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand">
          Send
        </Button>
        <Button type="reset">Start again</Button>
      </div>
      <output aria-label="Sent" className="text-sm [overflow-wrap:anywhere]">
        {sent}
      </output>
    </>
  )
}

const formClass = 'mx-auto flex max-w-2xl flex-col gap-5 p-4'

/** Without state or library: the browser keeps the values, checks them and resets them. */
function PlainForm() {
  const [sent, setSent] = useState('')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(JSON.stringify([...new FormData(event.currentTarget)]))
  }

  return (
    <form className={formClass} onSubmit={handleSubmit} aria-label="Profile">
      <TextField label="Name" name="name" required />
      <TextField label="Email" name="email" type="email" defaultValue="mei@student.example" />
      <RadioGroup label="You are" name="kind" options={kinds} defaultValue="student" />
      <Select label="Year" name="year" options={years} defaultValue="later" />
      <CountryCombobox label="Country" name="country" required />
      <PhoneField label="Phone" name="phone" defaultCountry="AU" defaultNumber="0412345678" />
      <RichTextField label="About you" name="about" required />
      <AvailabilityField label="Your week" name="week" defaultValue={entriesOf(['1-2'])} required />
      <ScheduleField label="Hours for a call" name="hours" schedule={callHours} required />
      <Checkbox label="I agree to the terms" name="terms" required />
      <FormFooter sent={sent} />
    </form>
  )
}

interface Profile {
  name: string
  about: string
  kind: string
  year: string
  agrees: boolean
  country: string | null
  week: readonly AvailabilityEntry[]
  hours: readonly ScheduleEntry[]
}

const noProfile: Profile = {
  name: '',
  about: 'Hi',
  kind: 'business',
  year: 'later',
  agrees: false,
  country: null,
  week: [],
  hours: [],
}

/** React Hook Form: `register` for fields with a control of the browser, `Controller` for the others. */
function HookForm() {
  const [sent, setSent] = useState('')
  const { register, control, handleSubmit, reset, formState } = useForm<Profile>({ defaultValues: noProfile })
  const { errors } = formState
  return (
    <form
      noValidate
      aria-label="Profile"
      className={formClass}
      onSubmit={handleSubmit((profile) => setSent(JSON.stringify({ ...profile, week: [...slotsOf(profile.week)] })))}
      onReset={() => reset()}
    >
      <TextField label="Name" {...register('name', { required: nameMissing })} error={errors.name?.message} />
      <TextArea label="About you" maxLength={200} {...register('about')} />
      <RadioGroup label="You are" options={kinds} {...register('kind')} />
      <Select label="Year" options={years} {...register('year')} />
      <Checkbox label="I agree to the terms" {...register('agrees')} />
      <Controller
        control={control}
        name="country"
        rules={{ required: countryMissing }}
        render={({ field, fieldState }) => (
          <CountryCombobox label="Country" {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="week"
        render={({ field }) => <AvailabilityField label="Your week" {...field} />}
      />
      <Controller
        control={control}
        name="hours"
        rules={{ validate: (hours) => hours.length > 0 || hoursMissing }}
        render={({ field, fieldState }) => (
          <ScheduleField label="Hours for a call" schedule={callHours} {...field} error={fieldState.error?.message} />
        )}
      />
      <FormFooter sent={sent} />
    </form>
  )
}

/** TanStack Form: it keeps the values, and the fields are controlled. */
function TanStackForm() {
  const [sent, setSent] = useState('')
  const form = useTanStackForm({
    defaultValues: {
      name: '',
      agrees: false,
      country: null as string | null,
      hours: [mondayNine] as readonly ScheduleEntry[],
    },
    onSubmit: ({ value }) => setSent(JSON.stringify(value)),
  })
  return (
    <form
      noValidate
      aria-label="Profile"
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
      onReset={() => form.reset()}
    >
      <form.Field name="name" validators={{ onSubmit: ({ value }) => (value === '' ? nameMissing : undefined) }}>
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            label="Name"
            name={name}
            value={state.value}
            onChange={handleChange}
            onBlur={handleBlur}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="country">
        {({ name, state, handleChange, handleBlur }) => (
          <CountryCombobox
            label="Country"
            name={name}
            value={state.value}
            onChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="hours">
        {({ name, state, handleChange }) => (
          <ScheduleField
            label="Hours for a call"
            name={name}
            schedule={callHours}
            value={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
      <form.Field name="agrees">
        {({ name, state, handleChange }) => (
          <Checkbox label="I agree to the terms" name={name} checked={state.value} onChange={handleChange} />
        )}
      </form.Field>
      <FormFooter sent={sent} />
    </form>
  )
}

const meta = {
  title: 'ui/Form',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'padded' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' })
const startAgain = (canvas: Canvas) => canvas.getByRole('button', { name: 'Start again' })

function sentJson(canvas: Canvas): unknown {
  return JSON.parse(canvas.getByRole('status', { name: 'Sent' }).textContent || 'null')
}

export const WithFormData: Story = {
  tags: ['LS-04'],
  render: () => <PlainForm />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const about = await canvas.findByRole('textbox', { name: 'About you' })
    await userEvent.click(send(canvas))
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(about).toHaveAccessibleDescription('Please fill out this field.')
    await expect(sentJson(canvas)).toBeNull()

    await userEvent.type(name, 'Mei')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'viet{ArrowDown}{Enter}')
    await userEvent.click(about)
    await userEvent.keyboard('Hi')
    await userEvent.click(canvas.getByRole('button', { name: 'Friday morning' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 10 am' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }))
    await userEvent.click(send(canvas))
    await waitFor(() =>
      expect(sentJson(canvas)).toEqual([
        ['name', 'Mei'],
        ['email', 'mei@student.example'],
        ['kind', 'student'],
        ['year', 'later'],
        ['country', 'VN'],
        ['phone', '+61412345678'],
        ['about', '<p>Hi</p>'],
        ['week', '1-2'],
        ['week', '5-0'],
        ['hours', JSON.stringify(tuesdayTen)],
        ['terms', 'on'],
      ]),
    )

    await userEvent.click(startAgain(canvas))
    await expect(name).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue(''))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'About you' })).toHaveTextContent(/^$/))
    await expect(canvas.getByRole('button', { name: 'Friday morning', pressed: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tuesday 10 am', pressed: false })).toBeVisible()
  },
}

export const WithReactHookForm: Story = {
  tags: ['LS-04'],
  render: () => <HookForm />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await expect(canvas.getByRole('radio', { name: 'A business' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('later')
    await expect(canvas.getByText('2 / 200')).toBeVisible()
    await userEvent.click(send(canvas))
    await waitFor(() => expect(name).toHaveAccessibleDescription(nameMissing))
    await expect(name).toHaveFocus()
    await expect(country).toHaveAccessibleDescription(countryMissing)

    await userEvent.type(name, 'Mei')
    await userEvent.click(canvas.getByRole('radio', { name: 'A student' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), 'First year')
    // The first invalid field takes the focus, a combobox too.
    await userEvent.click(send(canvas))
    await waitFor(() => expect(country).toHaveFocus())
    await userEvent.type(country, 'viet{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Friday morning' }))
    await userEvent.click(send(canvas))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Monday 9 am' })).toHaveFocus())
    await expect(canvas.getByText(hoursMissing)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(send(canvas))
    const { about } = noProfile
    await waitFor(() =>
      expect(sentJson(canvas)).toEqual({
        name: 'Mei',
        about,
        kind: 'student',
        year: 'first',
        agrees: true,
        country: 'VN',
        week: ['5-0'],
        hours: [mondayNine],
      }),
    )

    await userEvent.click(startAgain(canvas))
    await waitFor(() => expect(name).toHaveValue(''))
    await expect(canvas.getByRole('radio', { name: 'A business' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked()
    await waitFor(() => expect(country).toHaveValue(''))
    await expect(canvas.getByRole('button', { name: 'Monday 9 am', pressed: false })).toBeVisible()
  },
}

export const WithTanStackForm: Story = {
  tags: ['LS-04'],
  render: () => <TanStackForm />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(send(canvas))
    await waitFor(() => expect(name).toHaveAccessibleDescription(nameMissing))
    await userEvent.type(name, 'Mei')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'viet{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 10 am' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }))
    await userEvent.click(send(canvas))
    const hours = [mondayNine, tuesdayTen]
    await waitFor(() => expect(sentJson(canvas)).toEqual({ name: 'Mei', country: 'VN', hours, agrees: true }))
    await userEvent.click(startAgain(canvas))
    await waitFor(() => expect(name).toHaveValue(''))
  },
}
