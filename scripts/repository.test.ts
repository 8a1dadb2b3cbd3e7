import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { sourceEntries } from '../ui/build/entry-points'
import {
  askedOf,
  escapeViolations,
  importViolations,
  machinePathViolations,
  nameViolations,
  screenViolations,
} from './house-rules'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'

// Reading every file of the repository as a tree takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const all = sourceFiles().filter((file) => !file.startsWith('server/db/migrations/'))
const code = all.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
const text = all.filter((file) => /\.(ts|tsx|mjs|js|json|css|html|md|mdx|svg)$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The packages a file of ours needs at run time, itself or through other files of ours. */
function packagesBehind(file: string, seen = new Set<string>()): string[] {
  const path = [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find((candidate) => all.includes(candidate))
  if (!path || seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  return askedOf(path, read(path))
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap((asked) => (asked.path === undefined ? [asked.specifier] : packagesBehind(asked.path, seen)))
}

describe('the repository', () => {
  it('is read whole', () => {
    expect(code).toContain('scripts/repository.test.ts')
    expect(code).toContain('ui/src/tokens/tokens.ts')
  })

  it('NF-03 imports one way only', () => {
    expect(code.flatMap((file) => importViolations(file, read(file)))).toEqual([])
  })

  it('has no React behind the entry points of ui that the contract and the server use', () => {
    const pureEntries = sourceEntries().filter((file) => file !== 'src/index.ts')
    expect(pureEntries.length).toBeGreaterThan(0)
    expect(packagesBehind('ui/src/index.ts')).toContain('react')
    for (const file of pureEntries) expect(packagesBehind(`ui/${file}`)).not.toContain('react')
  })

  it('keeps fetch, router and store out of screens', () => {
    expect(code.flatMap((file) => screenViolations(file, read(file)))).toEqual([])
  })

  it('goes around neither the type checker, the linter nor a test', () => {
    expect(code.flatMap((file) => escapeViolations(file, read(file)))).toEqual([])
  })

  it('names its files in kebab-case', () => {
    expect([...code, ...all.filter((file) => file.endsWith('.css'))].flatMap(nameViolations)).toEqual([])
  })

  it('names no path of one machine', () => {
    const others = text.filter((file) => file !== 'scripts/repository.test.ts')
    expect(others.flatMap((file) => machinePathViolations(file, read(file)))).toEqual([])
  })
})

describe('the lock file', () => {
  interface Locked {
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
  }

  it('names every package for every platform, without which npm ci refuses it', () => {
    const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
    /** Whether a package is found from another one's folder, looking outward as Node does. */
    const isLocked = (from: string, name: string): boolean => {
      if (packages[posix.join(from, 'node_modules', name)]) return true
      return (
        from !== '' &&
        isLocked(
          from.includes('/node_modules/') ? from.replace(/\/node_modules\/(?!.*\/node_modules\/).*$/, '') : '',
          name,
        )
      )
    }
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} needs ${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the rules notice', () => {
  const imports = (file: string, specifier: string) => importViolations(file, `import { a } from '${specifier}'`)

  it.each([
    ['ui/src/components/button/button.tsx', '@/contract'],
    ['ui/src/components/button/button.tsx', '../../../../contract/clock'],
    ['ui/src/components/button/button.tsx', '@campus-gigs/ui'],
    ['domain/entities.ts', '@/server/app'],
    ['domain/entities.ts', '@campus-gigs/ui'],
    ['server/app.ts', '@campus-gigs/ui'],
    ['server/app.ts', '@/features/identity'],
    ['features/identity/index.ts', '@/features/shell'],
    ['features/identity/index.ts', '../shell/menu'],
    ['features/identity/index.ts', '@/app/paths'],
    ['features/identity/screens/a.tsx', '@/ui/src/components/button/button'],
    ['app/router.tsx', '@/features/identity/screens/a'],
    ['app/router.tsx', '@/stories/fixtures/gigs'],
    ['server/app.ts', '../scripts/shell.mjs'],
  ])('%s importing %s', (file, specifier) => {
    expect(imports(file, specifier)).toHaveLength(1)
  })

  it.each([
    ['ui/src/components/button/button.tsx', '../cn'],
    ['domain/entities.ts', '@campus-gigs/ui/availability'],
    ['server/app.ts', '@/contract'],
    ['features/identity/screens/a.tsx', '../credentials'],
    ['features/identity/index.ts', '@campus-gigs/ui'],
    ['app/router.tsx', '@/features/identity'],
    ['app/router.tsx', './paths'],
    ['stories/screens/a.stories.tsx', '@/features/identity/screens/a'],
  ])('but let %s import %s', (file, specifier) => {
    expect(imports(file, specifier)).toEqual([])
  })

  it('a re-export and a dynamic import too', () => {
    expect(importViolations('ui/src/index.ts', "export * from '@/contract'")).toHaveLength(1)
    expect(importViolations('ui/src/index.ts', "const a = import('@/contract')")).toHaveLength(1)
  })

  it.each([
    "import { useNavigate } from 'react-router-dom'",
    "import { useSnapshot } from 'valtio'",
    "import { search } from '../search.store'",
    "const a = () => fetch('/api')",
    "const a = new EventSource('/api')",
  ])('a screen with %s', (line) => {
    expect(screenViolations('features/job-search/screens/a.tsx', line)).toHaveLength(1)
    expect(screenViolations('features/job-search/page.tsx', line)).toEqual([])
  })

  it('but let a screen use the types of a store', () => {
    expect(screenViolations('features/a/screens/a.tsx', "import type { A } from '../a.store'")).toEqual([])
  })

  it.each([
    'const a: an' + 'y = 1',
    'const a = b!',
    'const a = b as unknown as string',
    '// @ts-' + 'ignore',
    '// @ts-expect-' + 'error',
    '// biome-' + 'ignore lint: because',
    '/* TO' + 'DO later */',
    'it.sk' + "ip('a', () => {})",
    'describe.on' + "ly('a', () => {})",
  ])('%s', (line) => {
    expect(escapeViolations('app/a.ts', line)).toHaveLength(1)
  })

  it('names and machine paths', () => {
    expect(nameViolations('app/RootLayout.tsx')).toHaveLength(1)
    expect(nameViolations('app/root_layout.tsx')).toHaveLength(1)
    expect(nameViolations('features/job-search/search.store.test.ts')).toEqual([])
    expect(machinePathViolations('README.md', 'see /home/somebody/notes')).toHaveLength(1)
    expect(machinePathViolations('README.md', 'see https://example.com/home/page')).toEqual([])
  })
})
