import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { radii, themeVariables } from '@campus-gigs/ui/tokens'
import { escapeHtml } from '../escape-html.ts'

/** Trusted HTML. {@link html} creates it by escaping values. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function toEscapedHtml(value: string | Html | null): string {
  if (value === null) return ''
  return value instanceof Html ? value.text : escapeHtml(value)
}

/** A template tag that escapes every value except {@link Html}. Null renders nothing. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | null)[]): Html {
  return new Html(parts.map((part, index) => part + toEscapedHtml(values[index] ?? null)).join(''))
}

/** The path of the style sheet with the product's fonts. */
export const fontsPath = '/oidc/fonts.css'

/** The prefix of each family's font file in the built client. */
const fontFilePrefixes = {
  'Bricolage Grotesque Variable': 'bricolage-grotesque-latin-wght-normal',
  'Atkinson Hyperlegible Next Variable': 'atkinson-hyperlegible-next-latin-wght-normal',
} as const

/**
 * A style sheet that loads the product's fonts from the built client, whose file names have a digest. Empty without a
 * build: pages then use the system's fonts.
 * @param clientDir the folder of the built client
 */
export function fontsStyleSheet(clientDir: string): string {
  const files = listFiles(join(clientDir, 'assets'))
  const fontFaces = Object.entries(fontFilePrefixes).flatMap(([family, prefix]) => {
    const file = files.find((name) => name.startsWith(prefix) && name.endsWith('.woff2'))
    return file === undefined
      ? []
      : `@font-face{font-family:'${family}';font-weight:200 800;font-display:swap;src:url('/assets/${file}') format('woff2')}`
  })
  return fontFaces.join('\n')
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The client is not built.
    return []
  }
}

const themeDeclarations = (theme: 'light' | 'dark') =>
  Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const display = "'Bricolage Grotesque Variable',system-ui,sans-serif"

/** The inline style sheet of every page. The Content-Security-Policy allows it by its hash. */
export const pageStyles = `
:root{color-scheme:light dark;${themeDeclarations('light')}}
@media (prefers-color-scheme:dark){:root{${themeDeclarations('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--cg-surface);color:var(--cg-ink);font:1rem/1.5 'Atkinson Hyperlegible Next Variable',system-ui,sans-serif}
header{border-bottom:1px solid var(--cg-line)}
.logo{display:flex;align-items:center;gap:.55rem;max-width:80rem;min-height:4rem;margin:auto;padding:0 1rem;font:700 1.5625rem/1 ${display};letter-spacing:-.025em}
svg{display:block;width:3rem;height:auto}
main{width:100%;max-width:28rem;margin:auto;padding:2.5rem 1rem}
h1{margin:0 0 .5rem;font:700 1.75rem/1.15 ${display};letter-spacing:-.02em}
p{margin:0 0 1.5rem;color:var(--cg-ink-muted)}
form+p{margin:1.5rem 0 0}
a{color:var(--cg-brand-ink)}
form{padding:1.5rem;background:var(--cg-raised);border:1px solid var(--cg-line);border-radius:${radii.xl}}
label{display:block;margin-bottom:.375rem;font-weight:600}
.field{margin-bottom:1.25rem}
input{width:100%;min-height:3rem;padding:.5rem .875rem;font:inherit;color:var(--cg-ink);background:var(--cg-raised);border:1px solid var(--cg-line-strong);border-radius:${radii.md}}
input[aria-invalid=true]{border-color:var(--cg-danger);border-width:2px}
.error{margin:.375rem 0 0;color:var(--cg-danger);font-size:.875rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.375rem 1.125rem;font:inherit;font-weight:600;text-decoration:none;border:1px solid transparent;border-radius:${radii.md};cursor:pointer}
.primary{flex:1;color:var(--cg-on-action);background:var(--cg-action);box-shadow:0 2px 0 0 color-mix(in oklab,var(--cg-action) 70%,black)}
.primary:hover{background:var(--cg-action-strong)}
.primary:active{translate:0 1px;box-shadow:0 1px 0 0 color-mix(in oklab,var(--cg-action) 70%,black)}
.quiet{color:var(--cg-brand-ink);background:transparent}
.quiet:hover{background:var(--cg-sunken)}
:focus-visible{outline:3px solid var(--cg-focus);outline-offset:2px}
@media (min-width:40rem){.logo,main{padding-inline:1.5rem}main{padding-block:3.5rem}}
@media (min-width:64rem){h1{font-size:2.441rem}}
@media (max-width:20rem){form{padding:1rem}.logo{font-size:1.25rem}}
@media (forced-colors:active){button,.button{border-color:ButtonText}}
`

/** The logo as rows of cells: seven days by four slots, with the product's initials in two colours. */
const logoRows = ['CCC.GGG', 'C...G..', 'C...G.G', 'CCC.GGG']
const logoFills: Record<string, string> = { C: 'var(--cg-brand)', G: 'var(--cg-action)', '.': 'var(--cg-line)' }

function logoMark(): Html {
  const cells = logoRows.flatMap((row, slot) =>
    Array.from(
      row,
      (mark, day) =>
        `<rect x="${day * 10}" y="${slot * 10}" width="8" height="8" rx="2" fill="${logoFills[mark] ?? 'none'}"/>`,
    ),
  )
  return new Html(`<svg viewBox="0 0 68 38" aria-hidden="true">${cells.join('')}</svg>`)
}

/** Renders a complete page in the product's style, without scripts. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>${title} · Campus Gigs</title>
<link rel="stylesheet" href="${fontsPath}">
<style>${new Html(pageStyles)}</style>
</head>
<body><header><div class="logo">${logoMark()}Campus Gigs</div></header><main>${body}</main></body>
</html>`.text
}
