import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { noCredentials } from '@/features/identity/credentials'
import { BusinessAuthScreen, type BusinessAuthScreenProps } from '@/features/identity/screens/business-auth-screen'
import { fill } from '../fill'

/** Holds the fields in state and clears the error on typing, as the page does. */
function TypedBusinessAuth(props: BusinessAuthScreenProps) {
  const [credentials, setCredentials] = useState(props.credentials)
  const [state, setState] = useState(props.state)
  return (
    <BusinessAuthScreen
      {...props}
      credentials={credentials}
      state={state}
      onCredentialsChange={(changed) => {
        props.onCredentialsChange(changed)
        setCredentials(changed)
        setState({ phase: 'idle' })
      }}
    />
  )
}

const failed = (message: string, canRetry = false) => ({ phase: 'failed', message, canRetry }) as const

const meta = {
  title: 'Screens/Identity/Business',
  component: BusinessAuthScreen,
  render: (args) => <TypedBusinessAuth {...args} />,
  args: {
    intent: 'signup',
    state: { phase: 'idle' },
    credentials: noCredentials,
    onCredentialsChange: fn(),
    onSubmit: fn(),
    onSignInInstead: fn(),
    identityHref: '/api/identity/start?kind=business&intent=signup',
    otherHref: '/business/signin',
    legalLinks: { privacy: '/privacy', terms: '/terms' },
    forgotPasswordHref: '/business/forgot-password',
  },
} satisfies Meta<typeof BusinessAuthScreen>
export default meta
type Story = StoryObj<typeof meta>

export const SignUp: Story = {
  tags: ['BA-01', 'RT-05'],
  async play({ args, canvas }) {
    await expect(canvas.getByRole('link', { name: 'Sign in instead!' })).toHaveAttribute('href', '/business/signin')
    await expect(canvas.getByRole('link', { name: 'Continue with your identity account' })).toBeVisible()
    const submit = canvas.getByRole('button', { name: 'Sign Up' })
    await fill(canvas.getByLabelText('Username'), 'corner.cafe')
    await fill(canvas.getByLabelText('Password'), 'flat white, please')
    await expect(submit).toBeDisabled()
    await fill(canvas.getByLabelText('Confirm password'), 'flat white')
    await expect(submit).toBeDisabled()
    await expect(canvas.getByText('The two passwords differ.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Confirm password'), ', please')
    await expect(submit).toBeEnabled()
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SignIn: Story = {
  tags: ['BA-01', 'RT-05'],
  args: { intent: 'signin', otherHref: '/business/signup' },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you In' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign up instead!' })).toHaveAttribute('href', '/business/signup')
    await expect(canvas.queryByLabelText('Confirm password')).toBeNull()
    await fill(canvas.getByLabelText('Username'), 'corner.cafe')
    await userEvent.type(canvas.getByLabelText('Password'), 'flat white, please{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const NoSuchCredentials: Story = {
  tags: ['BA-03', 'BA-04'],
  args: {
    intent: 'signin',
    credentials: { username: 'nobody', password: 'whatever', confirmPassword: '' },
    state: failed('Such credentials do not exist yet. Try Signing Up?'),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Such credentials do not exist yet. Try Signing Up?')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Username'), '2')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ServerUnreachable: Story = {
  args: {
    intent: 'signin',
    credentials: { username: 'corner.cafe', password: 'flat white, please', confirmPassword: '' },
    state: failed('Failed to authenticate. Please try again.', true),
  },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Password')).toHaveValue('flat white, please')
  },
}

export const Working: Story = {
  args: {
    intent: 'signin',
    credentials: { username: 'corner.cafe', password: 'flat white, please', confirmPassword: '' },
    state: { phase: 'working' },
  },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const AlreadyHasAnAccount: Story = {
  tags: ['BA-07'],
  args: { state: { phase: 'existing-account' } },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Looks like you already have an account...')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In Instead' }))
    await expect(args.onSignInInstead).toHaveBeenCalledOnce()
  },
}

export const Checking: Story = {
  args: { state: { phase: 'checking' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking who you are…')
    await expect(canvas.queryByLabelText('Username')).toBeNull()
  },
}
