/** Why a PDF cannot be shown. */
export type PdfProblem =
  | 'password'
  | 'damaged'
  | 'notPdf'
  | 'tooLarge'
  | 'gone'
  | 'forbidden'
  /** No response, or an unexpected one: retrying may help. */
  | 'unreachable'

/** The error of a PDF that can't be shown. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(`The PDF cannot be shown: ${problem}`)
    this.name = 'PdfError'
  }
}

/** The problem of an HTTP status; null for success. */
export function problemOfStatus(status: number): PdfProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 413) return 'tooLarge'
  return 'unreachable'
}

/** The problem of any thrown error; `damaged` for an unknown error, since pdf.js throws many for damaged files. */
export function problemOf(error: unknown): PdfProblem {
  if (error instanceof PdfError) return error.problem
  if (error instanceof Error && error.name === 'PasswordException') return 'password'
  // pdf.js could not load its worker.
  if (error instanceof Error && /\bworker\b/i.test(error.message)) return 'unreachable'
  return 'damaged'
}

const signature = [0x25, 0x50, 0x44, 0x46, 0x2d] // %PDF-
/** The signature must end within this many bytes. */
const maxLeadingBytes = 1024

/** Whether bytes have the PDF signature at their start, or after leading bytes that PDF readers accept. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, maxLeadingBytes) - signature.length
  for (let start = 0; start <= last; start++) {
    if (signature.every((byte, offset) => bytes[start + offset] === byte)) return true
  }
  return false
}
