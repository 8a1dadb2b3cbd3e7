import { radii, themeVariables } from '@campus-gigs/ui/tokens'

/** HTML that is safe to send. Only {@link html} creates it from values. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function toEscapedHtml(value: string | Html | null): string {
  if (value === null) return ''
  return value instanceof Html ? value.text : value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** A piece of HTML. Every value in it is escaped, except other pieces; null adds nothing. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | null)[]): Html {
  return new Html(parts.map((part, index) => part + toEscapedHtml(values[index] ?? null)).join(''))
}

const themeDeclarations = (theme: 'light' | 'dark') =>
  Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const styles = `
:root{color-scheme:light dark;${themeDeclarations('light')}}
@media (prefers-color-scheme:dark){:root{${themeDeclarations('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--cg-surface);color:var(--cg-ink);font:1rem/1.5 'Atkinson Hyperlegible Next Variable','Atkinson Hyperlegible Next',system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;background:var(--cg-raised);border:1px solid var(--cg-line);border-radius:${radii.xl}}
svg{display:block;width:4.5rem;height:auto;margin-bottom:1.25rem}
h1{margin:0 0 .5rem;font:700 1.75rem/1.2 'Bricolage Grotesque Variable','Bricolage Grotesque',system-ui,sans-serif;letter-spacing:-.01em}
p{margin:0 0 1.5rem;color:var(--cg-ink-muted)}
label{display:block;margin-bottom:.25rem;font-weight:600}
.field{margin-bottom:1.25rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:var(--cg-ink);background:var(--cg-raised);border:1px solid var(--cg-line-strong);border-radius:${radii.md}}
input[aria-invalid=true]{border-color:var(--cg-danger);border-width:2px}
.error{margin:.25rem 0 0;color:var(--cg-danger)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;border-radius:${radii.full};cursor:pointer}
.continue{flex:1;color:var(--cg-on-action);background:var(--cg-action);border:1px solid transparent}
.continue:hover{background:var(--cg-action-strong)}
.cancel{color:var(--cg-brand-ink);background:transparent;border:1px solid var(--cg-line-strong)}
.cancel:hover{background:var(--cg-sunken)}
a{color:var(--cg-brand-ink)}
:focus-visible{outline:3px solid var(--cg-focus);outline-offset:2px}
@media (max-width:24rem){body{padding:.75rem}main{padding:1.25rem}}
@media (forced-colors:active){button{border:1px solid ButtonText}}
`

/** The highlighted cells of the logo, `column-row`. */
const highlighted = new Set(['1-0', '1-1', '2-1', '3-1', '3-2', '4-2', '5-2', '5-3'])

function weekMotif(): Html {
  const cells = Array.from({ length: 28 }, (_, index) => [index % 7, Math.floor(index / 7)] as const).map(
    ([column, row]) =>
      `<rect x="${column * 10}" y="${row * 10}" width="8" height="8" rx="2" fill="var(${highlighted.has(`${column}-${row}`) ? '--cg-action' : '--cg-brand'})"/>`,
  )
  return new Html(`<svg viewBox="0 0 68 38" aria-hidden="true">${cells.join('')}</svg>`)
}

/** A complete page in the product's style, which needs no scripts and no other files. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>${title} · Campus Gigs</title>
<style>${new Html(styles)}</style>
</head>
<body><main>${weekMotif()}${body}</main></body>
</html>`.text
}
