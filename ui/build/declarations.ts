// The types of the package, one declaration file a module.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { source } from './doors'

/** `./button` names a file to a bundler; Node wants its ending, and a folder's own file spelled out. */
function withEndings(file: string, code: string): string {
  return code.replace(/((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g, (whole, before, path, after) => {
    if (/\.(js|json)$/.test(path)) return whole
    const target = join(dirname(file), path)
    return `${before}${path}${existsSync(`${target}.d.ts`) ? '.js' : '/index.js'}${after}`
  })
}

/** @throws when the source has type errors */
export function emitDeclarations(folder: string): void {
  const program = join(source, '../node_modules/.bin/tsc')
  const config = join(source, 'build/tsconfig.json')
  const { status, stdout } = spawnSync(program, ['--project', config, '--outDir', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The types of the package could not be written.\n${stdout}`)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue
    const file = join(folder, entry)
    writeFileSync(file, withEndings(file, readFileSync(file, 'utf8')))
  }
}
