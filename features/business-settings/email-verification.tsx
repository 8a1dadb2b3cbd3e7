import { Button, Tag } from '@campus-gigs/ui'
import { useState } from 'react'
import { account, call, profile } from '@/client'
import { isResponse } from '@/contract'
import { type Business, clock, formatDayAndTime, goingLiveMessages, messages } from '@/domain'
import { ActionAlert } from '@/features/shared'

/** The fields of a business that say whether its e-mail address is verified. */
type EmailFields = Readonly<Pick<Business, 'email' | 'isEmailVerified' | 'pendingEmail' | 'emailLinkExpiresAt'>>

/** The verification of a business's e-mail address, as its settings show it. */
type EmailStatus =
  | { state: 'verified' }
  | {
      /** `waiting`: a mailed link still works. `expired`: the mailed link has expired. `unsent`: none was mailed. */
      state: 'waiting' | 'expired' | 'unsent'
      /** The address that a link is sent to. */
      address: string
      /** The sentences to show. */
      lines: string[]
    }

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

  /** Mails a link to an address. */
  async function send(email: string) {
    setProgress({ phase: 'sending' })
    const outcome = await call('sendVerificationLink', { email })
    if (account.business?.id !== businessId) return
    if (!isResponse(outcome)) {
      setProgress({ phase: 'failed', message: outcome?.message ?? messages.general.offline })
      return
    }
    profile.replaceBusiness(outcome.businessData)
    setProgress({ phase: 'sent', message: outcome.message })
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {status.state === 'verified' ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{business.email}</span>
          <Tag tone="success">Verified</Tag>
        </p>
      ) : (
        <>
          <div className="wrap-anywhere space-y-1">
            {status.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ActionAlert
            title={goingLiveMessages.email.linkNotSent}
            failure={progress.phase === 'failed' ? progress.message : null}
            onRetry={() => void send(status.address)}
            offlineText={null}
          />
          <Button busy={progress.phase === 'sending'} onClick={() => void send(status.address)}>
            {buttonLabels[status.state]}
          </Button>
        </>
      )}
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {progress.phase === 'sent' && progress.message}
      </p>
    </div>
  )
}

/** The {@link EmailStatus} of a business; null for one without an address. */
function emailStatus(business: EmailFields): EmailStatus | null {
  const { email, isEmailVerified, pendingEmail, emailLinkExpiresAt } = business
  const texts = goingLiveMessages.email
  const address = pendingEmail ?? (isEmailVerified ? null : email)
  if (address === null) return email === null ? null : { state: 'verified' }
  const isReplacement = pendingEmail !== null && email !== null
  const introduction = isReplacement ? [texts.replaces(pendingEmail, email)] : []
  if (emailLinkExpiresAt === null)
    return { state: 'unsent', address, lines: [...introduction, texts.notSentTo(address)] }
  if (new Date(emailLinkExpiresAt) <= clock.now())
    return { state: 'expired', address, lines: [...introduction, texts.expiredFor(address)] }
  const sentLine = texts.sentTo(address, formatDayAndTime(emailLinkExpiresAt))
  return { state: 'waiting', address, lines: [...introduction, sentLine] }
}
