// `npm run build -w ui`: builds what is published into `ui/dist`. `npm pack` and `npm publish` run it first.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachedDeclarations } from './api-report'
import { copyFonts, copyPdfFiles } from './assets'
import { distFolder, entryCode, readComponentEntries, sourceFolder } from './entry-points'
import { buildModules, emitDeclarations } from './modules'
import { classesOfEntries, splitStyles } from './part-styles'
import { buildStyles } from './styles'

rmSync(distFolder, { recursive: true, force: true })
await buildModules(distFolder)
emitDeclarations(distFolder)
writeEntries()
await writeStyles()
copyFonts(distFolder)
copyPdfFiles(distFolder)
for (const file of ['tokens/tokens.css', 'tokens/tokens.json', 'components/icons/LICENSE'])
  cpSync(join(sourceFolder, file), join(distFolder, file))
removeUnreachedDeclarations()

/** Writes the module and the declaration file of each component's entry point. */
function writeEntries(): void {
  mkdirSync(join(distFolder, 'entries'))
  for (const entry of readComponentEntries()) {
    writeFileSync(join(distFolder, 'entries', `${entry.subpath}.js`), entryCode(entry, false))
    writeFileSync(join(distFolder, 'entries', `${entry.subpath}.d.ts`), entryCode(entry, true))
  }
}

/** Writes the style sheet of all components and one for each entry point. Renames the classes in the written modules. */
async function writeStyles(): Promise<void> {
  const { css, classes } = await buildStyles(distFolder)
  writeFileSync(join(distFolder, 'styles.css'), css)
  mkdirSync(join(distFolder, 'styles'))
  for (const [name, sheet] of splitStyles(css, classesOfEntries(distFolder))) {
    writeFileSync(join(distFolder, 'styles', `${name}.css`), sheet)
  }
  // TypeScript 6 and later reject the import of a style sheet without a declaration.
  writeFileSync(join(distFolder, 'style-sheet.d.ts'), 'export {}\n')
  // The source name of each class, to read the published styles by. The package leaves this file out.
  writeFileSync(join(distFolder, 'class-names.json'), JSON.stringify(Object.fromEntries(classes), null, 2))
}

/** Removes the declaration files that no entry point leads to, such as those of internal modules. */
function removeUnreachedDeclarations(): void {
  const reached = reachedDeclarations()
  for (const file of readdirSync(distFolder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts') && !reached.has(join(distFolder, file))) rmSync(join(distFolder, file))
  }
}
