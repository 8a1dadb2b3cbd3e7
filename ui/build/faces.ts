// The two faces, for pages that want them: files of the package itself, so that nothing more is installed.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { source } from './doors'

/** Writes `fonts.css` and the files it names, each family with its licence. */
export function copyFaces(folder: string): void {
  const require = createRequire(import.meta.url)
  const target = join(folder, 'fonts')
  mkdirSync(target, { recursive: true })
  const entry = readFileSync(join(source, 'fonts.css'), 'utf8')
  const sheets = entry.matchAll(/@import "([^"]+)";/g)
  const css = Array.from(sheets, ([, sheet = '']) => {
    const file = require.resolve(sheet)
    const family = basename(dirname(file))
    cpSync(join(dirname(file), 'LICENSE'), join(target, `${family}-LICENSE`))
    return readFileSync(file, 'utf8').replace(/url\(\.\/files\/([^)]+)\)/g, (_, name) => {
      cpSync(join(dirname(file), 'files', name), join(target, name))
      return `url(./fonts/${name})`
    })
  })
  const ownFaces = entry
    .replace(/@import "[^"]+";\n/g, '')
    .replace(/url\("@fontsource[^"]*\/([^/"]+)"\)/g, 'url(./fonts/$1)')
  writeFileSync(join(folder, 'fonts.css'), [...css, ownFaces].join('\n'))
}
