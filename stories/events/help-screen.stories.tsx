import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HelpScreen } from '@/features/events'

const meta = {
  title: 'Screens/Events/Help',
  component: HelpScreen,
  args: { dashboardHref: '/businessdashboard' },
} satisfies Meta<typeof HelpScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {
  tags: ['RT-08'],
  async play({ canvas }) {
    await expect(canvas.getByText(/developers are currently working on the feature/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
      'href',
      '/businessdashboard',
    )
  },
}
