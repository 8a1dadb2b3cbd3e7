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

/** Matches the output of {@link formatMessage}: its headers in their order, an empty line, and the text. */
const messagePattern = new RegExp(
  [
    String.raw`^From: Campus Gigs <(?<from>[^\r]*)>`,
    String.raw`To: (?<to>[^\r]*)`,
    String.raw`Subject: =\?UTF-8\?B\?(?<subject>[^\r]*)\?=`,
    String.raw`Date: (?<date>[^\r]*)`,
    String.raw`Message-ID: <(?<id>[^\r]*)@campus-gigs>`,
    String.raw`(?:List-Unsubscribe: <(?<unsubscribeUrl>[^\r]*)>\r\n)?(?:[^\r]+\r\n)*`,
    '(?<text>.*)',
    '$',
  ].join(String.raw`\r\n`),
  's',
)

/** Parses the output of {@link formatMessage}; null for any other text. */
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
