// The package's public interface as text: every entry point, and every declaration file reachable from them.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { folder, hasComponent, output, readComponentEntries, readManifest } from './entry-points'

/** A declaration file's code without comments and empty lines. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
    .trim()
}

/** Adds a declaration file and those it imports to `seen`. */
function collectDeclarations(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  const code = withoutComments(readFileSync(file, 'utf8'))
  for (const [, path = ''] of code.matchAll(/(?:from|import\()\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
    collectDeclarations(join(dirname(file), `${path}.d.ts`), seen)
  }
}

/** The entry points by subpath, sorted, those of the manifest's patterns one by one. */
function publicEntries(): [subpath: string, target: string | { types: string }][] {
  const components = readComponentEntries().flatMap((entry) => [
    [`./${entry.subpath}`, { types: `./dist/entries/${entry.subpath}.d.ts` }],
    ...(hasComponent(entry) ? [[`./${entry.subpath}.css`, { types: './dist/style-sheet.d.ts' }]] : []),
  ])
  const own = Object.entries(readManifest().exports).filter(([subpath]) => !subpath.includes('*'))
  const entries: [string, string | { types: string }][] = Object.entries(Object.fromEntries([...own, ...components]))
  return entries.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The declaration files that consumers can reach, of the built package. */
export function reachedDeclarations(): Set<string> {
  const seen = new Set<string>()
  for (const [, target] of publicEntries()) {
    if (typeof target !== 'string') collectDeclarations(join(folder, target.types), seen)
  }
  return seen
}

/** The report of the built package. `ui/api/api.md` keeps a copy, so that a change of a public type shows in review. */
export function apiReport(): string {
  const list = publicEntries().map(([subpath, target]) => {
    const name = subpath.replace('.', '@campus-gigs/ui')
    return typeof target === 'string' ? `- \`${name}\`` : `- \`${name}\` → ${target.types.slice(2)}`
  })
  const declarations = [...reachedDeclarations()]
    .map((file) => ({
      name: relative(output, file).replaceAll('\\', '/'),
      text: withoutComments(readFileSync(file, 'utf8')),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``)
  return [
    '# The interface of @campus-gigs/ui',
    'Written by `npm run api -w ui`; a test compares it. Removing or narrowing something here breaks consumers.',
    list.join('\n'),
    ...declarations,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
