import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loading } from './loading'

const meta = {
  title: 'ui/Loading',
  component: Loading,
  tags: ['!autodocs'],
  args: { label: 'Finding gigs' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Finding gigs')
  },
}
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Large: Story = { args: { size: 168 } }
