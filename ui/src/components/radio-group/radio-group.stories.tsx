import type { Meta, StoryObj } from '@storybook/react-vite'
import { GraduationCap, Store } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { RadioGroup, type RadioGroupProps } from './radio-group'

function Controlled(props: RadioGroupProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <RadioGroup {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: 'Who are you?',
    value: null,
    onChange: fn(),
    options: [
      { value: 'student', label: 'A student' },
      { value: 'business', label: 'A business' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const student = canvas.getByRole('radio', { name: 'A student' })
    await expect(canvas.getByRole('radiogroup', { name: 'Who are you?' })).toBeVisible()
    await userEvent.tab()
    await expect(student).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(student).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'A business' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('business')
  },
}

export const Chosen: Story = { args: { value: 'business' } }

export const Cards: Story = {
  args: {
    layout: 'cards',
    options: [
      {
        value: 'student',
        label: 'A student',
        description: 'Paint your week, find gigs that fit.',
        icon: <GraduationCap />,
      },
      {
        value: 'business',
        label: 'A business',
        description: 'Post shifts, meet students who are free.',
        icon: <Store />,
      },
    ],
    value: 'student',
  },
  play: async ({ canvas, userEvent }) => {
    const business = canvas.getByRole('radio', { name: 'A business' })
    await expect(business).toHaveAccessibleDescription('Post shifts, meet students who are free.')
    await userEvent.click(business)
    await expect(business).toBeChecked()
  },
}

export const WithHint: Story = { args: { hint: 'You can be both, with two accounts.' } }

export const WithError: Story = {
  args: { error: 'Choose one.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Who are you?' })
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Choose one.')
  },
}
