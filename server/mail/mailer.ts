/** A mail to one person. */
export interface Mail {
  to: string
  subject: string
  /** Plain text, lines ended by `\n`. */
  text: string
}

/** Takes mails to deliver. */
export interface Mailer {
  /** Resolves once the mail can no longer be lost on our side. */
  send: (mail: Mail) => Promise<void>
}
