// `npm run build -w ui`: puts the package together, ready for `npm pack`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitDeclarations } from './declarations'
import { doorCode, doors, folder, output, source, sourceManifest } from './doors'
import { copyFaces } from './faces'
import { publishedManifest } from './manifest'
import { buildModules } from './modules'
import { copyPdfFiles } from './pdf-files'
import { packageStyles } from './styles'

const manifest = sourceManifest()

function writeDoors(): void {
  for (const door of doors()) {
    if (door.names.every(({ module }) => module === door.subpath)) continue
    writeFileSync(join(output, `${door.subpath}.js`), doorCode(door, false))
    writeFileSync(join(output, `${door.subpath}.d.ts`), doorCode(door, true))
  }
}

rmSync(output, { recursive: true, force: true })
await buildModules(output)
writeDoors()
writeFileSync(join(output, 'styles.css'), await packageStyles(output))
copyFaces(output)
copyPdfFiles(output)
mkdirSync(join(output, 'tokens'), { recursive: true })
for (const file of ['tokens/tokens.css', 'tokens/tokens.json']) cpSync(join(source, file), join(output, file))
for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(join(folder, file), join(output, file))
writeFileSync(join(output, 'package.json'), `${JSON.stringify(publishedManifest(manifest, doors()), null, 2)}\n`)
await emitDeclarations(output)
