import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { VerifyEmailScreen } from '@/features/identity/screens/verify-email-screen'

const meta = {
  title: 'Screens/Identity/Verify e-mail',
  tags: ['no-visual'],
  component: VerifyEmailScreen,
  args: {
    state: { phase: 'idle' },
    onVerify: fn(),
    homeHref: '/businessdashboard',
    settingsHref: '/business/settings',
  },
} satisfies Meta<typeof VerifyEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['TR-07'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify my e-mail address' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

export const Working: Story = {
  args: { state: { phase: 'working' } },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify my e-mail address' }))
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { state: { phase: 'failed', message: "We can't reach the server." } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(canvas.getByRole('button', { name: 'Verify my e-mail address' })).toBeEnabled()
  },
}

export const Verified: Story = {
  tags: ['TR-07'],
  args: { state: { phase: 'done' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your e-mail address is verified.')
    await expect(canvas.getByRole('link', { name: 'Go to your business' })).toHaveAttribute(
      'href',
      '/businessdashboard',
    )
  },
}

/** A link that was used, has expired, or was replaced by a newer address's link. */
export const Expired: Story = {
  tags: ['TR-07'],
  args: { state: { phase: 'expired' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expired or was already used/)
    await expect(canvas.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/business/settings')
  },
}
