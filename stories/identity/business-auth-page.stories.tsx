import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { clearSession } from '@/client'
import { BusinessAuthPage } from '@/features/identity'
import { fill } from '../fill'

const meta = {
  title: 'Screens/Identity/Business, connected',
  // The screen's own stories have the pictures of its states; journeys test signing in and up.
  tags: ['no-visual'],
  component: BusinessAuthPage,
  args: {
    intent: 'signin',
    otherHref: '/business/signup',
    legalLinks: { privacy: '/privacy', terms: '/terms' },
    forgotPasswordHref: '/business/forgot-password',
    next: null,
    signedInAgainPath: '/signed-in-again',
    flushOutboxes: fn(async () => undefined),
    onSignedIn: fn(),
  },
  beforeEach() {
    clearSession()
    return clearSession
  },
} satisfies Meta<typeof BusinessAuthPage>
export default meta
type Story = StoryObj<typeof meta>

/** A short password has an error at its field, and the form is not sent. */
export const ShortPassword: Story = {
  tags: ['BA-05'],
  args: { intent: 'signup' },
  async play({ canvas }) {
    await fill(canvas.getByLabelText('Username'), 'corner.cafe')
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'short')
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription(
      'Type your password again to confirm it.',
    )
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'short{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toBeInvalid()
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters\.$/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
