import { useState } from 'react'
import { call } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import { UnsubscribeScreen, type UnsubscribeScreenProps } from './screens/unsubscribe-screen'

type UnsubscribePageProps = Pick<UnsubscribeScreenProps, 'settingsHrefs'>

/** Switches off the mails that the token in the address's fragment names, once the button is pressed. */
export function UnsubscribePage({ settingsHrefs }: UnsubscribePageProps) {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  const [state, setState] = useState<UnsubscribeScreenProps['state']>({ phase: 'idle' })

  async function handleUnsubscribe() {
    setState({ phase: 'working' })
    const answer = await call('unsubscribe', { token })
    if (answer === null) setState({ phase: 'failed', message: messages.general.offline })
    else if (!isFailure(answer)) setState({ phase: 'done', topic: answer.topic })
    else if (answer.code === 'unauthenticated' || answer.code === 'invalid') setState({ phase: 'broken' })
    else setState({ phase: 'failed', message: answer.message })
  }

  return (
    <UnsubscribeScreen state={state} onUnsubscribe={() => void handleUnsubscribe()} settingsHrefs={settingsHrefs} />
  )
}
