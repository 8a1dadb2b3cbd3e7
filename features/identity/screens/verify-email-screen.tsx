import { Alert, Button } from '@campus-gigs/ui'
import type { FormEvent } from 'react'
import { goingLiveMessages, limits, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { AuthFrame } from './auth-frame'
import { useNextLink } from './use-next-link'

export interface VerifyEmailScreenProps {
  /** `expired`: the link was used, has expired, or is of another address by now. */
  state: { phase: 'idle' | 'working' | 'done' | 'expired' } | { phase: 'failed'; message: string }
  onVerify: () => void
  /** The page that the verified business opens next. */
  homeHref: string
  /** The page that sends another link. */
  settingsHref: string
}

/**
 * Verifies an e-mail address with the link from the mail (TR-07). The link alone changes nothing, because mail scanners
 * open links; the button does.
 */
export function VerifyEmailScreen({ state, onVerify, homeHref, settingsHref }: VerifyEmailScreenProps) {
  const isOver = state.phase === 'done' || state.phase === 'expired'
  const nextLink = useNextLink(isOver)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    nextLink.markSubmitted()
    if (state.phase !== 'working') onVerify()
  }

  return (
    <AuthFrame
      title="Verify your address"
      note={{ title: 'One press.', text: `The link works once, for ${limits.verificationLinkHours} hours.` }}
    >
      {state.phase === 'done' && <Alert tone="success">{goingLiveMessages.email.verified}</Alert>}
      {state.phase === 'expired' && <Alert tone="danger">{goingLiveMessages.email.linkExpired}</Alert>}
      {isOver ? (
        <Button asChild variant="primary" size="lg" fullWidth>
          <a ref={nextLink.ref} href={state.phase === 'done' ? homeHref : settingsHref}>
            {state.phase === 'done' ? 'Go to your business' : 'Go to settings'}
          </a>
        </Button>
      ) : (
        <form aria-label="Verify your e-mail address" className="space-y-4" onSubmit={handleSubmit}>
          <ActionAlert
            failure={state.phase === 'failed' ? state.message : null}
            offlineText={messages.general.offlineSignIn}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={state.phase === 'working'}>
            Verify my e-mail address
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
