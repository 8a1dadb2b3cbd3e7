import { fileSize } from './file-size'

/** The words of a tile. Each gets the file's name, so that every control says which file it is about. */
export interface PdfTileLabels {
  open: (name: string) => string
  openInNewTab: (name: string) => string
  remove: (name: string) => string
  undo: (name: string) => string
  /** The visible words of the undo button. */
  undoShort: string
  /** Shown while the file is marked for deletion. */
  removed: string
  addedOn: (date: string) => string
  /** A size in bytes, for people. */
  size: (bytes: number) => string
}

export const pdfTileLabels: PdfTileLabels = {
  open: (name) => `Open ${name}`,
  openInNewTab: (name) => `Open ${name} in a new tab`,
  remove: (name) => `Remove ${name}`,
  undo: (name) => `Undo: keep ${name}`,
  undoShort: 'Undo',
  removed: 'Marked for deletion',
  addedOn: (date) => `Added ${date}`,
  size: fileSize,
}
