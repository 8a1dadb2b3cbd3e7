import { Button, TextField } from '@campus-gigs/ui'
import type { FormEvent } from 'react'
import { limits } from '@/contract'
import { type Credentials, signUpReadiness } from '../credentials'
import type { AuthState } from '../identity.store'
import { AuthFrame, OrRule } from './auth-frame'
import { AuthNotice, ExistingAccount } from './auth-notice'
import { IdentityButton } from './identity-button'

const words = {
  signup: {
    title: 'Signing you Up',
    subtitle: 'Post a gig in five short steps. New ads are free for the first week.',
    submit: 'Sign Up',
    question: 'Already have an account?',
    other: 'Sign in instead!',
  },
  signin: {
    title: 'Signing you In',
    subtitle: 'See who can really work your shifts.',
    submit: 'Sign In',
    question: 'New here?',
    other: 'Sign up instead!',
  },
} as const

export interface BusinessAuthScreenProps {
  intent: 'signup' | 'signin'
  state: AuthState
  credentials: Credentials
  onCredentialsChange: (credentials: Credentials) => void
  onSubmit: () => void
  onSignInInstead: () => void
  identityHref: string
  /** The other screen: sign-in from sign-up and back. */
  otherHref: string
  /** Where a forgotten password leads; shown when signing in. */
  forgotPasswordHref: string
}

/** A business signs up or in: by username and password, or through the identity provider (BA-01). */
export function BusinessAuthScreen(props: BusinessAuthScreenProps) {
  const { intent, state, credentials, onCredentialsChange, onSignInInstead } = props
  const { title, subtitle, submit, question, other } = words[intent]
  const readiness = intent === 'signup' ? signUpReadiness(credentials) : ({ ready: true } as const)
  const error = state.phase === 'idle' ? state.error : null
  const set = (change: Partial<Credentials>) => onCredentialsChange({ ...credentials, ...change })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (readiness.ready) props.onSubmit()
  }

  return (
    <AuthFrame
      title={title}
      subtitle={subtitle}
      note={{
        title: 'Who can work Tuesday night?',
        text: 'Applicants come with the week they are free, sorted by your roster.',
      }}
    >
      {state.phase === 'existing-account' ? (
        <ExistingAccount onSignInInstead={onSignInInstead} />
      ) : (
        <>
          <form noValidate className="space-y-4" onSubmit={handleSubmit}>
            <TextField
              label="Username"
              name="username"
              autoComplete="username"
              value={credentials.username}
              maxLength={limits.username.max}
              onChange={(username) => set({ username })}
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete={intent === 'signup' ? 'new-password' : 'current-password'}
              hint={intent === 'signup' ? `At least ${limits.password.min} characters.` : undefined}
              value={credentials.password}
              maxLength={limits.password.max}
              onChange={(password) => set({ password })}
            />
            {intent === 'signup' && (
              <TextField
                label="Confirm password"
                name="confirm-password"
                type="password"
                autoComplete="new-password"
                value={credentials.confirmPassword}
                maxLength={limits.password.max}
                error={readiness.ready ? undefined : (readiness.reason ?? undefined)}
                onChange={(confirmPassword) => set({ confirmPassword })}
              />
            )}
            <AuthNotice state={state} />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              busy={state.phase === 'working'}
              disabled={!readiness.ready || (intent === 'signin' && error !== null)}
            >
              {submit}
            </Button>
          </form>
          <OrRule />
          <IdentityButton href={props.identityHref} />
        </>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <p>
          {question}{' '}
          <a href={props.otherHref} className="font-semibold text-brand-ink underline underline-offset-4">
            {other}
          </a>
        </p>
        {intent === 'signin' && (
          <a href={props.forgotPasswordHref} className="text-brand-ink underline underline-offset-4">
            Forgot your password?
          </a>
        )}
      </div>
    </AuthFrame>
  )
}
