import { Button, Tag } from '@campus-gigs/ui'
import { useState } from 'react'
import { account, call, profile } from '@/client'
import { isFailure } from '@/contract'
import { goingLiveMessages, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'
import { type EmailFields, type EmailStatus, emailStatus } from './email-status'

type Progress = { phase: 'idle' | 'sending' } | { phase: 'failed' | 'sent'; message: string }

const buttonLabels: Record<Exclude<EmailStatus['state'], 'verified'>, string> = {
  waiting: 'Send the link again',
  expired: 'Send a new link',
  unsent: 'Send me a link',
}

/** Whether a business's e-mail address is verified, and the button that mails a link while it is not (TR-07). */
export function EmailVerification({ businessId, business }: { businessId: string; business: EmailFields }) {
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' })
  const status = emailStatus(business)
  if (!status) return null
  const { state, address, lines } = status

  async function send(email: string) {
    setProgress({ phase: 'sending' })
    const outcome = await call('sendVerificationLink', { email })
    if (account.business?.id !== businessId) return
    if (outcome === null || isFailure(outcome)) {
      setProgress({ phase: 'failed', message: outcome?.message ?? messages.general.offline })
      return
    }
    profile.replaceBusiness(outcome.businessData)
    setProgress({ phase: 'sent', message: outcome.message })
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'verified' || address === null ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{business.email}</span>
          <Tag tone="success">Verified</Tag>
        </p>
      ) : (
        <>
          <div className="wrap-anywhere space-y-1">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ActionAlert
            title={goingLiveMessages.email.linkNotSent}
            failure={progress.phase === 'failed' ? progress.message : null}
            onRetry={() => void send(address)}
            offlineText={null}
          />
          <Button busy={progress.phase === 'sending'} onClick={() => void send(address)}>
            {buttonLabels[state]}
          </Button>
        </>
      )}
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {progress.phase === 'sent' && progress.message}
      </p>
    </div>
  )
}
