import { describe, expect, it } from 'vitest'
import { specificityOf, splitStyles } from './part-styles'

it.each([
  ['.cg-1', 100],
  ['.cg-1:where([data-cg], [data-cg="host"] *) > svg', 101],
  ['.cg-1:not(:disabled, [aria-disabled="true"] .cg-2):hover', 400],
  [':where([data-cg]):is(:dir(rtl).cg-1)::before', 201],
  ['.cg-1:before', 101],
  ['.cg-1:first-letter', 101],
  ['.cg-1:first-line', 101],
  ['.cg-1:first-child', 200],
  ['.cg-1:has([value="a.b"]:checked) td', 301],
])('specificityOf of %s is %i', (selector, specificity) => {
  expect(specificityOf(selector)).toBe(specificity)
})

describe('the sheets of the parts', () => {
  const css = (rules: string) => `@layer a, b; @layer components.campus-gigs { p { top: 0 } ${rules} } main { top: 0 }`
  const split = (rules: string, parts: Record<string, string[]>) =>
    splitStyles(css(rules), new Map(Object.entries(parts).map(([part, classes]) => [part, new Set(classes)])))
  /** The names of the layers, first the weakest. */
  const layersOf = (sheet = '') => /@layer base,([^;}]+)/.exec(sheet)?.[1]?.split(',') ?? []
  /** The layer of the rule with a declaration. */
  const layerOf = (declaration: string, sheet = '') =>
    new RegExp(`@layer (\\w+)\\{[^@]*(@media[^{]*\\{)?[^@]*${declaration}`).exec(sheet)?.[1] ?? ''

  it('leave to the base sheet, which each imports, what no class names', () => {
    const sheets = split('.cg-1 { gap: 1px } .cg-2 { top: 1px }', { one: ['cg-1'], two: ['cg-1', 'cg-2'] })
    expect(sheets.get('base')).toMatch(/^@layer a,b;.*campus-gigs\.base\{p\{top:0\}\}main\{top:0\}$/)
    expect(sheets.get('one')).toMatch(
      /^@import "\.\/base\.css";@layer components\.campus-gigs\{@layer \w+\{\.cg-1\{gap:1px\}\}\}$/,
    )
    expect(sheets.get('two')).toContain('.cg-2{top:1px}')
  })

  it('order a repeated rule before those that follow it in the one sheet', () => {
    const sheets = split('.cg-1 { gap: 1px } @media (width > 9px) { .cg-2 { gap: 2px } }', {
      one: ['cg-1', 'cg-2'],
      two: ['cg-1'],
    })
    const [plain, inMedia] = layersOf(sheets.get('base'))
    expect(layerOf('gap:1px', sheets.get('one'))).toBe(plain)
    expect(layerOf('gap:1px', sheets.get('two'))).toBe(plain)
    expect(layerOf('gap:2px', sheets.get('one'))).toBe(inMedia)
  })

  it('order a more specific rule after those that follow it in the one sheet', () => {
    const sheets = split('.cg-1:hover { gap: 1px } .cg-2 { gap: 2px }', { one: ['cg-1', 'cg-2'] })
    const layers = layersOf(sheets.get('base'))
    expect(layers).toEqual([layerOf('gap:2px', sheets.get('one')), layerOf('gap:1px', sheets.get('one'))])
  })

  it('put rules of one kind, whose order decides nothing, in one layer', () => {
    const sheets = split('.cg-1 { gap: 1px } .cg-2 { gap: 2px } .cg-3 { top: 0 }', { one: ['cg-1', 'cg-2', 'cg-3'] })
    expect(layersOf(sheets.get('base'))).toHaveLength(2)
  })

  it('leave the steps of animations whole', () => {
    const sheets = split('@keyframes cg-spin { 33.3% { top: 1px } } .cg-1 { gap: 1px }', { one: ['cg-1', '3'] })
    expect(sheets.get('base')).toContain('@keyframes cg-spin{33.3%{top:1px}}')
    expect(sheets.get('one')).not.toContain('33.3%')
  })

  it('leave to the base sheet those selectors of a rule that name no class', () => {
    const sheets = split('.cg-1, :where([data-cg]) b { gap: 1px }', { one: ['cg-1'] })
    expect(sheets.get('base')).toContain('p{top:0}:where([data-cg]) b{gap:1px}')
    expect(sheets.get('one')).toContain('{.cg-1{gap:1px}}')
  })

  it.each([
    '.cg-1 { padding: 0 !important } .cg-2:hover { padding-top: 1px !important }',
    'b { padding: 0 !important } .cg-1 { padding: 1px !important }',
  ])('are not made where their layers would turn !important around: %s', (rules) => {
    expect(() => split(rules, { one: ['cg-1', 'cg-2'] })).toThrow('padding')
  })

  it('may have !important properties that do not meet', () => {
    const rules = '.cg-1 { gap: 0 !important } .cg-2 { gap: 1px !important } .cg-3 { top: 0 !important }'
    expect(split(rules, { one: ['cg-1', 'cg-2', 'cg-3'] }).get('one')).toContain('top:0!important')
  })
})
