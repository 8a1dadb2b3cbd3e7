/** The words of a `FileDrop` besides its label and messages. */
export interface FileDropLabels {
  /** The button that removes the chosen file. */
  remove: string
  /** The button that cancels the upload. */
  cancel: string
  /** Names the progress bar. */
  uploading: (fileName: string | undefined) => string
}

export const fileDropLabels: FileDropLabels = {
  remove: 'Remove',
  cancel: 'Cancel',
  uploading: (fileName) => (fileName ? `Uploading ${fileName}` : 'Uploading'),
}
