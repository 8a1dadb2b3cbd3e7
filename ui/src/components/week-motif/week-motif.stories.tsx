import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card'
import { WeekMotif } from './week-motif'
import { weekMask } from './week-pattern'

const meta = {
  title: 'ui/WeekMotif',
  component: WeekMotif,
  tags: ['!autodocs'],
  args: { size: 224 },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof WeekMotif>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unlit: Story = { args: { lit: 0 } }
export const Full: Story = { args: { lit: 2 ** 28 - 1 } }
export const OwnPattern: Story = {
  args: { lit: weekMask(['#######', '.......', '#######', '.......']), accent: weekMask(['#######', '', '', '']) },
}
export const Small: Story = { args: { size: 40 } }

export const OnBrand: Story = {
  args: { tone: 'current' },
  render: (args) => (
    <Card tone="brand" className="inline-block">
      <WeekMotif {...args} />
    </Card>
  ),
}
