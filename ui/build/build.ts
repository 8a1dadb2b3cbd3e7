// `npm run build -w ui`: puts the package together, ready for `npm pack`.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { forStrangers, isForTheClient } from './components'
import { emitDeclarations } from './declarations'
import { doorCode, doors, output, source, sourceManifest } from './doors'
import { copyFaces } from './faces'
import { publishedManifest } from './manifest'
import { packageStyles } from './styles'

const manifest = sourceManifest()
const packages = [...Object.keys(manifest.dependencies), 'react', 'react-dom']
const isPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`))

/** One module a source module, so that a bundler takes only what is used. */
async function buildModules(): Promise<void> {
  const entries = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'))
  const clientModules = new Set<string>()
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [file.replace(/^\.\/|\.ts$/g, ''), join(source, file)])),
    external: isPackage,
    platform: 'neutral',
    plugins: [
      {
        name: 'for-strangers',
        transform(code, id) {
          if (!/\.tsx?$/.test(id)) return null
          if (isForTheClient(id, code)) clientModules.add(id)
          return id.endsWith('.tsx') || code.includes('createElement(') ? { code: forStrangers(id, code) } : null
        },
      },
    ],
    transform: { jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  })
  await bundle.write({
    dir: output,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
    banner: ({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id && clientModules.has(id)) ? "'use client'" : '',
  })
}

function writeDoors(): void {
  for (const door of doors()) {
    if (door.names.every(({ module }) => module === door.subpath)) continue
    writeFileSync(join(output, `${door.subpath}.js`), doorCode(door, false))
    writeFileSync(join(output, `${door.subpath}.d.ts`), doorCode(door, true))
  }
}

rmSync(output, { recursive: true, force: true })
await buildModules()
writeDoors()
writeFileSync(join(output, 'styles.css'), await packageStyles(output))
copyFaces(output)
mkdirSync(join(output, 'tokens'), { recursive: true })
for (const file of ['tokens/tokens.css', 'tokens/tokens.json', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
  cpSync(join(source, file), join(output, file))
}
writeFileSync(join(output, 'package.json'), `${JSON.stringify(publishedManifest(manifest, doors()), null, 2)}\n`)
await emitDeclarations(output)
