import { megabytes } from './formats.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** What the checks look at. */
export type PickedFile = Pick<File, 'name' | 'type' | 'size'>

/**
 * Why a file can not become a resume, in the words to show; null when it may be uploaded. The server checks again,
 * and by content.
 *
 * @param stored how many resumes the account has
 * @param tooLarge what is said of a file that is too large; the settings word it differently (ST-08)
 */
export function resumeProblem(
  file: PickedFile,
  stored: number,
  tooLarge: (megabytes: string) => string = messages.apply.fileTooLarge,
): string | null {
  if (stored >= limits.resume.maxCount) return messages.apply.tooManyResumes
  if (!isPdf(file)) return messages.apply.notPdf
  if (file.size === 0) return messages.apply.emptyFile
  if (file.size > limits.resume.maxBytes) return tooLarge(megabytes(file.size))
  return null
}

/** Systems without a PDF reader give no type; then the name decides. */
function isPdf({ name, type }: PickedFile): boolean {
  return type === limits.resume.type || (type === '' && /\.pdf$/i.test(name))
}
