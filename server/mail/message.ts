import type { Mail } from './mailer.ts'

/** A mail in the folder of `outboxMailer`. */
export interface Message extends Omit<Mail, 'accountId'> {
  /** The sender's address. */
  from: string
  /** The local part of the Message-ID. */
  id: string
  date: Date
}

/**
 * Formats a mail in the Internet Message Format. Line breaks in headers become spaces, which prevents header injection.
 */
export function formatMessage({ from, to, subject, text, unsubscribeUrl, id, date }: Message): string {
  const header = (value: string) => value.replace(/[\r\n]+/g, ' ')
  const lines = [
    `From: Campus Gigs <${header(from)}>`,
    `To: ${header(to)}`,
    `Subject: =?UTF-8?B?${Buffer.from(header(subject)).toString('base64')}?=`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${id}@campus-gigs>`,
    ...(unsubscribeUrl === undefined
      ? []
      : [`List-Unsubscribe: <${header(unsubscribeUrl)}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ]
  return `${lines.join('\r\n')}\r\n`
}

const messagePattern =
  /^From: Campus Gigs <(?<from>[^\r]*)>\r\nTo: (?<to>[^\r]*)\r\nSubject: =\?UTF-8\?B\?(?<subject>[^\r]*)\?=\r\nDate: (?<date>[^\r]*)\r\nMessage-ID: <(?<id>[^\r]*)@campus-gigs>\r\n(?:List-Unsubscribe: <(?<unsubscribeUrl>[^\r]*)>\r\n)?(?:[^\r]+\r\n)*\r\n(?<text>.*)\r\n$/s

/** Parses the output of `formatMessage`; null for any other text. */
export function parseMessage(raw: string): Message | null {
  const { from, to, subject, date, id, unsubscribeUrl, text } = messagePattern.exec(raw)?.groups ?? {}
  if (!from || !to || subject === undefined || !date || !id || text === undefined) return null
  return {
    from,
    to,
    subject: Buffer.from(subject, 'base64').toString(),
    date: new Date(date),
    id,
    text: text.replaceAll('\r\n', '\n'),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
