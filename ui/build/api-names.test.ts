import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiNames, changedNames } from './api-names'
import { uiFolder } from './entry-points'

const read = (file: string) => readFileSync(join(uiFolder, file), 'utf8')

const report = (code: string, entry = '@campus-gigs/ui') =>
  `- \`${entry}\` → index.d.ts\n\n## index.d.ts\n\n\`\`\`ts\n${code}\n\`\`\``
const changes = (before: string, after: string) => changedNames(apiNames(report(before)), apiNames(report(after)))

describe('a changed name', () => {
  it.each([
    ['a removed export', 'export const a: 1', 'export const b: 1', ['a']],
    ['a removed alias', 'declare const a: 1;\nexport { a as b }', 'declare const a: 1;\nexport { a }', ['b']],
    ['a removed prop', 'export interface P { a?: 1; b?: 2 }', 'export interface P { b?: 2 }', ['P.a']],
    [
      'a prop of a union',
      "export type P = { m: 'a'; x: 1 } | { m: 'b' }",
      "export type P = { m: 'a' } | { m: 'b' }",
      ['P.x'],
    ],
    ['a retyped prop', 'export interface P { a: string }', 'export interface P { a: number }', ['P.a']],
    ['a prop that becomes required', 'export interface P { a?: string }', 'export interface P { a: string }', ['P.a']],
    ['a removed literal', "export type T = 'a' | 'b'", "export type T = 'a' | 'c'", ["T.'b'"]],
    ['a new required prop', 'export interface P { a: 1 }', 'export interface P { a: 1; b: 2 }', ['P.b']],
  ])('is %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected)
  })

  it.each([
    ['a new optional prop', 'export interface P { a: 1 }', 'export interface P { a: 1; b?: 2 }'],
    [
      'undefined for an optional prop',
      'export interface P { a?: () => 1 }',
      'export interface P { a?: (() => 1) | undefined }',
    ],
    ['a new literal', "export type T = 'a' | 'b'", "export type T = 'a' | 'b' | 'c'"],
    ['a new export', 'export const a: 1', 'export const a: 1;\nexport const b: 1'],
  ])('is not %s', (_, before, after) => {
    expect(changes(before, after)).toEqual([])
  })

  it('is a removed entry point', () => {
    const [before, after] = ['@campus-gigs/ui/old', '@campus-gigs/ui/new'].map((entry) => apiNames(report('', entry)))
    expect(before && after && changedNames(before, after)).toEqual(['@campus-gigs/ui/old'])
  })
})

/** Changes of 1.0 that break no program, each with the reason. */
const compatible: [RegExp, reason: string][] = [
  [/^(Radio|Select|Tab)\w+\.(value|onChange|options|items)$/, 'generic in its value, which may still be a string'],
  [
    /^(Checkbox|RadioGroup|Text\w+)Props\.(label|hint|error|layout|hideLabel|rows|maxLength|labels|type|\w+fix)$/,
    'inherited',
  ],
  [
    /^(Combobox|CountryCombobox|PhoneField|RichTextField|Slider|SuburbCombobox)Props\.(value|country|number|suburb|zipCode|on\w*Change)$/,
    'optional, for a field that keeps its own value',
  ],
  [/\.on\w*Blur$/, 'called with the event, which a function may ignore'],
  [/^FileDropProps\.onFile$/, 'optional, for a field that keeps its own file'],
  [/^(MenuItem\.(label|icon|disabled)|SliderProps\.(min|max|step|formatValue))$/, 'inherited'],
  [/^MenuProps\.items$/, 'takes more kinds of entries'],
  [/^ToastApi\.(toast|update|dismiss|promise)$/, 'more functions; toast returns an id, which a caller may ignore'],
  [/^Fixed\.'/, 'the props that CountryCombobox sets itself, in a type that is not exported'],
  [/^fonts$/, 'a family more in a list of typefaces'],
  [/^TimeAgoLabels\.fullDate$/, 'called with one more argument, which a function may ignore'],
]

it('LS-01 the page "From 0.1 to 1.0" names every change of the interface that may break a program', () => {
  const [, ...rows] = read('docs/from-0.1-to-1.0.md').split(/^\| /m)
  const old = rows.map((row) => row.split(' | ')[0] ?? '').join('\n')
  const named = new Set(Array.from(old.matchAll(/`([^`]+)`/g), ([, code = '']) => code))
  const changed = changedNames(apiNames(read('api/0.1.md')), apiNames(read('api/api.md')))
  const missing = changed.filter((path) => {
    if (compatible.some(([pattern]) => pattern.test(path))) return false
    const [type = '', member] = path.split('.')
    return ![path, type, member].some((name) => name !== undefined && named.has(name))
  })
  expect(changed.length).toBeGreaterThan(50)
  expect(missing, 'Add these to ui/docs/from-0.1-to-1.0.md, or to `compatible` with the reason.').toEqual([])
})
