import { useState } from 'react'
import { account, call, refreshSession } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import { VerifyEmailScreen, type VerifyEmailScreenProps } from './screens/verify-email-screen'

type VerifyEmailPageProps = Pick<VerifyEmailScreenProps, 'homeHref' | 'settingsHref'>

/** Verifies an e-mail address with the token in the address's fragment, once somebody presses the button. */
export function VerifyEmailPage(links: VerifyEmailPageProps) {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  const [state, setState] = useState<VerifyEmailScreenProps['state']>({ phase: token === '' ? 'expired' : 'idle' })

  async function handleVerify() {
    setState({ phase: 'working' })
    const answer = await call('verifyEmail', { token })
    if (answer === null) return setState({ phase: 'failed', message: messages.general.offline })
    if (!isFailure(answer)) {
      setState({ phase: 'done' })
      if (account.business) void refreshSession({ signInAgain: false })
    } else if (answer.code === 'unauthenticated') setState({ phase: 'expired' })
    else setState({ phase: 'failed', message: answer.message })
  }

  return <VerifyEmailScreen state={state} onVerify={() => void handleVerify()} {...links} />
}
