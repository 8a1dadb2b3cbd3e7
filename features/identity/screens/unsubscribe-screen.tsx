import { Alert, Button } from '@campus-gigs/ui'
import type { FormEvent } from 'react'
import { type MailTopic, mailTopicPhrases, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { AuthFrame } from './auth-frame'
import { useNextLink } from './use-next-link'

export interface UnsubscribeScreenProps {
  /** `broken`: the link was not signed by us, or is incomplete. */
  state:
    | { phase: 'idle' | 'working' | 'broken' }
    | { phase: 'done'; topic: MailTopic }
    | { phase: 'failed'; message: string }
  onUnsubscribe: () => void
  /** The settings of each kind of account. */
  settingsHrefs: Record<'student' | 'business', string>
}

/**
 * Switches off the e-mails of a mailed link's topic, and says how to switch them on again (TR-07). The link alone
 * changes nothing, because mail scanners open links; the button does. Works signed out.
 */
export function UnsubscribeScreen({ state, onUnsubscribe, settingsHrefs }: UnsubscribeScreenProps) {
  const settingsHref = settingsHrefs[state.phase === 'done' && state.topic !== 'applications' ? 'business' : 'student']
  const nextLink = useNextLink(state.phase === 'done')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    nextLink.markSubmitted()
    if (state.phase !== 'working') onUnsubscribe()
  }

  return (
    <AuthFrame
      title="Stop e-mails"
      note={{ title: 'Only this kind.', text: 'Other e-mails go on as you chose them in your settings.' }}
    >
      {state.phase === 'done' ? (
        <>
          <Alert tone="success">{messages.mails.topicSwitchedOff(mailTopicPhrases[state.topic])}</Alert>
          <p>{messages.mails.switchOnAgainHint}</p>
          <Button asChild size="lg" fullWidth>
            <a ref={nextLink.ref} href={settingsHref}>
              Go to settings
            </a>
          </Button>
        </>
      ) : (
        <form aria-label="Stop e-mails" className="space-y-4" onSubmit={handleSubmit}>
          {state.phase === 'broken' && <Alert tone="danger">{messages.mails.linkBroken}</Alert>}
          <ActionAlert failure={state.phase === 'failed' ? state.message : null} offlineText={null} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={state.phase === 'working'}>
            Stop these e-mails
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
