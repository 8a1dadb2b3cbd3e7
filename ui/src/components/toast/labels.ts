/** The words of toasts besides their content. */
export interface ToastLabels {
  /** Names the dismiss button. */
  dismiss: string
  /** Announced before a message. */
  notification: string
  /** Names the region of toasts; gets the key that moves focus there. */
  messages: (key: string) => string
  /** Ends a title, description or action in the announcement, where it has no punctuation mark of its own. */
  pause: string
}

export const toastLabels: ToastLabels = {
  dismiss: 'Dismiss',
  notification: 'Notification',
  messages: (key) => `Messages (${key})`,
  pause: '. ',
}
