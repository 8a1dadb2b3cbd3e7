import { describe, expect, it } from 'vitest'
import { classesOf, renameClasses } from './class-names'

const known = new Set(['grid', 'hidden', 'gap-2', 'sm:p-4'])

/** A module's code with its classes renamed. */
const rename = (code: string) => renameClasses(code, known, new Map())

it('classes in a selector are found unescaped', () => {
  expect(classesOf('.sm\\:p-4 > .a:not(.b)')).toEqual(['sm:p-4', 'a', 'b'])
})

describe('classes in a module', () => {
  it('are renamed in class names, and in conditions of them', () => {
    expect(rename(`jsx('p', { className: "grid gap-2" })`)).toBe(`jsx('p', { className: "cg-0 cg-1" })`)
    expect(rename(`cn('grid', mode === 'grid' ? 'hidden' : 'gap-2')`)).toBe(
      `cn('cg-0', mode === 'grid' ? 'cg-1' : 'cg-2')`,
    )
    expect(rename(`cn({ 'grid': isShown, 'theirs': true })`)).toBe(`cn({ 'cg-0': isShown, 'theirs': true })`)
    expect(
      rename(`cva('grid', { variants: { grid: { hidden: 'hidden' } }, defaultVariants: { grid: 'hidden' } })`),
    ).toBe(`cva('cg-0', { variants: { grid: { hidden: 'cg-1' } }, defaultVariants: { grid: 'hidden' } })`)
    expect(rename(`cva('', { compoundVariants: [{ layout: 'grid', class: 'gap-2' }] })`)).toBe(
      `cva('', { compoundVariants: [{ layout: 'grid', class: 'cg-0' }] })`,
    )
    expect(rename('jsx("p", { className: `grid $' + '{extra}` })')).toBe(
      'jsx("p", { className: `cg-0 $' + '{extra}` })',
    )
  })

  it('are renamed in strings that read as nothing else', () => {
    expect(rename(`const frame = 'grid gap-2'; const looks = { done: 'sm:p-4' }`)).toBe(
      `const frame = 'cg-0 cg-1'; const looks = { done: 'cg-2' }`,
    )
  })

  it('are left where a word may be something else', () => {
    const code = `import 'gap-2'; const role = 'grid'; if (x === 'gap-2') f({ 'gap-2': 'grid list' })`
    expect(rename(code)).toBe(code)
  })
})
