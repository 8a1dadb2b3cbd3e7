import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeFileName } from './file-names.ts'
import { isPdf } from './service.ts'

describe('safe file names', () => {
  test.each([
    ['Ada Lovelace.pdf', 'Ada Lovelace.pdf'],
    ['Résumé 履歴書.PDF', 'Résumé 履歴書.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
    ['cv\r\nSet-Cookie: x.pdf', 'cvSet-Cookie x.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['"quoted";<b>.pdf', 'quoted ; b.pdf'],
    ['.pdf', 'resume.pdf'],
    ['...', 'resume.pdf'],
    ['', 'resume.pdf'],
    [undefined, 'resume.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%s becomes %s', (given, safe) => {
    expect(safeFileName(given)).toBe(safe)
  })

  test('makes any name short, on one line, without separators, ending in .pdf, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const safe = safeFileName(given)
        expect(safe).toMatch(/^[^\p{Cc}\p{Cf}\\/:*?"<>|.\s][^\p{Cc}\p{Cf}\\/:*?"<>|]*\.pdf$/u)
        expect([...safe].length).toBeLessThanOrEqual(120)
        expect(safeFileName(safe)).toBe(safe)
      }),
    )
  })
})

test.each([
  ['%PDF-1.7', true],
  [`${' '.repeat(1019)}%PDF-`, true],
  [`${' '.repeat(1020)}%PDF-`, false],
  ['%pdf-1.7', false],
  ['MZ', false],
  ['', false],
])('isPdf(%j) is %s', (text, expected) => {
  expect(isPdf(Buffer.from(text))).toBe(expected)
})
