// The cost of importing one part: its share of the consumer's bundle, minified and compressed as a server sends it.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { OutputChunk } from 'rolldown'
import { bundleProgram } from '../ui/build/bundle'
import { buildModules } from '../ui/build/modules'
import { classesOfEntries, splitStyles } from '../ui/build/part-styles'
import { buildStyles } from '../ui/build/styles'

/** A bundle, in bytes after Brotli at its best, as servers keep their files. */
interface Size {
  /** The chunks loaded first. */
  entry: number
  /** All lazy chunks. */
  lazy: number
  /** One lazy chunk, by the name of its module. */
  chunk: (name: string) => number
}

/** The bytes of a text after Brotli at its best. */
const compressedSize = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

const compressed = (chunks: OutputChunk[]) => chunks.reduce((sum, { code }) => sum + compressedSize(code), 0)

/**
 * The bundled size of some lines of a consumer's program, without React, which the consumer has already.
 *
 * @param folder its packages are resolved from here
 */
export async function sizeOf(program: string, folder = import.meta.dirname): Promise<Size> {
  const { initial, lazy } = await bundleProgram(folder, program, {
    external: /^react(-dom)?(\/|$)/,
    minify: true,
  })
  return {
    entry: compressed(initial),
    lazy: compressed(lazy),
    chunk: (name) => compressed(lazy.filter((chunk) => chunk.name === name)),
  }
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`

/** The smallest peer of a part with all its chunks, as `npm run bench -- peers` last measured it: `Mantine 9.38 KB`. */
export function smallestPeer(comparison: string, part: string): string | undefined {
  const table = /<!-- sizes -->\n([\s\S]*?)\n<!-- \/sizes -->/.exec(comparison)?.[1] ?? ''
  const cellsOf = (line: string | undefined) => line?.split('|').map((cell) => cell.trim()) ?? []
  const lines = table.split('\n')
  const names = cellsOf(lines[0])
  const sizes = cellsOf(lines.find((line) => line.startsWith(`| ${part} |`)))
  // A line's first three cells are the empty text before its first bar, the part, and our size.
  const isPeer = (size: string, index: number) => index > 2 && size.endsWith('KB')
  const peers = sizes.flatMap((size, index) => (isPeer(size, index) ? [{ name: names[index], size }] : []))
  const smallest = peers.toSorted((a, b) => Number.parseFloat(a.size) - Number.parseFloat(b.size))[0]
  return smallest && `${smallest.name} ${smallest.size}`
}

const comparison = readFileSync(join(import.meta.dirname, '../docs/comparison.md'), 'utf8')

/**
 * Prints a size beside its budget.
 *
 * @param measured in bytes
 * @param budget in bytes
 * @param part the part whose smallest peer is printed too. Default: none
 * @returns whether the budget was kept
 */
function report(what: string, measured: number, budget: number, part = ''): boolean {
  const isKept = measured <= budget
  const size = `${kilobytes(measured).padStart(9)} of ${kilobytes(budget)}`
  const peer = smallestPeer(comparison, part)
  console.log(
    `${isKept ? '✓' : '✗'} ${what.padEnd(47)} ${size.padEnd(22)} ${peer ? `smallest peer: ${peer}` : ''}`.trimEnd(),
  )
  return isKept
}

/** The budgets of what a page loads first for one export of a module in `ui/src/components`. */
const entryBudgets: readonly { name: string; module: string; maxKilobytes: number }[] = [
  { name: 'Card', module: 'card/card', maxKilobytes: 1.5 },
  { name: 'Button', module: 'button/button', maxKilobytes: 3 },
  { name: 'Checkbox', module: 'checkbox/checkbox', maxKilobytes: 4 },
  { name: 'RadioGroup', module: 'radio-group/radio-group', maxKilobytes: 4 },
  { name: 'FileDrop', module: 'file-drop/file-drop', maxKilobytes: 7 },
  { name: 'MultiFileDrop', module: 'file-drop/multi-file-drop', maxKilobytes: 7 },
  { name: 'Slider', module: 'slider/slider', maxKilobytes: 2 },
  { name: 'RangeSlider', module: 'slider/range-slider', maxKilobytes: 3 },
  { name: 'Tabs', module: 'tabs/tabs', maxKilobytes: 9 },
  { name: 'ToastProvider', module: 'toast/toast-provider', maxKilobytes: 10 },
  { name: 'Dialog', module: 'dialog/dialog', maxKilobytes: 14 },
  { name: 'Menu', module: 'menu/menu', maxKilobytes: 2.5 },
  { name: 'Stepper', module: 'stepper/stepper', maxKilobytes: 5 },
  { name: 'ScheduleGrid', module: 'schedule-grid/schedule-grid', maxKilobytes: 8 },
  { name: 'ScheduleField', module: 'schedule-field/schedule-field', maxKilobytes: 7 },
  { name: 'createSchedule', module: 'schedule-grid/schedule', maxKilobytes: 1 },
]

/** Measures the published modules against their budgets, and prints each. @returns whether all were kept */
export async function run(): Promise<boolean> {
  // In the repository, where the packages they import are found.
  const folder = join(import.meta.dirname, '../dist/size')
  try {
    await buildModules(folder)
    const { css } = await buildStyles(folder)
    return [...(await reportModules(folder)), ...reportStyleSheets(folder, css)].every(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reports the size of each module with a budget. @returns for each whether it was kept */
async function reportModules(folder: string): Promise<boolean[]> {
  const part = (name: string, module: string) =>
    sizeOf(`export { ${name} } from '${join(folder, 'components', `${module}.js`)}'`)
  const reports: boolean[] = []
  for (const { name, module, maxKilobytes } of entryBudgets) {
    const { entry } = await part(name, module)
    // A menu's list is measured below, as its peers are.
    reports.push(report(`${name} without React`, entry, maxKilobytes * 1024, name === 'Menu' ? '' : name))
  }
  const grid = await part('AvailabilityGrid', 'availability-grid/availability-grid')
  const combobox = await part('Combobox', 'combobox/combobox')
  const palette = await part('CommandPalette', 'command-palette/command-palette')
  const menu = await part('Menu', 'menu/menu')
  const editor = await part('RichTextField', 'rich-text-field/rich-text-field')
  const starterKit = await sizeOf(
    "export { Editor } from '@tiptap/core'; export { StarterKit } from '@tiptap/starter-kit'",
  )
  return [
    ...reports,
    report('AvailabilityGrid without React', grid.entry, 3 * 1024),
    report('its tools and list, once it is seen', grid.chunk('tools'), 2.75 * 1024),
    report('its comparison, where one is shown', grid.chunk('compare-grid'), 1024),
    report('all of it', grid.entry + grid.lazy, 6.75 * 1024, 'AvailabilityGrid'),
    report('Combobox without React', combobox.entry + combobox.lazy, 6 * 1024, 'Combobox'),
    report("CommandPalette's list with cmdk, once it opens", palette.lazy, 6 * 1024),
    report('Menu with its list, after the first input', menu.entry + menu.lazy, 28 * 1024, 'Menu'),
    report("RichTextField's chunk, of TipTap's StarterKit", editor.lazy, 0.88 * starterKit.entry),
  ]
}

/** Reports the size of each style sheet with a budget. @returns for each whether it was kept */
function reportStyleSheets(folder: string, css: string): boolean[] {
  const sheets = splitStyles(css, classesOfEntries(folder))
  const sheetSize = (name: string) => compressedSize(`${sheets.get('base')}${sheets.get(name)}`)
  return [
    report('availability-grid.css with its base', sheetSize('availability-grid'), 7.5 * 1024),
    report('combobox.css with its base', sheetSize('combobox'), 5.5 * 1024),
    report('styles.css, of all components', compressedSize(css), 13 * 1024),
  ]
}
