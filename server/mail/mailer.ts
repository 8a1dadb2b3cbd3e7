/** A mail to one recipient. */
export interface Mail {
  to: string
  subject: string
  /** Plain text, lines ended by `\n`. `mail-layout.ts` makes the HTML of it. */
  text: string
  /** The address that switches off mails like this one, by one POST (RFC 8058). Mails without it can't be switched off. */
  unsubscribeUrl?: string
  /** Unique, of letters, digits, `.`, `_` and `-`. The same mail sent again keeps its id. Default: a new one. */
  id?: string
}

/** Accepts mails for delivery. */
export interface Mailer {
  /** Resolves once the mail survives a crash. */
  send: (mail: Mail) => Promise<void>
}
