import type { LegalLinks } from '@/features/shared'
import type { Intent } from '../credentials'
import type { AuthState } from '../identity.store'
import { AuthFrame } from './auth-frame'
import { IntentSwitch, LegalNote, ProviderSignInLink } from './auth-links'
import { AuthNotice, ExistingAccount, SigningIn } from './auth-notice'

const words = {
  signup: {
    title: 'Signing you Up',
    subtitle: 'Tell us the week you are free, and we show you the gigs that fit it.',
  },
  signin: {
    title: 'Signing you In',
    subtitle: "Welcome back mate! I'm so glad you're back..",
  },
} as const

/** What the sign-in screens of both kinds of account are given. */
export interface AuthScreenProps {
  intent: Intent
  state: AuthState
  /** The address that starts the identity provider's flow. */
  identityHref: string
  /** The address of the other screen: sign-in for sign-up, and sign-up for sign-in. */
  otherHref: string
  legalLinks: LegalLinks
  onSignInInstead: () => void
}

/** A student signs up or in: through the identity provider only (SA-01). */
export function StudentAuthScreen(props: AuthScreenProps) {
  const { intent, state, identityHref, otherHref, legalLinks, onSignInInstead } = props
  const { title, subtitle } = words[intent]
  return (
    <AuthFrame
      title={title}
      subtitle={subtitle}
      note={{ title: 'Paint your week once.', text: 'Every gig then shows how its shifts fit between your classes.' }}
    >
      {state.phase === 'checking' && <SigningIn />}
      {state.phase === 'existing-account' && <ExistingAccount onSignInInstead={onSignInInstead} />}
      {(state.phase === 'idle' || state.phase === 'notice' || state.phase === 'failed') && (
        <div className="space-y-5">
          <AuthNotice state={state} />
          <ProviderSignInLink href={identityHref} primary />
          <p className="text-ink-muted text-sm">
            We ask your provider for your name, e-mail address and picture, nothing else.
          </p>
        </div>
      )}
      {intent === 'signup' && <LegalNote {...legalLinks} />}
      <IntentSwitch intent={intent} href={otherHref} />
    </AuthFrame>
  )
}
