import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { sourceEntries } from '../ui/build/entry-points'
import {
  bypassViolations,
  importsOf,
  importViolations,
  machinePathViolations,
  nameViolations,
  screenViolations,
} from './repository-rules'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'

// Parsing every file of the repository takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const all = sourceFiles().filter((file) => !file.startsWith('server/db/migrations/'))
const code = all.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
const text = all.filter((file) => /\.(ts|tsx|mjs|js|json|css|html|md|mdx|svg)$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The npm packages a file imports at run time, itself or through other files of the repository. */
function packagesBehind(file: string, seen = new Set<string>()): string[] {
  const path = [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find((candidate) => all.includes(candidate))
  if (!path || seen.has(path) || !/\.tsx?$/.test(path)) return []
  seen.add(path)
  return importsOf(path, read(path))
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap((each) => (each.path === undefined ? [each.specifier] : packagesBehind(each.path, seen)))
}

describe('the repository', () => {
  it('includes tests and tokens in the files checked', () => {
    expect(code).toContain('scripts/repository.test.ts')
    expect(code).toContain('ui/src/tokens/tokens.ts')
  })

  it('NF-03 imports in one direction only', () => {
    expect(code.flatMap((file) => importViolations(file, read(file)))).toEqual([])
  })

  it('imports no React through the entry points of ui that the contract and the server use', () => {
    const pureEntries = sourceEntries().filter((file) => file !== 'src/index.ts')
    expect(pureEntries.length).toBeGreaterThan(0)
    expect(packagesBehind('ui/src/index.ts')).toContain('react')
    for (const file of pureEntries) expect(packagesBehind(`ui/${file}`)).not.toContain('react')
  })

  it('has no screen that calls the server, navigates or reads a store', () => {
    expect(code.flatMap((file) => screenViolations(file, read(file)))).toEqual([])
  })

  it('bypasses neither the type checker, the linter nor a test', () => {
    expect(code.flatMap((file) => bypassViolations(file, read(file)))).toEqual([])
  })

  it('names its files in kebab-case', () => {
    expect([...code, ...all.filter((file) => file.endsWith('.css'))].flatMap(nameViolations)).toEqual([])
  })

  it('heads every table of its documents with a cell for each column', () => {
    const cellCount = (line = '') => (line.startsWith('|') ? line.split('|').length : 0)
    const broken = text
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => {
        const lines = read(file).split('\n')
        return lines.flatMap((line, index) =>
          /^\|[-:| ]*-[-:| ]*\|$/.test(line) && cellCount(lines[index - 1]) !== cellCount(line)
            ? `${file}:${index}`
            : [],
        )
      })
    expect(broken).toEqual([])
  })

  it('contains no path of one machine', () => {
    const others = text.filter((file) => file !== 'scripts/repository.test.ts')
    expect(others.flatMap((file) => machinePathViolations(file, read(file)))).toEqual([])
  })
})

describe('the lock file', () => {
  interface Locked {
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
  }

  it('lists every package for every platform, as npm ci requires', () => {
    const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
    /** Whether a package resolves from another one's folder, through the parent folders as in Node. */
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

describe('the repository rules', () => {
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
  ])('reject %s importing %s', (file, specifier) => {
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
  ])('allow %s to import %s', (file, specifier) => {
    expect(imports(file, specifier)).toEqual([])
  })

  it('reject a re-export and a dynamic import', () => {
    expect(importViolations('ui/src/index.ts', "export * from '@/contract'")).toHaveLength(1)
    expect(importViolations('ui/src/index.ts', "const a = import('@/contract')")).toHaveLength(1)
  })

  it.each([
    "import { useSnapshot } from 'valtio'",
    "import { search } from '../search.store'",
    "const a = () => fetch('/api')",
    "const a = new EventSource('/api')",
  ])('reject a screen with %s', (line) => {
    expect(screenViolations('features/job-search/screens/a.tsx', line)).toHaveLength(1)
    expect(screenViolations('features/job-search/page.tsx', line)).toEqual([])
  })

  it('allow a screen to import the types of a store', () => {
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
  ])('reject %s', (line) => {
    expect(bypassViolations('app/a.ts', line)).toHaveLength(1)
  })

  it('reject names in other cases and machine paths', () => {
    expect(nameViolations('app/RootLayout.tsx')).toHaveLength(1)
    expect(nameViolations('app/root_layout.tsx')).toHaveLength(1)
    expect(nameViolations('features/job-search/search.store.test.ts')).toEqual([])
    expect(machinePathViolations('README.md', 'see /home/somebody/notes')).toHaveLength(1)
    expect(machinePathViolations('README.md', 'see https://example.com/home/page')).toEqual([])
  })
})
