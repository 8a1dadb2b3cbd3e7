import { describe, expect, it } from 'vitest'
import { looksLikePdf, PdfError, problemOf, problemOfStatus } from './problem'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('looksLikePdf', () => {
  it.each(['%PDF-1.7', '%PDF-', '\ufeff%PDF-2.0', `${'x'.repeat(1019)}%PDF-1.4`])('accepts %j', (text) => {
    expect(looksLikePdf(bytes(text))).toBe(true)
  })

  it.each(['', '%PDF', 'PDF-1.7', 'PK\u0003\u0004', `${'x'.repeat(1020)}%PDF-1.4`])('refuses %j', (text) => {
    expect(looksLikePdf(bytes(text))).toBe(false)
  })
})

it.each([
  [200, null],
  [206, null],
  [304, 'unreachable'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'tooLarge'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('problemOfStatus %i → %s', (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem)
})

describe('problemOf', () => {
  const named = (name: string, message = '') => Object.assign(new Error(message), { name })

  it.each([
    [new PdfError('gone'), 'gone'],
    [named('PasswordException'), 'password'],
    [named('InvalidPDFException'), 'damaged'],
    [named('UnknownErrorException'), 'damaged'],
    [named('Error', 'Setting up fake worker failed: "…"'), 'unreachable'],
    ['anything else', 'damaged'],
  ])('%s → %s', (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})
