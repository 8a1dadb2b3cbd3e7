// `npm run docs`: writes the documentation of the package as HTML pages into `dist/docs`. They link to the stories in
// `dist/storybook`, which `npm run build-storybook` builds.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyFonts } from '../ui/build/assets'
import { sourceFolder, uiFolder } from '../ui/build/entry-points'
import { buildPages, documentOf } from '../ui/docs/site/pages'

const output = join(uiFolder, '../dist/docs')
rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })
const pages = buildPages()
for (const page of pages) writeFileSync(join(output, page.file), documentOf(pages, page))
copyFonts(output)
cpSync(join(sourceFolder, 'tokens/tokens.css'), join(output, 'tokens.css'))
cpSync(join(uiFolder, 'docs/site/docs.css'), join(output, 'docs.css'))
console.warn(`${pages.length} pages in ${output}`)

if (process.argv.includes('--check')) {
  const { checkPages } = await import('./docs-check')
  const problems = await checkPages(output, pages)
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
