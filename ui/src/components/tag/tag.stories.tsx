import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Tag } from './tag'

const meta = {
  title: 'ui/Tag',
  component: Tag,
  tags: ['!autodocs'],
  args: { children: 'Barista' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Brand: Story = { args: { tone: 'brand' } }
export const Action: Story = { args: { tone: 'action', children: 'New' } }
export const Success: Story = { args: { tone: 'success', children: 'Shortlisted' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Closed' } }
export const WithIcon: Story = { args: { icon: <MapPin />, children: 'Carlton' } }

export const Removable: Story = {
  args: { onRemove: fn(), tone: 'brand' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Barista' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
