import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { RangeSlider } from './range-slider'
import { Slider, type SliderProps } from './slider'
import type { SliderRange } from './slider-model'

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
  args: { marks: [{ value: 26.44, label: 'Legal minimum $26.44' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Legal minimum $26.44')
  },
}

export const MarkAtTheEnd: Story = { args: { marks: [{ value: 50, label: 'Top of the award' }] } }
export const AtMinimum: Story = { args: { value: 15 } }
export const AtMaximum: Story = { args: { value: 50 } }
export const WithHint: Story = { args: { hint: 'Gigs that pay less are left out.' } }
export const WithError: Story = { args: { error: 'Choose at least $20.' } }
export const Disabled: Story = { args: { disabled: true } }

const marks = [
  { value: 15, label: 'Lowest' },
  { value: 31, label: 'Award' },
  { value: 50, label: 'Highest' },
]

export const Vertical: Story = {
  tags: ['no-visual'],
  args: { orientation: 'vertical', marks: marks.slice(1), onChangeEnd: fn() },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    await fireEvent.input(slider, { target: { value: '40' } })
    await expect(args.onChangeEnd).not.toHaveBeenCalled()
    await fireEvent.change(slider)
    await expect(args.onChangeEnd).toHaveBeenCalledWith(40)
  },
}

function PayRange({ disabled = false, vertical = false }: { disabled?: boolean; vertical?: boolean }) {
  const [pay, setPay] = useState<SliderRange>([25, 40])
  return (
    <RangeSlider
      label="Pay per hour"
      value={pay}
      onChange={setPay}
      thumbLabels={['Lowest pay', 'Highest pay']}
      min={15}
      max={50}
      formatValue={(value) => `$${value}`}
      marks={marks.slice(1, 2)}
      orientation={vertical ? 'vertical' : 'horizontal'}
      disabled={disabled}
    />
  )
}

/** `RangeSlider`: two thumbs that don't cross. */
export const Range: Story = {
  tags: ['no-visual'],
  render: () => <PayRange />,
  play: async ({ canvas }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest pay' })
    await fireEvent.input(lowest, { target: { value: '45' } })
    await expect(lowest).toHaveAttribute('aria-valuetext', '$40')
    await expect(canvas.getByText('$40 – $40')).toBeVisible()
    await fireEvent.input(lowest, { target: { value: '20' } })
    await expect(canvas.getByText('$20 – $40')).toBeVisible()
  },
}

export const RangeUpwardsAndDisabled: Story = {
  tags: ['no-visual'],
  render: () => (
    <div className="flex gap-8">
      <PayRange vertical />
      <PayRange disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [low] = canvas.getAllByRole('slider', { name: 'Lowest pay' })
    await expect(low).toHaveAttribute('aria-orientation', 'vertical')
  },
}
