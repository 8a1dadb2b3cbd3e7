// `npm run bench`: runs every comparison in this folder; `npm run bench -- size` runs only that one.
// A comparison is `bench/<name>.ts` or `bench/<name>/index.ts`. It exports `run`, prints what it measured, and says
// whether every budget was kept.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What each comparison exports. */
export interface Comparison {
  /** Measures, prints a table, and resolves to whether every budget was kept. */
  run(): Promise<boolean>
}

const folder = import.meta.dirname

/** The file of each comparison, by its name. */
const files = new Map(
  readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const file = entry.isDirectory() ? join(entry.name, 'index.ts') : entry.name
    if (file === 'run.ts' || !file.endsWith('.ts') || !existsSync(join(folder, file))) return []
    return [[entry.name.replace(/\.ts$/, ''), join(folder, file)]]
  }),
)

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !files.has(name))
if (unknown.length > 0) {
  console.error(`No comparison is named ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`)
  process.exit(1)
}

for (const [name, file] of files) {
  if (requested.length > 0 && !requested.includes(name)) continue
  console.log(`\n── ${name}`)
  const { run }: Comparison = await import(pathToFileURL(file).href)
  if (!(await run())) process.exitCode = 1
}
