import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentEntries, entryCode, publicNames, readManifest, sourceEntries, uiFolder } from './entry-points'

const index = `
export { cn } from './cn'
export { Button, type ButtonProps } from './components/button/button'
export type { ButtonSize } from './components/button/button-class'
export { TimeAgo } from './components/time-ago/time-ago-text'
export { Loading as Busy } from './components/week-motif/loading'
`
const entries = componentEntries(index, ['time-ago'])

describe('component entries', () => {
  it('are one for each folder, with all its names', () => {
    expect(entries.map(({ subpath }) => subpath)).toEqual(['button', 'cn', 'time-ago-text', 'week-motif'])
    expect(publicNames(index)).toHaveLength(6)
  })

  it('re-export their names, types in the declarations only', () => {
    const [button, , , motif] = entries.map((entry) => [entryCode(entry, false), entryCode(entry, true)])
    expect(button).toEqual([
      "export { Button } from '../components/button/button.js'\n",
      "export { Button } from '../components/button/button.js'\n" +
        "export { type ButtonProps } from '../components/button/button.js'\n" +
        "export { type ButtonSize } from '../components/button/button-class.js'\n",
    ])
    expect(motif?.[0]).toBe("export { Loading as Busy } from '../components/week-motif/loading.js'\n")
  })
})

describe('the manifest', () => {
  it('has a source file behind every entry point', () => {
    expect(sourceEntries()).toContain('src/index.ts')
    expect(sourceEntries().filter((file) => !existsSync(join(uiFolder, file)))).toEqual([])
  })

  it('has the entry points that tsconfig.json resolves to sources inside this repository', () => {
    const { compilerOptions }: { compilerOptions: { paths: Record<string, string[]> } } = JSON.parse(
      readFileSync(join(uiFolder, '../tsconfig.json'), 'utf8'),
    )
    const resolved = Object.entries(compilerOptions.paths).filter(([name]) => name.startsWith('@campus-gigs/ui'))
    expect(resolved.map(([, [file]]) => file?.replace('./ui/', ''))).toEqual(sourceEntries())
    const subpaths = Object.entries(readManifest().exports).filter(
      ([subpath, target]) => typeof target !== 'string' && target.default.endsWith('.js') && !subpath.includes('*'),
    )
    expect(resolved.map(([name]) => name.replace('@campus-gigs/ui', '.'))).toEqual(subpaths.map(([name]) => name))
  })
})
