import { createTransport } from 'nodemailer'
import { mailHtml } from './mail-layout.ts'
import type { Message } from './message.ts'

/** A failure without its message, which may quote addresses. */
export interface MailProblem {
  code: unknown
  /** The SMTP command that failed. */
  command: unknown
  /** The SMTP server's answer, like 550. */
  responseCode: unknown
}

/**
 * `refused` mails fail for good, `deferred` mails may pass later. On `unreachable` the failure is not about the mail, so
 * the next one would fail too.
 */
export type SendResult =
  | { outcome: 'accepted' }
  | { outcome: 'refused' | 'deferred' | 'unreachable'; problem: MailProblem }

export interface SmtpSender {
  /** Sends one mail. Never rejects. */
  send: (message: Message) => Promise<SendResult>
  close: () => void
}

const timeLimitsMs = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * @param smtpUrl `smtp://` or `smtps://` with host, port, user and password
 * @param publicUrl the product's public address, for the mails' links
 */
export function openSmtpSender(smtpUrl: string, publicUrl: () => URL): SmtpSender {
  const { username, hostname } = new URL(smtpUrl)
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url: smtpUrl,
    ...timeLimitsMs,
    // A password never travels unencrypted to another machine.
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

/** The fields of an error that may be logged; each undefined when the error does not have it. */
export function problemOf(error: unknown): MailProblem {
  const read = (name: keyof MailProblem): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  return { code: read('code'), command: read('command'), responseCode: read('responseCode') }
}

/**
 * An answer to `RCPT TO` or `DATA` is about this recipient or text; any other, about the sender or the connection. An address
 * that can't be sent to any server is refused by nodemailer itself. `MAIL_FROM` is checked at start, so the invalid address
 * is the recipient's.
 */
function outcomeOf({ code, command, responseCode }: MailProblem) {
  if (code === 'EENVELOPE' && command === 'API') return 'refused'
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || !isAboutMail) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'deferred'
}
