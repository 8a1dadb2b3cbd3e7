import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Slider, type SliderProps } from './slider'

function Controlled(props: SliderProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <Slider {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/Slider',
  component: Slider,
  tags: ['!autodocs'],
  args: {
    label: 'Minimum pay per hour',
    value: 25,
    min: 15,
    max: 50,
    onChange: fn(),
    formatValue: (value) => `$${value}`,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Minimum pay per hour' })
    await expect(slider).toHaveAttribute('aria-valuetext', '$25')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.input(slider, { target: { value: '40' } })
    await expect(args.onChange).toHaveBeenCalledWith(40)
    await expect(slider).toHaveAttribute('aria-valuetext', '$40')
    await expect(canvas.getByText('$40')).toBeVisible()
  },
}

export const WithMark: Story = {
  args: { mark: { value: 26.44, label: 'Legal minimum $26.44' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Legal minimum $26.44')
  },
}

export const MarkAtTheEnd: Story = { args: { mark: { value: 50, label: 'Top of the award' } } }
export const AtMinimum: Story = { args: { value: 15 } }
export const AtMaximum: Story = { args: { value: 50 } }
export const WithHint: Story = { args: { hint: 'Gigs that pay less are left out.' } }
export const WithError: Story = { args: { error: 'Choose at least $20.' } }
export const Disabled: Story = { args: { disabled: true } }
