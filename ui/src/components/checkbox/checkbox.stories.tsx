import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Checkbox, type CheckboxProps } from './checkbox'

function Controlled(props: CheckboxProps) {
  const [checked, onChange] = useControlled(props.checked, props.onChange)
  return <Checkbox {...props} checked={checked} onChange={onChange} />
}

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'I have the right to work in Australia', checked: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have the right to work in Australia' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('I have the right to work in Australia'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Checked: Story = { args: { checked: true } }
export const WithHint: Story = { args: { hint: 'A student visa counts, within its hours.' } }

export const WithError: Story = {
  args: { error: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Tick this to go on.')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, checked: true } }
