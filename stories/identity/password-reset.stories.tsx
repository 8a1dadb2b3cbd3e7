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
    const username = canvas.getByLabelText('Username')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(username).toHaveFocus()
    await expect(username).toHaveAccessibleDescription('Enter your username.')
    await userEvent.type(username, 'corner.cafe{Enter}')
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

const forgotPasswordHref = '/business/forgot-password'

export const ChoosingAPassword: Story = {
  tags: ['BA-05'],
  render: (args) => <ResetPasswordScreen {...args} forgotPasswordHref={forgotPasswordHref} />,
  async play({ args, canvas }) {
    const submit = canvas.getByRole('button', { name: 'Set new password' })
    const password = canvas.getByLabelText('New password')
    const confirm = canvas.getByLabelText('Confirm password')
    await userEvent.type(password, 'short')
    await userEvent.type(confirm, 'shor')
    await expect(submit).toBeDisabled()
    await expect(canvas.getByText('The two passwords differ.')).toBeVisible()
    await userEvent.type(confirm, 't{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters\./)
    await userEvent.type(password, ' black')
    await userEvent.type(confirm, ' black')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith('short black')
  },
}

export const LinkExpired: Story = {
  render: (args) => (
    <ResetPasswordScreen {...args} state={{ phase: 'expired' }} forgotPasswordHref={forgotPasswordHref} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expired or was already used/)
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', forgotPasswordHref)
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}

export const PasswordSet: Story = {
  render: (args) => <ResetPasswordScreen {...args} forgotPasswordHref={forgotPasswordHref} />,
  args: { state: { phase: 'done', message: 'Your new password is set. Sign in with it.' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/business/signin')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}
