import { Alert, Button, Loading } from '@campus-gigs/ui'
import { type MailTopic, mailTopicNames, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { AuthFrame } from './auth-frame'

export interface UnsubscribeScreenProps {
  /** `broken`: the link was not signed by us, or is incomplete. */
  state: { phase: 'working' | 'broken' } | { phase: 'done'; topic: MailTopic } | { phase: 'failed'; message: string }
  onRetry: () => void
  /** The settings of each kind of account. */
  settingsHrefs: Record<'student' | 'business', string>
}

/** Says what a mail's link has switched off, and how to switch it on again (TR-07). Works signed out. */
export function UnsubscribeScreen({ state, onRetry, settingsHrefs }: UnsubscribeScreenProps) {
  const settingsHref = settingsHrefs[state.phase === 'done' && state.topic !== 'applications' ? 'business' : 'student']
  return (
    <AuthFrame
      title="Stop e-mails"
      note={{ title: 'Only this kind.', text: 'Other e-mails go on as you chose them in your settings.' }}
    >
      {state.phase === 'working' && <Loading label="Switching them off…" />}
      {state.phase === 'broken' && <Alert tone="danger">{messages.mails.linkBroken}</Alert>}
      <ActionAlert failure={state.phase === 'failed' && state.message} onRetry={onRetry} offlineText={null} />
      {state.phase === 'done' && (
        <>
          <Alert tone="success">{messages.mails.off(mailTopicNames[state.topic])}</Alert>
          <p>{messages.mails.undo}</p>
          <Button asChild size="lg" fullWidth>
            <a href={settingsHref}>Go to settings</a>
          </Button>
        </>
      )}
    </AuthFrame>
  )
}
