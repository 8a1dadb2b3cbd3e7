import { createTransport } from 'nodemailer'
import { mailHtml } from './mail-layout.ts'
import type { Message } from './message.ts'

/** The loggable part of a failure. The message may contain addresses. */
export interface MailProblem {
  code: unknown
  /** The SMTP command that failed. */
  command: unknown
  /** The SMTP server's reply code, such as 550. */
  responseCode: unknown
}

/**
 * `refused`: permanent failure of this mail. `deferred`: temporary failure of this mail. `unreachable`: failure of the
 * connection or the sender, which every mail would hit.
 */
export type SendResult =
  | { outcome: 'accepted' }
  | { outcome: 'refused' | 'deferred' | 'unreachable'; problem: MailProblem }

/** A connection to an SMTP server. */
export interface SmtpSender {
  /** Sends one mail. Never rejects. */
  send: (message: Message) => Promise<SendResult>
  close: () => void
}

const timeoutsMs = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * @param smtpUrl `smtp://` or `smtps://` with host, port, user and password
 * @param publicUrl the product's public address, for the mails' links
 */
export function openSmtpSender(smtpUrl: string, publicUrl: () => URL): SmtpSender {
  const { username, hostname } = new URL(smtpUrl)
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url: smtpUrl,
    ...timeoutsMs,
    // Send a password to another machine only over TLS.
    requireTLS: username !== '' && !isLoopback,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, from, id, subject, text, date, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          subject,
          text,
          html: mailHtml(text, publicUrl().origin),
          date,
          ...(unsubscribeUrl !== undefined && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          from: { name: 'Campus Gigs', address: from },
          to: { name: '', address: to },
          messageId: `<${id}@campus-gigs>`,
        })
        return { outcome: 'accepted' }
      } catch (error) {
        const problem = problemOf(error)
        return { outcome: outcomeOf(problem), problem }
      }
    },
    close: () => transport.close(),
  }
}

/** The loggable fields of an error. Missing fields are undefined. */
export function problemOf(error: unknown): MailProblem {
  const read = (name: keyof MailProblem): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  return { code: read('code'), command: read('command'), responseCode: read('responseCode') }
}

/**
 * A reply to `RCPT TO` or `DATA` concerns this mail; any other reply concerns the sender or the connection. nodemailer
 * itself rejects an invalid address. That address is the recipient's, because the settings validate `MAIL_FROM`.
 */
function outcomeOf({ code, command, responseCode }: MailProblem) {
  if (code === 'EENVELOPE' && command === 'API') return 'refused'
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || !isAboutMail) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'deferred'
}
