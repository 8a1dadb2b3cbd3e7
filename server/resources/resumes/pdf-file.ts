/** PDF readers accept the header anywhere in the first kilobyte, because some programs write other bytes before it. */
const headerSearchBytes = 1024

/** Whether the bytes have a PDF's header. File names and declared types can be wrong. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSearchBytes).includes('%PDF-')
}

const extension = '.pdf'
const fallback = 'resume'
const maxCharacters = 120
/** Control characters, and marks that reverse text, so that a name ending in `fdp.exe` would show as `exe.pdf`. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
/** Path separators, and characters that some file systems refuse. */
const reserved = /[\\/:*?"<>|]/g

/**
 * A file name that is safe to show and to offer for download: the last segment of the given path, without invisible or
 * reserved characters, at most 120 characters, always ending in `.pdf`. `resume.pdf` when no other characters remain.
 */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const cleaned = last.replace(invisible, '').replace(reserved, ' ').replace(/\s+/g, ' ').normalize('NFC').trim()
  const stem = cleaned.toLowerCase().endsWith(extension) ? cleaned.slice(0, -extension.length) : cleaned
  const cut = [...trimDots(stem)].slice(0, maxCharacters - extension.length).join('')
  return `${trimDots(cut) || fallback}${extension}`
}

function trimDots(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '')
}
