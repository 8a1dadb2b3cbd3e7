// `npm run build -w ui`: builds what is published into `ui/dist`. `npm pack` and `npm publish` run it first.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachedDeclarations } from './api-report'
import { copyFonts, copyPdfFiles } from './assets'
import { entryCode, output, readComponentEntries, source } from './entry-points'
import { buildModules, emitDeclarations } from './modules'
import { classesOfEntries, splitStyles } from './part-styles'
import { buildStyles } from './styles'

rmSync(output, { recursive: true, force: true })
await buildModules(output)
emitDeclarations(output)
mkdirSync(join(output, 'entries'))
for (const entry of readComponentEntries()) {
  writeFileSync(join(output, 'entries', `${entry.subpath}.js`), entryCode(entry, false))
  writeFileSync(join(output, 'entries', `${entry.subpath}.d.ts`), entryCode(entry, true))
}
const { css, classes } = await buildStyles(output)
writeFileSync(join(output, 'styles.css'), css)
mkdirSync(join(output, 'styles'))
for (const [name, sheet] of splitStyles(css, classesOfEntries(output))) {
  writeFileSync(join(output, 'styles', `${name}.css`), sheet)
}
// TypeScript 6 and later reject the import of a style sheet without a declaration.
writeFileSync(join(output, 'style-sheet.d.ts'), 'export {}\n')
// For reading the published styles; not published.
writeFileSync(join(output, 'class-names.json'), JSON.stringify(Object.fromEntries(classes), null, 2))
copyFonts(output)
copyPdfFiles(output)
for (const file of ['tokens/tokens.css', 'tokens/tokens.json', 'components/icons/LICENSE'])
  cpSync(join(source, file), join(output, file))
const reached = reachedDeclarations()
for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.d.ts') && !reached.has(join(output, file))) rmSync(join(output, file))
}
