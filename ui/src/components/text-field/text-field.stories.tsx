import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { TextField, type TextFieldProps } from './text-field'

function Controlled(props: TextFieldProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <TextField {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'First name', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Mei')
    await expect(field).toHaveValue('Mei')
    await expect(args.onChange).toHaveBeenLastCalledWith('Mei')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const WithHint: Story = {
  args: { label: 'Phone', hint: 'Businesses see it once you apply.', type: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Businesses see it once you apply.')
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    value: 'mei@',
    hint: 'Your university address.',
    error: 'Finish the address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Your university address. Finish the address.')
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeRequired()
  },
}

export const HiddenLabel: Story = {
  args: { label: 'Search gigs', hideLabel: true, type: 'search', placeholder: 'Search gigs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search gigs' })).toBeVisible()
  },
}

export const PrefixAndSuffix: Story = {
  args: { label: 'Pay', value: '30', inputMode: 'decimal', prefix: '$', suffix: 'per hour' },
}

export const WithIcon: Story = {
  args: { label: 'Search', type: 'search', prefix: <Search aria-hidden="true" className="size-5" /> },
}

export const Password: Story = {
  args: { label: 'Password', type: 'password', value: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show what I type' })
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Time: Story = { args: { label: 'Starts', type: 'time', value: '09:00' } }
export const Disabled: Story = { args: { value: 'Mei', disabled: true } }
export const ReadOnly: Story = { args: { value: 'mei@student.example', label: 'Email', readOnly: true } }
