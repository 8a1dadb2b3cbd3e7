import { Button, TextField } from '@campus-gigs/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { account, call, profile, useAccount } from '@/client'
import { isResponse } from '@/contract'
import { messages } from '@/domain'
import { ActionAlert, type FormErrors, SettingsSection, useFormFields } from '@/features/shared'
import { remainingErrors, serverErrorsOf } from '@/features/shared/forms/form'
import { EmailVerification } from './email-verification'
import { hasSignInChanged, type SignInDraft, type SignInField, signInChanges, signInForm } from './sign-in-form'

/** A business's sign-in: its e-mail address and password, or the identity provider's account (PF-08). */
export function SignInSection() {
  const { business } = useAccount()
  if (!business) return null
  const { id, username, email } = business
  if (username === null) {
    return (
      <SettingsSection title="How you sign in">
        <EmailVerification businessId={id} business={business} />
        <p className="text-ink-muted text-sm">{messages.settings.providerEmailHint}</p>
      </SettingsSection>
    )
  }
  return (
    <SettingsSection title="How you sign in" description={<>Your username is {username}.</>}>
      <EmailVerification businessId={id} business={business} />
      <SignInForm key={id} businessId={id} email={email} />
    </SettingsSection>
  )
}

type Progress = { phase: 'idle' | 'sending' } | { phase: 'failed' | 'done'; message: string }

/** The form of a business's sign-in: what was typed, and the progress of sending it. */
function useSignInForm(businessId: string, email: string | null) {
  // Only the fields that were typed in: an untouched address follows the account's, which another tab can change.
  const [typed, setTyped] = useState<Partial<SignInDraft>>({})
  const draft: SignInDraft = { email: email ?? '', newPassword: '', currentPassword: '', ...typed }
  const [serverErrors, setServerErrors] = useState<FormErrors<SignInField>>({})
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' })
  const form = signInForm(email)
  const fields = useFormFields(form, {
    draft,
    serverErrors,
    onChange: (change) => {
      // The answer to what was sent empties the form.
      if (progress.phase === 'sending') return
      setTyped({ ...typed, ...change })
      setServerErrors(remainingErrors(form, serverErrors, change))
      setProgress({ phase: 'idle' })
    },
  })

  async function send() {
    setProgress({ phase: 'sending' })
    setServerErrors({})
    const outcome = await call('changeSignIn', signInChanges(draft, email))
    // Another account may have signed in meanwhile.
    if (account.business?.id !== businessId) return
    if (!isResponse(outcome)) {
      setProgress({ phase: 'failed', message: outcome?.message ?? messages.general.offline })
      setServerErrors(serverErrorsOf(form, outcome?.fields))
      return
    }
    profile.replaceBusiness(outcome.businessData)
    setTyped({})
    // The specification's message `Success` does not say what was saved.
    const isUnspecific = outcome.message === messages.server.success
    setProgress({ phase: 'done', message: isUnspecific ? messages.settings.signInChanged : outcome.message })
  }

  return { fields, progress, send, isChanged: hasSignInChanged(draft, email) }
}

function SignInForm({ businessId, email }: { businessId: string; email: string | null }) {
  const { fields, progress, send, isChanged } = useSignInForm(businessId, email)
  const resultRef = useRef<HTMLParagraphElement>(null)
  const isSending = progress.phase === 'sending'

  // A successful save disables the focused button, so the focus moves to the result, which is then read.
  useEffect(() => {
    if (progress.phase === 'done') resultRef.current?.focus()
  }, [progress.phase])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending && fields.accept(event.currentTarget)) void send()
  }

  return (
    <form noValidate aria-label="How you sign in" className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <TextField {...fields.text('email')} type="email" autoComplete="email" />
      <TextField {...fields.text('newPassword')} type="password" autoComplete="new-password" />
      <TextField {...fields.text('currentPassword')} type="password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center gap-3">
        <ActionAlert failure={progress.phase === 'failed' ? progress.message : null} onRetry={() => void send()} />
        <Button type="submit" busy={isSending} disabled={!isChanged}>
          Change sign-in details
        </Button>
        <p ref={resultRef} tabIndex={-1} className="text-ink-muted text-sm outline-none empty:sr-only">
          {progress.phase === 'done' && progress.message}
        </p>
      </div>
    </form>
  )
}
