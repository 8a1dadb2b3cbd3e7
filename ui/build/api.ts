// The package's interface as text: every door, what is behind it, and every type that can be seen from there.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Words of a declaration file without its comments and empty lines. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
    .trim()
}

/** The declaration files that can be seen from one, itself included. */
function visibleFrom(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  const code = withoutComments(readFileSync(file, 'utf8'))
  for (const [, path = ''] of code.matchAll(/(?:from|import\()\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
    visibleFrom(join(dirname(file), `${path}.d.ts`), seen)
  }
}

/**
 * The report that is kept in `ui/api`, so that a change of any public type shows in review.
 *
 * @param folder a built package
 */
export function apiReport(folder: string): string {
  const manifest: { exports: Record<string, string | { types: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const doors = Object.entries(manifest.exports).sort(([a], [b]) => (a < b ? -1 : 1))
  const seen = new Set<string>()
  for (const [, target] of doors) if (typeof target !== 'string') visibleFrom(join(folder, target.types), seen)

  const list = doors.map(([subpath, target]) => {
    const name = subpath.replace('.', '@campus-gigs/ui')
    if (typeof target === 'string') return `- \`${name}\``
    return `- \`${name}\` → ${target.types.slice(2)}`
  })
  const declarations = [...seen]
    .map((file) => ({
      name: relative(folder, file).replaceAll('\\', '/'),
      text: withoutComments(readFileSync(file, 'utf8')),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``)
  return [
    '# The interface of @campus-gigs/ui',
    'Written by `npm run api -w ui`; a test compares it. Removing or narrowing something here breaks those who use it.',
    list.join('\n'),
    ...declarations,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
