/** A mail to one recipient. */
export interface Mail {
  to: string
  subject: string
  /** Plain text with `\n` line ends. `mail-layout.ts` renders its HTML. */
  text: string
  /** The one-click unsubscribe URL (RFC 8058). Undefined for mails that can't be switched off. */
  unsubscribeUrl?: string
  /** The unique id, of letters, digits, `.`, `_` and `-`. A retry has the same id. Default: a new one. */
  id?: string
}

/** Accepts mails for delivery. */
export interface Mailer {
  /** Resolves once the mail survives a crash. */
  send: (mail: Mail) => Promise<void>
}
