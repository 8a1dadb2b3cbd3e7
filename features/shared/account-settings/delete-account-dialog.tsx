import { Button, Dialog, focusFirstInvalid, TextField } from '@campus-gigs/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits, messages } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import type { DeletionState } from './account-data.store'

interface DeleteAccountDialogProps extends DeletionState {
  kind: 'student' | 'business'
  /** Whether the account has a password, which is then asked for. */
  hasPassword: boolean
  /** Called with the typed password; undefined for an account without one. */
  onConfirm: (currentPassword: string | undefined) => void
  onClose: () => void
}

/** What the deletion removes and what it leaves, for each kind of account. */
const consequences = {
  student: {
    removed: [
      'Your profile, week, picture and resumes.',
      'Your letters, answers and contact details in every application.',
      'Your saved gigs, drafts and messages to support.',
      'Every sign-in, on all devices.',
    ],
    kept: 'Businesses still see that somebody applied, when, and how they rated it: no name, no resume, no letter. E-mails that were sent stay with those who got them.',
  },
  business: {
    removed: [
      'Your profile, logo, cover, events and posters.',
      'Your live gigs: they close, and your applicants see that.',
      'Your access to applicants, your ratings, drafts and messages to support.',
      'Every sign-in, on all devices.',
    ],
    kept: 'Students who applied to a gig or saved it keep its title, place, times and pay, without your name. Our log of what we decided about you and your gigs stays, with your present and former ABNs if we suspended you. E-mails that were sent stay with those who got them.',
  },
} as const

/** Asks to confirm the deletion of the account, and says what goes and what stays. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { kind, hasPassword, isBusy, failure, passwordError, onConfirm, onClose } = props
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const fieldError = isMissing ? messages.settings.currentPasswordRequired : passwordError

  // By `isBusy`, so that the same error after another attempt takes the focus too.
  useEffect(() => {
    if (passwordError !== undefined && !isBusy && formRef.current) focusFirstInvalid(formRef.current)
  }, [passwordError, isBusy])

  function submit() {
    const isPasswordMissing = hasPassword && password === ''
    // Rendered at once, because the password can take the focus only once it is marked invalid.
    flushSync(() => setIsMissing(isPasswordMissing))
    if (isPasswordMissing && formRef.current) focusFirstInvalid(formRef.current)
    else onConfirm(hasPassword ? password : undefined)
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      size="sm"
      open
      // A pending deletion can't be taken back.
      busy={isBusy}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete your account?"
      description="This can't be undone. Download your data first if you want to keep it."
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} ref={formRef} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <Consequences kind={kind} />
        {hasPassword && (
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={limits.password.max}
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              setIsMissing(false)
            }}
            {...(fieldError !== undefined && { error: fieldError })}
          />
        )}
        <ActionAlert
          title={messages.account.notDeleted}
          failure={failure}
          onRetry={submit}
          retrying={isBusy}
          offlineText="You're offline. You can do this once you're back online."
        />
      </form>
    </Dialog>
  )
}

function Consequences({ kind }: Pick<DeleteAccountDialogProps, 'kind'>) {
  const { removed, kept } = consequences[kind]
  return (
    <>
      <section aria-label="What goes">
        <h3 className="font-semibold font-text text-base tracking-normal">What goes</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {removed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-label="What stays">
        <h3 className="font-semibold font-text text-base tracking-normal">What stays</h3>
        <p className="mt-1">{kept}</p>
      </section>
    </>
  )
}
