/** The words of an alert besides its message. */
export interface AlertLabels {
  /** Names the close button. */
  dismiss: string
  /** The label of the button for `onRetry`. */
  retry: string
}

export const alertLabels: AlertLabels = { dismiss: 'Dismiss', retry: 'Retry' }
