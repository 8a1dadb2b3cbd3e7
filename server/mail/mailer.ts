/** A mail to one recipient. */
export interface Mail {
  to: string
  subject: string
  /** Plain text, lines ended by `\n`. */
  text: string
}

/** Accepts mails for delivery. */
export interface Mailer {
  /** Resolves once the mail survives a crash. */
  send: (mail: Mail) => Promise<void>
}
