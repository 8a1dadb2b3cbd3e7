import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What each part of `npm run bench` and `npm run trust` exports. */
export interface Part {
  /** Measures, prints a table, and resolves to whether every goal was reached. */
  run(): Promise<boolean>
}

/**
 * Runs the parts in a folder that the command line names, or all of them. A part is `<name>.ts` or `<name>/index.ts` and
 * exports {@link Part}'s function. The process ends with 1 when a goal was not reached, or when there is no such part.
 */
export async function runParts(folder: string): Promise<void> {
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
    console.error(`No part is named ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`)
    process.exitCode = 1
    return
  }
  for (const [name, file] of files) {
    if (requested.length > 0 && !requested.includes(name)) continue
    console.log(`\n── ${name}`)
    const { run }: Part = await import(pathToFileURL(file).href)
    if (!(await run())) process.exitCode = 1
  }
}
