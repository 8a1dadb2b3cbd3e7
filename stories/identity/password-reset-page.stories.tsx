import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { messages } from '@/domain'
import { ForgotPasswordPage, ResetPasswordPage } from '@/features/identity'
import { fill } from '../fill'
import { answerTo, refusal } from '../handlers/api'

const sent = fn()

function openedWith(fragment: string) {
  sent.mockClear()
  const { pathname, search } = window.location
  window.history.replaceState(null, '', `${pathname}${search}${fragment}`)
  return () => window.history.replaceState(null, '', pathname + search)
}

const token = 'token-of-a-story-0123456789abcdef'

const meta = {
  title: 'Screens/Identity/Password reset, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: ResetPasswordPage,
  args: { signInHref: '/business/signin', forgotPasswordHref: '/business/forgot-password' },
  beforeEach: () => openedWith(`#token=${token}`),
} satisfies Meta<typeof ResetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function choose(canvas: Canvas) {
  await fill(canvas.getByLabelText('New password'), 'long black, please')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'long black, please{Enter}')
}

export const AskingForALink: Story = {
  tags: ['BA-05'],
  render: ({ signInHref }) => <ForgotPasswordPage signInHref={signInHref} />,
  parameters: {
    msw: {
      handlers: [
        answerTo('requestPasswordReset', (payload) => {
          sent(payload)
          return sent.mock.calls.length === 1 ? null : { success: true, message: messages.identity.resetSent }
        }),
      ],
    },
  },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Username'), ' corner.cafe {Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server")
    await expect(canvas.getByLabelText('Username')).toHaveValue(' corner.cafe ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/on its way/))
    await expect(sent).toHaveBeenLastCalledWith({ username: 'corner.cafe' })
  },
}

export const PasswordSet: Story = {
  tags: ['BA-05'],
  parameters: {
    msw: {
      handlers: [
        answerTo('resetPassword', (payload) => {
          sent(payload)
          return { success: true, message: messages.identity.resetDone }
        }),
      ],
    },
  },
  async play({ canvas }) {
    await choose(canvas)
    const signIn = await canvas.findByRole('link', { name: 'Go to sign in' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Your new password is set. Sign in with it.')
    await waitFor(() => expect(signIn).toHaveFocus())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({ token, password: 'long black, please' })
  },
}

export const LinkAlreadyUsed: Story = {
  tags: ['BA-05'],
  parameters: {
    msw: { handlers: [answerTo('resetPassword', refusal('unauthenticated', messages.identity.resetExpired))] },
  },
  async play({ canvas }) {
    await choose(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/expired or was already used/)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveFocus())
  },
}

export const WithoutAToken: Story = {
  beforeEach: () => openedWith(''),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expired or was already used/)
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}
