import { type Business, clock, formatDayAndTime, goingLiveMessages } from '@/domain'

/** The fields of a business that say whether its e-mail address is verified. */
export type EmailFields = Readonly<Pick<Business, 'email' | 'isEmailVerified' | 'pendingEmail' | 'emailLinkExpiresAt'>>

/** The verification of a business's e-mail address, as its settings show it. */
export interface EmailStatus {
  /** `waiting`: a mailed link works still. `expired`: it doesn't. `unsent`: no link was mailed. */
  state: 'verified' | 'waiting' | 'expired' | 'unsent'
  /** The address that a link is sent to; null when it is verified. */
  address: string | null
  /** The sentences to show. */
  lines: string[]
}

/** The {@link EmailStatus} of a business; null for one without an address. */
export function emailStatus({
  email,
  isEmailVerified,
  pendingEmail,
  emailLinkExpiresAt,
}: EmailFields): EmailStatus | null {
  const address = pendingEmail ?? (isEmailVerified ? null : email)
  if (address === null) return email === null ? null : { state: 'verified', address, lines: [] }
  const replaces =
    pendingEmail !== null && email !== null ? [goingLiveMessages.email.replaces(pendingEmail, email)] : []
  if (emailLinkExpiresAt === null)
    return { state: 'unsent', address, lines: [...replaces, goingLiveMessages.email.notSentTo(address)] }
  if (new Date(emailLinkExpiresAt) <= clock.now())
    return { state: 'expired', address, lines: [...replaces, goingLiveMessages.email.expiredFor(address)] }
  const line = goingLiveMessages.email.sentTo(address, formatDayAndTime(emailLinkExpiresAt))
  return { state: 'waiting', address, lines: [...replaces, line] }
}
