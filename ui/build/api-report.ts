// The package's public interface as text: every entry point, and every declaration file reachable from them.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { distFolder, hasComponent, readComponentEntries, readManifest, uiFolder } from './entry-points'

/** The report of the built package. `ui/api/api.md` keeps a copy, so that a change of a public type shows in review. */
export function apiReport(): string {
  const entryList = publicEntries().map(({ subpath, types }) => {
    const name = subpath.replace('.', '@campus-gigs/ui')
    return types ? `- \`${name}\` → ${types.replace('./', '')}` : `- \`${name}\``
  })
  const declarations = [...reachedDeclarations()]
    .map((file) => ({
      name: relative(distFolder, file).replaceAll('\\', '/'),
      text: withoutComments(readFileSync(file, 'utf8')),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``)
  return [
    '# The interface of @campus-gigs/ui',
    'Written by `npm run api -w ui`; a test compares it. Removing or narrowing something here breaks consumers.',
    entryList.join('\n'),
    ...declarations,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** A subpath of the package that consumers import. */
interface PublicEntry {
  /** From the package's name: `.`, `./button`, `./button.css`. */
  subpath: string
  /** The declaration file, from the package's folder: `./dist/index.d.ts`. Undefined for an entry without types. */
  types: string | undefined
}

/** The entry points, sorted by subpath. The entries that the manifest's patterns (`./*`) stand for are listed one by one. */
function publicEntries(): PublicEntry[] {
  const componentEntries = readComponentEntries().flatMap((entry): PublicEntry[] => {
    const module = { subpath: `./${entry.subpath}`, types: `./dist/entries/${entry.subpath}.d.ts` }
    const styleSheet = { subpath: `./${entry.subpath}.css`, types: './dist/style-sheet.d.ts' }
    return hasComponent(entry) ? [module, styleSheet] : [module]
  })
  const manifestEntries = Object.entries(readManifest().exports)
    .filter(([subpath]) => !subpath.includes('*'))
    .map(([subpath, target]) => ({ subpath, types: typeof target === 'string' ? undefined : target.types }))
  return [...manifestEntries, ...componentEntries].sort((a, b) => (a.subpath < b.subpath ? -1 : 1))
}

/** The absolute paths of the declaration files that consumers can reach, of the built package. */
export function reachedDeclarations(): Set<string> {
  const reached = new Set<string>()
  for (const { types } of publicEntries()) if (types) collectDeclarations(join(uiFolder, types), reached)
  return reached
}

/** A declaration file's code without comments and empty lines. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
    .trim()
}

/** Adds a declaration file, and the files that it imports directly or through others, to `reached`. */
function collectDeclarations(file: string, reached: Set<string>): void {
  if (reached.has(file)) return
  reached.add(file)
  const code = withoutComments(readFileSync(file, 'utf8'))
  for (const [, path = ''] of code.matchAll(/(?:from|import\()\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
    collectDeclarations(join(dirname(file), `${path}.d.ts`), reached)
  }
}
