/** The words of a dialog or drawer besides its content. */
export interface ModalLabels {
  /** Names the close button. */
  close: string
}

export const modalLabels: ModalLabels = { close: 'Close' }
