import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, problemsOf, type SessionResult } from './session'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #faf6ed; color: #0c1d19; }
  h2 { margin: 3rem 0 0.5rem; font-size: 1.1rem; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #857a64; background: #fff; }
`

/** Writes the outcome's pictures beside the report and gives the markup that shows them side by side. */
function section(folder: string, outcome: Outcome): string {
  if (outcome.kind === 'same' || outcome.kind === 'played' || outcome.kind === 'recorded') return ''
  if (outcome.kind === 'failed') return `<h2>${outcome.key}</h2><p>${escapeHtml(outcome.reason)}</p>`
  const pictures =
    outcome.kind === 'missing'
      ? { actual: outcome.actual }
      : { expected: outcome.expected, actual: outcome.actual, difference: outcome.difference }
  const figures = Object.entries(pictures).map(([name, png]) => {
    const file = `${outcome.key}.${name}.png`
    writeFileSync(join(folder, file), png)
    return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}"></a></figure>`
  })
  const note = outcome.kind === 'missing' ? 'No baseline yet' : `${outcome.different} pixels differ`
  return `<h2>${outcome.key}</h2><p>${note}</p><div class="pictures">${figures.join('')}</div>`
}

/** Writes `report.html` and its pictures into an emptied folder. Returns the report's path. */
export function writeReport(folder: string, result: SessionResult): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const problems = problemsOf(result)
  const summary = problems.length === 0 ? 'Every picture is as recorded.' : `${problems.length} to look at.`
  const sections = result.outcomes.map((outcome) => section(folder, outcome)).join('\n')
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>
<h1>Visual comparison</h1><p>${result.outcomes.length} stories shown. ${summary}</p><ul>${list}</ul>
${sections}</html>\n`
  const path = join(folder, 'report.html')
  writeFileSync(path, page)
  return path
}
