// The types of the package, one declaration file a module.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folder as packageFolder, source, sourceManifest } from './doors'

/** `./button` names a file to a bundler; Node wants its ending, and a folder's own file spelled out. */
function withEndings(file: string, code: string): string {
  return code.replace(/((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g, (whole, before, path, after) => {
    if (/\.(js|json)$/.test(path)) return whole
    const target = join(dirname(file), path)
    return `${before}${path}${existsSync(`${target}.d.ts`) ? '.js' : '/index.js'}${after}`
  })
}

/** What the compiler is told: the repository's own strictness, beginning at the doors. */
function compilerConfig(): object {
  const doors = Object.values(sourceManifest().exports).filter((file) => file.endsWith('.ts'))
  return {
    extends: join(packageFolder, '../tsconfig.json'),
    compilerOptions: {
      rootDir: source,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
    },
    include: [],
    files: doors.map((file) => join(packageFolder, file)),
  }
}

/**
 * Writes the declaration files of everything that can be reached from the doors.
 *
 * @throws when the source has type errors
 */
export function emitDeclarations(folder: string): void {
  const program = join(packageFolder, '../node_modules/.bin/tsc')
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(compilerConfig()))
  const { status, stdout } = spawnSync(program, ['--project', config, '--outDir', folder], { encoding: 'utf8' })
  rmSync(config)
  if (status !== 0) throw new Error(`The types of the package could not be written.\n${stdout}`)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue
    const file = join(folder, entry)
    writeFileSync(file, withEndings(file, readFileSync(file, 'utf8')))
  }
}
