import { describe, expect, it } from 'vitest'
import { type ClassNames, classesOf } from './class-names'
import { scopeStyles } from './styles'

/** A published name for every class of a style sheet. */
const namesFor = (css: string): ClassNames => new Map(classesOf(css).map((name) => [name, name.replace(/\W/g, '_')]))

/** The scoped style sheet with its white space collapsed. */
const styles = (css: string, classes = namesFor(css)) => scopeStyles(css, classes).replace(/\s+/g, ' ')

describe('the published style sheet', () => {
  it('scopes element selectors to our elements', () => {
    const css = styles('@layer base { *, ::before { margin: 0 } h1, a { color: inherit } }')
    expect(css).not.toMatch(/(^|[},])(\*|h1|a)\s*[,{]/)
    expect(css).toMatch(/:is\(\[data-cg\],\[data-cg="?host"?\] \*\)/)
    expect(css).toContain(':where(h1,a){color:inherit}')
  })

  it('drops declarations for the page itself', () => {
    const css = styles('@layer base { html { background: red; color: blue; font-family: serif } }')
    expect(css).not.toContain('red')
    expect(css).toMatch(/campus-gigs\{\[data-cg\]:where\(:not\(\[data-cg\] \*\)\)\{.*font-family:serif/)
  })

  it('scopes classes, in at-rules and before combinators too', () => {
    const css = styles(
      '@layer utilities { .p-4 { padding: 1rem } .sm\\:p-2 { @media (width > 1px) { padding: 2px } } .a\\:b > svg { top: 0 } }',
    )
    const ours = ':where([data-cg],[data-cg=host] *)'
    expect(css.replaceAll('"host"', 'host')).toContain(`.p_4${ours}{padding:1rem}`)
    expect(css.replaceAll('"host"', 'host')).toContain(`.sm_p_2${ours}{`)
    expect(css.replaceAll('"host"', 'host')).toContain(`.a_b${ours}>svg{top:0}`)
  })

  it('scopes what a direction or a theme precedes, without its pseudo-element', () => {
    const css = styles('@layer components { :dir(rtl):is(.a, .b)::before { scale: -1 } [data-theme] .c { top: 0 } }')
    const ours = ':where([data-cg],[data-cg=host] *)'
    expect(css.replaceAll('"host"', 'host')).toContain(`${ours}:dir(rtl):is(.a,.b):before{scale:-1}`)
    expect(css.replaceAll('"host"', 'host')).toContain(`${ours}:is([data-theme] .c){top:0}`)
  })

  it('is one layer, between Tailwind’s resets and utilities', () => {
    const css = styles('@layer a, b; @layer base { p { top: 0 } } @layer utilities { .a { top: 0 } }')
    expect(css).toMatch(/^@layer theme,base,components,utilities;@layer components\.campus-gigs\{/)
    expect(css.match(/@layer/g)).toHaveLength(2)
  })

  it('undoes a page’s rules for bare elements on ours, below any class', () => {
    const guard = styles('@layer utilities { .a { top: 0 } }').split('}}')[1]
    expect(`${guard?.replaceAll('"', '')}`).toMatch(
      /^:where\(\[data-cg\],\[data-cg=host\] \*\):not\((cg-none ){7}cg-none\),.*:before,.*:after\{all:revert-layer\}$/,
    )
  })

  it('gives classes their published names, and drops those of no module', () => {
    const names = new Map([
      ['gap-2', 'cg-0'],
      ['p-4', 'cg-1'],
    ])
    const css = styles('@layer utilities { .gap-2 { gap: 1px } .p-4 > .gap-2 { gap: 2px } .mb-1 { top: 0 } }', names)
    expect(css).toMatch(/\.cg-0:where[^{]*\{gap:1px\}\.cg-1:where[^{]*>\.cg-0\{gap:2px\}\}/)
    expect(css).not.toContain('mb-1')
  })

  it('prefixes its variables and animations', () => {
    const css = styles(
      '@layer theme { :root { --spacing: 1px } } @layer utilities { .a { top: var(--spacing); animation: fade 1s } } @keyframes fade { from { opacity: 0 } }',
    )
    expect(css).toContain('--cg-tw-spacing:1px')
    expect(css).toContain('var(--cg-tw-spacing)')
    expect(css).toMatch(/@keyframes cg-fade/)
    expect(css).toMatch(/animation:(1s )?cg-fade/)
  })

  it("prefixes Tailwind's own variables, which Tailwind 3 sets on every element of a page", () => {
    const css = styles(
      '@layer utilities { .a { --tw-shadow: 0 0 red; box-shadow: var(--tw-shadow) } } @property --tw-shadow { syntax: "*"; inherits: false }',
    )
    expect(css).toMatch(/\{--cg-tw-tw-shadow:0 0 red;box-shadow:var\(--cg-tw-tw-shadow\)/)
    expect(css).toContain('@property --cg-tw-tw-shadow')
  })

  it('keeps a class with the name of an animation', () => {
    const css = styles('@layer utilities { .wave { animation: wave 1s } } @keyframes wave { from { opacity: 0 } }')
    expect(css).toMatch(/\.wave:where/)
    expect(css).toMatch(/@keyframes cg-wave/)
  })

  it('keeps the tokens on :root, where a page can override them', () => {
    expect(styles('@layer base { :root, [data-theme="dark"] { --cg-ink: red } }')).toMatch(
      /\{:root,\[data-theme="?dark"?\]\{--cg-ink:red\}/,
    )
  })

  it('follows the system’s colour scheme only under data-theme="auto"', () => {
    const css = styles(
      '@layer base { @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --cg-ink: white } } }',
    )
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{\[data-theme="?auto"?\]\{--cg-ink:white\}/)
    expect(css).not.toContain(':root')
  })
})
