import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { BusinessSettingsScreen } from '@/features/business-settings/screens/business-settings-screen'
import { formOf } from '@/features/business-settings/settings'
import { fill } from '../fill'
import { businessPlain, businessRitual } from '../fixtures/business'
import { viewOf } from '../fixtures/settings-view'

/** The screen with its form in state. */
function Fillable(props: ComponentProps<typeof BusinessSettingsScreen>) {
  const [form, setForm] = useState(props.form)
  return (
    <BusinessSettingsScreen
      {...props}
      form={form}
      onChange={(changes) => {
        props.onChange(changes)
        setForm((before) => ({ ...before, ...changes }))
      }}
    />
  )
}

const ritual = { ...businessRitual, profileOwnerPosition: 'Owner and opener' }

const meta = {
  title: 'Screens/Business settings/Settings',
  component: BusinessSettingsScreen,
  render: (args) => <Fillable {...args} />,
  args: {
    business: ritual,
    form: formOf(ritual),
    view: viewOf(),
    serverErrors: {},
    onChange: fn(),
    onSave: fn(),
    onStartOver: fn(),
    onDismissRestored: fn(),
    onCelebrated: fn(),
  },
} satisfies Meta<typeof BusinessSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save Details' })

export const Untouched: Story = {
  tags: ['BS-01'],
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Priya Raman')
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue('Owner and opener')
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+61 412345678')
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Hospitality')
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveValue('https://ritual.example.com')
    await expect(canvas.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Carlton')
    await expect(canvas.getByRole('combobox', { name: 'Zip code' })).toHaveValue('3053')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(businessRitual.description ?? '')
    await expect(saveButton(canvas)).toBeDisabled()
  },
}

export const OwnCategory: Story = {
  tags: ['BS-01'],
  args: {
    business: { ...businessPlain, companyCategory: 'Circus school' },
    form: formOf({ ...businessPlain, companyCategory: 'Circus school' }),
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Others')
    const inWords = canvas.getByRole('textbox', { name: 'Other Category' })
    await expect(inWords).toHaveValue('Circus school')
    await userEvent.type(inWords, 's')
    await expect(args.onChange).toHaveBeenLastCalledWith({ otherCategory: 'Circus schools' })
  },
}

/** An invalid website is cleared on blur; the first Save then focuses the cleared field. */
export const NoWebsite: Story = {
  tags: ['BS-02'],
  args: { view: viewOf({ saveState: 'changed' }) },
  async play({ canvas, args }) {
    const website = canvas.getByRole('textbox', { name: 'Website' })
    await fill(website, 'ritual espresso')
    await userEvent.click(saveButton(canvas))
    await expect(website).toHaveValue('')
    await expect(website).toHaveAccessibleDescription(
      /That does not look like a valid url\. For example https:\/\/tinybean\.com\.au$/,
    )
    await expect(website).toHaveAccessibleDescription(/You wrote “ritual espresso”/)
    await expect(website).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await fill(website, 'ritual.example')
    await userEvent.tab()
    await expect(website).not.toHaveAttribute('aria-invalid')
    await expect(website).toHaveValue('https://ritual.example')
  },
}

export const NoPhone: Story = {
  tags: ['BS-02'],
  async play({ canvas }) {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.clear(phone)
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(phone).toHaveAccessibleDescription(/Phone number \(including country code\) is required\.$/)
  },
}

export const UnknownSuburb: Story = {
  tags: ['BS-01'],
  async play({ canvas }) {
    const suburb = canvas.getByRole('combobox', { name: 'Suburb' })
    await fill(suburb, 'Atlantis')
    await userEvent.tab()
    await waitFor(() => expect(suburb).toHaveValue(''))
    await expect(suburb).toHaveAccessibleDescription(
      /“Atlantis” isn't a suburb of Melbourne, so the field was cleared\.$/,
    )
  },
}

export const Saving: Story = {
  tags: ['BS-01'],
  args: { view: viewOf({ saveState: 'saving' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Saving your details…')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
