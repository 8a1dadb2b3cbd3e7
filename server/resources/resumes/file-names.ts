const pdfExtension = '.pdf'
const fallbackName = 'resume'
const maxNameCharacters = 120
/** Control characters, and bidirectional marks, with which a name ending in `fdp.exe` would display as `exe.pdf`. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
/** Path separators, and characters that some file systems refuse. */
const reservedCharacters = /[\\/:*?"<>|]/g

/**
 * Sanitises a file name for display and download: the last segment of the path, without invisible or reserved
 * characters, at most 120 characters, ending in `.pdf`. `resume.pdf` when nothing else remains.
 */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const cleaned = last
    .replace(invisibleCharacters, '')
    .replace(reservedCharacters, ' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim()
  const stem = cleaned.toLowerCase().endsWith(pdfExtension) ? cleaned.slice(0, -pdfExtension.length) : cleaned
  const cut = [...trimDots(stem)].slice(0, maxNameCharacters - pdfExtension.length).join('')
  return `${trimDots(cut) || fallbackName}${pdfExtension}`
}

function trimDots(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '')
}
