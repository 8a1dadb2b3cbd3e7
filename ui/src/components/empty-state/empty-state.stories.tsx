import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button'
import { EmptyState } from './empty-state'

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: { title: 'No saved gigs yet' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No saved gigs yet' })).toBeVisible()
  },
}

export const WithDescriptionAndAction: Story = {
  args: {
    description: 'Save a gig from the search and it waits for you here.',
    action: <Button variant="primary">Find gigs</Button>,
  },
}
