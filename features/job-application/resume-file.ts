import { limits, megabytes, messages } from '@/contract'

/** What the checks look at. */
export type PickedFile = Pick<File, 'name' | 'type' | 'size'>

/**
 * Why a file can not become a resume, in the words to show; null when it may be uploaded. The server checks again,
 * and by content.
 *
 * @param stored how many resumes the account has
 */
export function resumeProblem(file: PickedFile, stored: number): string | null {
  if (stored >= limits.resume.maxCount) return messages.apply.tooManyResumes
  if (!isPdf(file)) return messages.apply.notPdf
  if (file.size === 0) return messages.apply.emptyFile
  if (file.size > limits.resume.maxBytes) return messages.apply.fileTooLarge(megabytes(file.size))
  return null
}

/** Systems without a PDF reader give no type; then the name decides. */
function isPdf({ name, type }: PickedFile): boolean {
  return type === limits.resume.type || (type === '' && /\.pdf$/i.test(name))
}
