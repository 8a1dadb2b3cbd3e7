const extension = '.pdf'
const fallback = 'resume'
const longest = 120
/** Control characters, and the marks that make text run backwards so that `fdp.exe` reads `exe.pdf`. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
/** Separators of paths and what some file systems refuse. */
const reserved = /[\\/:*?"<>|]/g

/**
 * A PDF's name that is safe to show and to offer for download: the last part of whatever path came, without
 * invisible or reserved characters, at most 120 characters, always ending in `.pdf`.
 * A name that has nothing left becomes `resume.pdf`.
 */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const cleaned = last.replace(invisible, '').replace(reserved, ' ').replace(/\s+/g, ' ').normalize('NFC').trim()
  const stem = cleaned.toLowerCase().endsWith(extension) ? cleaned.slice(0, -extension.length) : cleaned
  const cut = [...trimDots(stem)].slice(0, longest - extension.length).join('')
  return `${trimDots(cut) || fallback}${extension}`
}

function trimDots(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '')
}
