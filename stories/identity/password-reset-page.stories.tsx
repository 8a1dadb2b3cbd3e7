import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { messages } from '@/domain'
import { ForgotPasswordPage, ResetPasswordPage } from '@/features/identity'
import { answeredBy, answerTo } from '../handlers/api'

const sent = fn()

const meta = {
  title: 'Screens/Identity/Password reset, connected',
  tags: ['no-visual'],
  component: ResetPasswordPage,
  args: { signInHref: '/business/signin', forgotPasswordHref: '/business/forgot-password' },
} satisfies Meta<typeof ResetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const AskingForALink: Story = {
  tags: ['BA-05'],
  beforeEach: () => void sent.mockClear(),
  render: ({ signInHref }) => <ForgotPasswordPage signInHref={signInHref} />,
  parameters: answeredBy(
    answerTo('requestPasswordReset', (payload) => {
      sent(payload)
      return sent.mock.calls.length === 1 ? null : { success: true, message: messages.identity.resetSent }
    }),
  ),
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Username'), ' corner.cafe {Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server")
    await expect(canvas.getByLabelText('Username')).toHaveValue(' corner.cafe ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/on its way/))
    await expect(sent).toHaveBeenLastCalledWith({ username: 'corner.cafe' })
  },
}

export const WithoutAToken: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expired or was already used/)
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}
