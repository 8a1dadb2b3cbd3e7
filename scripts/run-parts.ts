// Runs the parts of `npm run bench` and `npm run trust`, each of which measures something and holds it to a goal.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Stopped } from './shell.mjs'

/** A figure with its goal. */
export interface Figure {
  goal: string
  measured: string
  isKept: boolean
}

/** What each part of `npm run bench` and `npm run trust` exports. */
export interface Part {
  /** Measures, and resolves to its figure, or to whether every goal was reached where it printed a table of its own. */
  run(): Promise<boolean | Figure>
}

/**
 * A number of the command line, such as 50 for `runs` in `--runs=50`. Anything else ends the process with a message.
 * @returns the default without the option
 */
export function numberOption(name: string, defaultNumber: number): number {
  const option = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  const number = option === undefined ? defaultNumber : Number(option.slice(name.length + 3))
  if (Number.isInteger(number) && number >= 1) return number
  console.error(`--${name} needs a whole number above 0.`)
  process.exit(1)
}

/** The file of each part in a folder: `<name>.ts` or `<name>/index.ts`, by the part's name. */
function partFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = entry.isDirectory() ? join(entry.name, 'index.ts') : entry.name
    const isPart = file.endsWith('.ts') && file !== 'run.ts' && existsSync(join(folder, file))
    if (isPart) files.set(entry.name.replace(/\.ts$/, ''), join(folder, file))
  }
  return files
}

/**
 * Runs the parts in a folder that the command line names, or all of them. A part is `<name>.ts` or `<name>/index.ts` and
 * exports {@link Part}'s function. Arguments such as `--runs=50` and `--no-drain` are the parts' own. The process ends
 * with 1 when a goal was not reached, or when there is no such part.
 * @param options `onlyByName`: the parts that run only when the command line names them. Default: none
 */
export async function runParts(folder: string, { onlyByName = [] }: { onlyByName?: string[] } = {}): Promise<void> {
  const files = partFiles(folder)
  const requested = process.argv.slice(2).filter((argument) => !/^--(?:no-|[\w-]+=)/.test(argument))
  const unknown = requested.filter((name) => !files.has(name))
  if (unknown.length > 0) {
    console.error(`No part is named ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`)
    process.exitCode = 1
    return
  }
  const isChosen = (name: string) => (requested.length > 0 ? requested.includes(name) : !onlyByName.includes(name))
  const rows: string[] = []
  for (const [name, file] of files) {
    if (!isChosen(name)) continue
    console.log(`\n── ${name}`)
    const startMs = performance.now()
    const { run }: Part = await import(pathToFileURL(file).href)
    const result = await run().catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error
      console.error(error.message)
      process.exit(1)
    })
    const hasOwnTable = typeof result === 'boolean'
    const isKept = hasOwnTable ? result : result.isKept
    if (!isKept) process.exitCode = 1
    if (!hasOwnTable) rows.push(formatRow(name, result, performance.now() - startMs))
  }
  if (rows.length > 0) console.log(`\n${rows.join('\n')}`)
}

/** A part's two lines in the table at the end: its figure and duration, then its goal. */
function formatRow(name: string, { goal, measured, isKept }: Figure, tookMs: number): string {
  const verdict = isKept ? 'kept  ' : 'BROKEN'
  const took = `${(tookMs / 1000).toFixed(0)} s`
  return `${name.padEnd(18)}${verdict}${took.padStart(8)}   ${measured}\n${' '.repeat(35)}goal: ${goal}`
}
