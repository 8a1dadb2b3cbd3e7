import { AuthFrame, OrRule } from './auth-frame'
import { IntentSwitch, LegalNote, ProviderSignInLink } from './auth-links'
import { ExistingAccount, SigningIn } from './auth-notice'
import { CredentialsForm, type CredentialsFormProps } from './credentials-form'
import type { AuthScreenProps } from './student-auth-screen'

const words = {
  signup: {
    title: 'Signing you Up',
    subtitle: 'Post a gig in five short steps. New gigs are free for the first week.',
  },
  signin: { title: 'Signing you In', subtitle: 'See who can really work your shifts.' },
} as const

export interface BusinessAuthScreenProps extends AuthScreenProps, CredentialsFormProps {
  /** The address of the password reset page; shown for sign-in. */
  forgotPasswordHref: string
}

/** A business signs up or in: by username and password, or through the identity provider (BA-01). */
export function BusinessAuthScreen(props: BusinessAuthScreenProps) {
  const { intent, state, credentials, onCredentialsChange, onSubmit } = props
  const { title, subtitle } = words[intent]
  return (
    <AuthFrame
      title={title}
      subtitle={subtitle}
      note={{
        title: 'Who can work Tuesday night?',
        text: 'Applicants come with the week they are free. Sort them by how well they cover your roster.',
      }}
    >
      {state.phase === 'checking' && <SigningIn />}
      {state.phase === 'existing-account' && <ExistingAccount onSignInInstead={props.onSignInInstead} />}
      {state.phase !== 'checking' && state.phase !== 'existing-account' && (
        <>
          <CredentialsForm
            intent={intent}
            state={state}
            credentials={credentials}
            onCredentialsChange={onCredentialsChange}
            onSubmit={onSubmit}
          />
          <OrRule />
          <ProviderSignInLink href={props.identityHref} />
        </>
      )}
      {intent === 'signup' && <LegalNote {...props.legalLinks} />}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <IntentSwitch intent={intent} href={props.otherHref} />
        {intent === 'signin' && (
          <a href={props.forgotPasswordHref} className="text-brand-ink underline underline-offset-4">
            Forgot your password?
          </a>
        )}
      </div>
    </AuthFrame>
  )
}
