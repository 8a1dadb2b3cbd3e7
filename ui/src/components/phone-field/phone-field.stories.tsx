import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { PhoneField, type PhoneFieldProps } from './phone-field'

function Controlled(props: PhoneFieldProps) {
  const [country, onCountryChange] = useControlled(props.country, props.onCountryChange)
  const [number, onNumberChange] = useControlled(props.number, props.onNumberChange)
  return (
    <PhoneField
      {...props}
      country={country}
      onCountryChange={onCountryChange}
      number={number}
      onNumberChange={onNumberChange}
    />
  )
}

const meta = {
  title: 'ui/PhoneField',
  component: PhoneField,
  args: { label: 'Phone Number', country: 'AU', onCountryChange: fn(), number: '', onNumberChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="min-h-80 max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SW-04'],
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country code' })
    const number = canvas.getByRole('textbox', { name: 'Phone Number' })
    await expect(country).toHaveValue('AU +61')
    await userEvent.type(number, '(04) 12-345 678x')
    await expect(number).toHaveValue('0412345678')
    await expect(args.onNumberChange).toHaveBeenLastCalledWith('0412345678')
    await userEvent.clear(country)
    await userEvent.type(country, 'singa')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(country).toHaveValue('SG +65')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('SG')
  },
}

export const Filled: Story = { args: { number: '412345678', hint: 'Businesses see it once you apply.' } }

export const PickingACountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }))
    await expect(await canvas.findByRole('option', { name: /^Australia/ })).toBeVisible()
  },
}

export const WithError: Story = {
  args: { required: true, error: 'Enter your phone number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter your phone number.')
  },
}

export const Disabled: Story = { args: { number: '412345678', disabled: true } }

export const SharedDialCode: Story = {
  args: { country: 'CA', number: '4165550100' },
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country code' })
    await expect(country).toHaveValue('CA +1')
    await userEvent.clear(country)
    await userEvent.type(country, '+1')
    await userEvent.click(await canvas.findByRole('option', { name: /^Jamaica/ }))
    await expect(country).toHaveValue('JM +1')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('JM')
  },
}
