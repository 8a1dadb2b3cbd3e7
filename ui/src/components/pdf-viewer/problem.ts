/** Why a PDF cannot be shown. */
export type PdfProblem =
  | 'password'
  | 'damaged'
  | 'notPdf'
  | 'tooLarge'
  | 'gone'
  | 'forbidden'
  /** The server did not answer, or not as it should: worth another try. */
  | 'unreachable'

/** A PDF that cannot be shown, and why. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(`The PDF cannot be shown: ${problem}`)
    this.name = 'PdfError'
  }
}

/** The problem an HTTP answer tells of; null when it is a good one. */
export function problemOfStatus(status: number): PdfProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 413) return 'tooLarge'
  return 'unreachable'
}

/** The problem behind anything that was thrown on the way. What pdf.js gives up on is a damaged file. */
export function problemOf(error: unknown): PdfProblem {
  if (error instanceof PdfError) return error.problem
  if (error instanceof Error && error.name === 'PasswordException') return 'password'
  // pdf.js could not start: its worker's file did not come.
  if (error instanceof Error && /\bworker\b/i.test(error.message)) return 'unreachable'
  return 'damaged'
}

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d] // %PDF-
/** Readers accept some bytes before the signature; so do we. */
const searched = 1024

/** Whether bytes begin as a PDF does. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, searched) - signature.length
  for (let start = 0; start <= last; start++) {
    if (signature.every((byte, offset) => bytes[start + offset] === byte)) return true
  }
  return false
}
