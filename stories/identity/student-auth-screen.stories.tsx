import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StudentAuthScreen } from '@/features/identity/screens/student-auth-screen'

const meta = {
  title: 'Screens/Identity/Student',
  component: StudentAuthScreen,
  args: {
    intent: 'signup',
    state: { phase: 'idle' },
    identityHref: '/api/identity/start?kind=student&intent=signup',
    otherHref: '/student/signin',
    legalLinks: { privacy: '/privacy', terms: '/terms' },
    onSignInInstead: fn(),
  },
} satisfies Meta<typeof StudentAuthScreen>
export default meta
type Story = StoryObj<typeof meta>

export const SignUp: Story = {
  tags: ['SA-01', 'dark'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you Up' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in instead!' })).toHaveAttribute('href', '/student/signin')
    const identity = canvas.getByRole('link', { name: 'Continue with your identity account' })
    await expect(identity).toHaveAttribute('href', '/api/identity/start?kind=student&intent=signup')
  },
}

export const SignIn: Story = {
  tags: ['SA-01'],
  args: { intent: 'signin', otherHref: '/student/signup' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you In' })).toBeVisible()
    await expect(canvas.getByText("Welcome back mate! I'm so glad you're back..")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign up instead!' })).toHaveAttribute('href', '/student/signup')
  },
}

export const Checking: Story = {
  args: { intent: 'signin', state: { phase: 'checking' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Checking who you are…')).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /identity account/ })).toBeNull()
  },
}

export const AlreadyHasAnAccount: Story = {
  tags: ['SA-06'],
  args: { state: { phase: 'existing-account' } },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Looks like you already have an account...')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In Instead' }))
    await expect(args.onSignInInstead).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  tags: ['SA-08'],
  args: {
    intent: 'signin',
    state: {
      phase: 'notice',
      message: 'Sign-in was cancelled. Nothing has changed; try again whenever you like.',
    },
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Sign-in was cancelled/)
  },
}
