import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ForgotPasswordScreen } from '@/features/identity/screens/forgot-password-screen'
import { ResetPasswordScreen } from '@/features/identity/screens/reset-password-screen'

const meta = {
  title: 'Screens/Identity/Password reset',
  component: ForgotPasswordScreen,
  args: { state: { phase: 'idle' }, onSubmit: fn(), signInHref: '/business/signin' },
} satisfies Meta<typeof ForgotPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const AskingForALink: Story = {
  tags: ['BA-05'],
  async play({ args, canvas }) {
    await expect(canvas.getByRole('button', { name: 'Send me a link' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Username'), 'corner.cafe{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('corner.cafe')
  },
}

export const LinkSent: Story = {
  args: {
    state: {
      phase: 'done',
      message: 'If that username has an e-mail address, a link to choose a new password is on its way to it.',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/on its way/)
  },
}

export const ChoosingAPassword: Story = {
  tags: ['BA-05'],
  render: (args) => <ResetPasswordScreen {...args} />,
  async play({ args, canvas }) {
    const submit = canvas.getByRole('button', { name: 'Set new password' })
    await userEvent.type(canvas.getByLabelText('New password'), 'long black')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'long blac')
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'k')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith('long black')
  },
}

export const LinkExpired: Story = {
  render: (args) => <ResetPasswordScreen {...args} />,
  args: {
    state: { phase: 'failed', message: 'This link has expired or was already used. Ask for a new one.' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expired or was already used/)
  },
}

export const PasswordSet: Story = {
  render: (args) => <ResetPasswordScreen {...args} />,
  args: { state: { phase: 'done', message: 'Your new password is set. Sign in with it.' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Go to signing in' })).toHaveAttribute('href', '/business/signin')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}
