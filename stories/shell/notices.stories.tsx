import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Notices } from '@/features/shell/screens/notices'

const meta = {
  title: 'Screens/Shell/Notices',
  component: Notices,
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
  args: { slowCalls: 0, signOutFailed: false, onSignOutRetry: fn(), onSignOutHere: fn(), onReload: fn() },
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

export const StillTrying: Story = {
  tags: ['API-01'],
  args: { slowCalls: 1 },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Still trying…/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const SignOutFailed: Story = {
  args: { signOutFailed: true },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are still signed in')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out on this device' }))
    await expect(args.onSignOutHere).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onSignOutRetry).toHaveBeenCalledOnce()
  },
}
