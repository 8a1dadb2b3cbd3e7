import { expect, it } from 'vitest'
import { cn } from './cn'

it('keeps the last of conflicting classes', () => {
  expect(cn('p-4 text-ink', 'p-2')).toBe('text-ink p-2')
  expect(cn('shadow-card', 'shadow-lifted')).toBe('shadow-lifted')
  expect(cn('shadow-card', 'shadow-none')).toBe('shadow-none')
  expect(cn('duration-quick', 'duration-slow')).toBe('duration-slow')
  expect(cn('font-display', 'font-text')).toBe('font-text')
})

it('keeps classes that don’t conflict', () => {
  expect(cn('text-sm text-ink-muted', 'font-display font-bold')).toBe('text-sm text-ink-muted font-display font-bold')
  expect(cn('border border-line', 'outline-2 outline-focus')).toBe('border border-line outline-2 outline-focus')
})

it('ignores falsy values', () => {
  expect(cn('a', false, undefined, null, '', 'b')).toBe('a b')
})
