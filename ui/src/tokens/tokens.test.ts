import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tokensCss } from './css'
import { designTokens, dtcgColor, dtcgDimension, tokensJson } from './dtcg'
import { tailwindPreset } from './tailwind-preset'
import { durations, eucalyptus, radii, shadows, themes, themeVariables, typeScale } from './tokens'

const written = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Every token of the file with its path, groups left out. */
function tokensIn(group: object, path: string[] = []): { path: string; type: unknown; value: unknown }[] {
  return Object.entries(group).flatMap(([name, part]) => {
    if (name.startsWith('$') || !(part instanceof Object)) return []
    const here = [...path, name]
    return '$value' in part ? [{ path: here.join('.'), type: part.$type, value: part.$value }] : tokensIn(part, here)
  })
}
const all = tokensIn(designTokens())
const byPath = new Map(all.map((token) => [token.path, token]))

it('the token files are up to date (`npm run tokens -w ui` writes them)', () => {
  expect(written('tokens.css')).toBe(tokensCss())
  expect(written('tokens.json')).toBe(tokensJson())
})

describe('tokens.json', () => {
  it('holds every token', () => {
    const expected = [
      ...Object.keys(themes.light).flatMap((role) => [`theme.light.${role}`, `theme.dark.${role}`]),
      ...Object.keys(eucalyptus).map((shade) => `palette.eucalyptus.${shade}`),
      ...Object.keys(typeScale).flatMap((name) => [`text.${name}.size`, `text.${name}.leading`]),
      ...Object.keys(radii).map((name) => `radius.${name}`),
      ...Object.keys(durations).map((name) => `duration.${name}`),
      ...Object.keys(shadows).map((name) => `shadow.${name}`),
    ]
    expect([...byPath.keys()]).toEqual(expect.arrayContaining(expected))
  })

  it('uses valid names and references', () => {
    for (const { path, value } of all) {
      expect(path).not.toMatch(/[{}$]/)
      if (typeof value === 'string') expect(byPath.get(value.replace(/^\{(.*)\}$/, '$1'))?.type).toBe('color')
    }
  })

  it('gives a role the page’s colour', () => {
    for (const [role, css] of Object.entries(themes.dark)) {
      const value = byPath.get(`theme.dark.${role}`)?.value
      const target = typeof value === 'string' ? byPath.get(value.slice(1, -1))?.value : value
      expect(target).toEqual(dtcgColor(css))
    }
  })

  it('writes colours and lengths as objects', () => {
    expect(dtcgColor('#ff0080')).toEqual({ colorSpace: 'srgb', components: [1, 0, 0.502], alpha: 1, hex: '#ff0080' })
    expect(dtcgColor('rgb(0 51 255 / 0.5)')).toEqual({
      colorSpace: 'srgb',
      components: [0, 0.2, 1],
      alpha: 0.5,
      hex: '#0033ff',
    })
    expect(dtcgDimension('0.625rem')).toEqual({ value: 0.625, unit: 'rem' })
    expect(() => dtcgColor('hotpink')).toThrow('#rrggbb')
    expect(() => dtcgDimension('3em')).toThrow('rem or px')
  })
})

describe('the Tailwind preset', () => {
  it('has a class for every role, size, corner, shadow and duration', () => {
    const { colors, fontSize, borderRadius, extend } = tailwindPreset.theme
    expect(Object.keys(colors)).toEqual(expect.arrayContaining(Object.keys(themes.light)))
    expect(colors).toMatchObject({ raised: 'var(--cg-raised)' })
    expect(Object.keys(fontSize)).toEqual(Object.keys(typeScale))
    expect(borderRadius).toMatchObject(radii)
    expect(Object.keys(extend.boxShadow)).toEqual(Object.keys(shadows))
    expect(extend.transitionDuration).toEqual({ quick: '120ms', calm: '200ms', slow: '320ms' })
  })

  it('contains the variables of both themes', () => {
    const added: object[] = []
    for (const plugin of tailwindPreset.plugins) plugin({ addBase: (rules) => added.push(rules) })
    expect(added).toMatchObject([
      {
        ':root, [data-theme="light"]': themeVariables('light'),
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': themeVariables('dark') },
        '[data-theme="dark"]': themeVariables('dark'),
      },
    ])
  })
})
