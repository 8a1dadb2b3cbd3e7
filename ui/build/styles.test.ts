import { describe, expect, it } from 'vitest'
import { scopeStyles } from './styles'

/** The scoped style sheet with its white space collapsed. */
const styles = (css: string) => scopeStyles(css).replace(/\s+/g, ' ')

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
    expect(css).toMatch(/^\[data-cg\]:where\(:not\(\[data-cg\] \*\)\)\{.*font-family:serif/)
  })

  it('scopes classes, in at-rules and before combinators too', () => {
    const css = styles(
      '@layer utilities { .p-4 { padding: 1rem } .sm\\:p-2 { @media (width > 1px) { padding: 2px } } .a\\:b > svg { top: 0 } }',
    )
    const ours = ':where([data-cg],[data-cg=host] *)'
    expect(css.replaceAll('"host"', 'host')).toContain(`.p-4${ours}{padding:1rem}`)
    expect(css.replaceAll('"host"', 'host')).toContain(`.sm\\:p-2${ours}{`)
    expect(css.replaceAll('"host"', 'host')).toContain(`.a\\:b${ours}>svg{top:0}`)
  })

  it('holds no layers, over which any unlayered rule of a page would win', () => {
    expect(styles('@layer a, b; @layer base { p { top: 0 } } @layer utilities { .a { top: 0 } }')).not.toContain(
      '@layer',
    )
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

  it('keeps a class with the name of an animation', () => {
    const css = styles('@layer utilities { .wave { animation: wave 1s } } @keyframes wave { from { opacity: 0 } }')
    expect(css).toMatch(/\.wave:where/)
    expect(css).toMatch(/@keyframes cg-wave/)
  })

  it('keeps the tokens on :root, where a page can override them', () => {
    expect(styles('@layer base { :root, [data-theme="dark"] { --cg-ink: red } }')).toMatch(
      /^:root,\[data-theme="?dark"?\]\{--cg-ink:red\}/,
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
