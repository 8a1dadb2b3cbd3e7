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
  args: { slowCalls: 0, signOut: 'idle', onSignOutRetry: fn(), onSignOutHere: fn(), onCancelSlowCalls: fn() },
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

export const StillTrying: Story = {
  tags: ['API-01'],
  args: { slowCalls: 1 },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Still trying…/)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancelSlowCalls).toHaveBeenCalledOnce()
  },
}

export const SigningOut: Story = {
  args: { signOut: 'working' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you out…')
  },
}

export const SignOutFailed: Story = {
  tags: ['SH-07', 'dark', 'both-widths'],
  args: { signOut: 'failed' },
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You're still signed in")
    const here = canvas.getByRole('button', { name: 'Sign out on this device' })
    await expect(here.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(here)
    await expect(args.onSignOutHere).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onSignOutRetry).toHaveBeenCalledOnce()
  },
}
