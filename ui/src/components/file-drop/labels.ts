import { fileSize } from '../pdf-tile/file-size'
import type { FileRules, RefusedFile } from './add-files'

/** The words of a `FileDrop` or `MultiFileDrop` besides its label and messages. */
export interface FileDropLabels {
  /** The button that removes the chosen file. */
  remove: string
  /** The button that cancels the upload. */
  cancel: string
  /** Names the progress bar. */
  uploading: (fileName: string | undefined) => string
  /** Names the list of chosen files. */
  list: string
  /** Names the button that removes a file from the list. */
  removeFile: (fileName: string) => string
  /** A file's size in the list, from bytes. */
  size: (bytes: number) => string
  /** Announced when files were chosen. */
  added: (fileNames: readonly string[]) => string
  /** Announced when a file was removed. */
  removed: (fileName: string) => string
  /** Announced when uploads have finished. */
  uploaded: (fileNames: readonly string[]) => string
  /** The error for a file that `accept` does not name. */
  wrongType: (fileName: string) => string
  /** The error for a file of more than `maxSizeBytes`. */
  tooLarge: (fileName: string, maxSizeBytes: number) => string
  /** The error for a file past `maxFiles`. */
  tooMany: (fileName: string, maxFiles: number) => string
  /** The error for a file that is in the list. */
  alreadyChosen: (fileName: string) => string
}

/** One file by its name, several by their number. */
const namesOrCount = (fileNames: readonly string[]) =>
  fileNames.length === 1 ? fileNames[0] : `${fileNames.length} files`

export const fileDropLabels: FileDropLabels = {
  remove: 'Remove',
  cancel: 'Cancel',
  uploading: (fileName) => (fileName ? `Uploading ${fileName}` : 'Uploading'),
  list: 'Chosen files',
  removeFile: (fileName) => `Remove ${fileName}`,
  size: fileSize,
  added: (fileNames) => `Added ${namesOrCount(fileNames)}.`,
  removed: (fileName) => `Removed ${fileName}.`,
  uploaded: (fileNames) => `Uploaded ${namesOrCount(fileNames)}.`,
  wrongType: (fileName) => `${fileName} is the wrong type of file.`,
  tooLarge: (fileName, maxSizeBytes) => `${fileName} is larger than ${fileSize(maxSizeBytes)}.`,
  tooMany: (fileName, maxFiles) => `${fileName} wasn't added. You can add up to ${maxFiles} files.`,
  alreadyChosen: (fileName) => `${fileName} is already in the list.`,
}

/** The error for a refused file. */
export function refusalText(labels: FileDropLabels, { file, reason }: RefusedFile, rules: FileRules): string {
  const { maxSizeBytes = 0, maxFiles = 0 } = rules
  return labels[reason](file.name, reason === 'tooLarge' ? maxSizeBytes : maxFiles)
}
