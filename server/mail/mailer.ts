/** A mail to send. */
export interface Mail {
  to: string
  /** The id of the account that receives or sends the mail. The mail is deleted with the account while it is unsent. */
  accountId: string
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
  /**
   * Deletes an account's unsent mails, also those that the SMTP server rejected. Call it after the commit of the
   * deletion. A mail that is being sent meanwhile may still be sent.
   */
  deleteUnsent: (accountId: string) => Promise<void>
}
