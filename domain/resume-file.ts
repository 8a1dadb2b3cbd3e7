import { formatMegabytes } from './formats.ts'
import { limits } from './limits.ts'
import * as messages from './messages/index.ts'

type PickedFile = Pick<File, 'name' | 'type' | 'size'>

/**
 * The message for a file that cannot be a resume; null when it may be uploaded. The server checks the content too.
 *
 * @param storedCount how many resumes the student has
 * @param tooLarge the message for a file that is too large; the settings have their own (ST-08)
 */
export function resumeProblem(
  file: PickedFile,
  storedCount: number,
  tooLarge: (megabytes: string) => string = messages.apply.fileTooLarge,
): string | null {
  if (storedCount >= limits.resume.maxCount) return messages.apply.tooManyResumes
  if (!isPdfByType(file)) return messages.apply.notPdf
  if (file.size === 0) return messages.apply.fileEmpty
  if (file.size > limits.resume.maxBytes) return tooLarge(formatMegabytes(file.size))
  return null
}

/** Browsers on systems without a PDF reader report no type; the file name decides then. */
function isPdfByType({ name, type }: PickedFile): boolean {
  return type === limits.resume.type || (type === '' && /\.pdf$/i.test(name))
}
