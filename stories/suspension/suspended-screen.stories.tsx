import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SuspendedScreen } from '@/features/suspension'

const meta = {
  title: 'Screens/Suspension',
  component: SuspendedScreen,
  tags: ['TR-02'],
  args: {
    since: '2026-11-21T01:00:00.000Z',
    reason: 'Three students paid for a job.',
    helpHref: '/business/help',
    settingsHref: '/business/settings',
  },
} satisfies Meta<typeof SuspendedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Suspended: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible()
    await expect(canvas.getByText('Three students paid for a job.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/business/help')
  },
}
