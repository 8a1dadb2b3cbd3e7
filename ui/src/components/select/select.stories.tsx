import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Select, type SelectProps } from './select'

function Controlled(props: SelectProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <Select {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/Select',
  component: Select,
  tags: ['!autodocs'],
  args: {
    label: 'Sort by',
    value: 'match',
    onChange: fn(),
    options: [
      { value: 'match', label: 'Best match' },
      { value: 'pay', label: 'Highest pay' },
      { value: 'new', label: 'Newest' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(field, 'Newest')
    await expect(field).toHaveValue('new')
    await expect(args.onChange).toHaveBeenCalledWith('new')
  },
}

export const WithPlaceholder: Story = {
  args: { value: '', placeholder: 'Choose an order', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose an order')
    await expect(canvas.getByRole('option', { name: 'Choose an order' })).toBeDisabled()
  },
}

export const WithError: Story = {
  args: { value: '', placeholder: 'Choose an order', error: 'Choose one.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Choose one.')
  },
}

export const WithHint: Story = { args: { hint: 'You can change this at any time.' } }

export const WithDisabledOption: Story = {
  args: { options: [...meta.args.options, { value: 'near', label: 'Nearest (needs your suburb)', disabled: true }] },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole<HTMLOptionElement>('option')
    await expect(options.filter(({ disabled }) => !disabled)).toHaveLength(1)
  },
}

export const Disabled: Story = { args: { disabled: true } }
