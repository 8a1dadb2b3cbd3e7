import { messages } from '@/domain'

/** The address of a WhatsApp chat (GT-07): `https://wa.me/61412345678` for `+61 0412345678`; null without a number. */
export function chatLink(phoneNumber: string | null): string | null {
  const [dialCode = '', number = ''] = (phoneNumber ?? '').split(' ')
  // An international number omits the national prefix, a leading zero.
  const digits = `${dialCode}${number.replace(/^0+/, '')}`.replace(/\D/g, '')
  return number === '' ? null : `https://wa.me/${digits}`
}

/** A mail's recipient, its copy and the gig it is about. */
interface MailDraft {
  to: string
  /** The support address. */
  copyTo: string
  gig: { jobTitle: string; company: { companyName: string } }
}

/** The `mailto:` address of a mail with its subject and greeting (GT-08). */
export function mailLink({ to, copyTo, gig }: MailDraft): string {
  const address = (text: string) => encodeURIComponent(text).replaceAll('%40', '@')
  const subject = `${gig.jobTitle} at ${gig.company.companyName}`
  const parts = [
    `cc=${address(copyTo)}`,
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(messages.tracking.mailGreeting)}`,
  ]
  return `mailto:${address(to)}?${parts.join('&')}`
}
