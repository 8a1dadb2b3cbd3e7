import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { TextArea, type TextAreaProps } from './text-area'

function Controlled(props: TextAreaProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <TextArea {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'About you', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Two lines,{Enter}both mine')
    await expect(canvas.getByRole('textbox', { name: 'About you' })).toHaveValue('Two lines,\nboth mine')
    await expect(args.onChange).toHaveBeenLastCalledWith('Two lines,\nboth mine')
  },
}

export const WithLimit: Story = {
  args: { maxLength: 30, value: 'Barista for two' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'About you' })
    await expect(field).toHaveAccessibleDescription('Up to 30 characters.')
    await expect(canvas.getByText('15 / 30')).toBeVisible()
    await userEvent.type(field, ' years, and counting on')
    await expect(field).toHaveValue('Barista for two years, and cou')
    await expect(canvas.getByText('No characters left.')).toBeInTheDocument()
  },
}

export const WithError: Story = {
  args: { error: 'Say a little about yourself.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Say a little about yourself.')
  },
}

export const WithHint: Story = { args: { hint: 'What should a business know?' } }
export const Disabled: Story = { args: { value: 'Barista for two years', disabled: true } }
export const ReadOnly: Story = { args: { value: 'Barista for two years', readOnly: true } }
