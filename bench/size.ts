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
  const cells = cellsOf(lines.find((line) => line.startsWith(`| ${part} |`)))
  // The cells before the third are the line's start, the part and ours.
  const peers = cells.flatMap((size, index) => (index > 2 && size.endsWith('KB') ? [{ name: names[index], size }] : []))
  const smallest = peers.toSorted((a, b) => Number.parseFloat(a.size) - Number.parseFloat(b.size))[0]
  return smallest && `${smallest.name} ${smallest.size}`
}

const comparison = readFileSync(join(import.meta.dirname, '../docs/comparison.md'), 'utf8')

/** Prints a size beside its budget, and beside the smallest peer of the part that it is of. */
function report(what: string, measured: number, budget: number, part = ''): boolean {
  const isKept = measured <= budget
  const size = `${kilobytes(measured).padStart(9)} of ${kilobytes(budget)}`
  const peer = smallestPeer(comparison, part)
  console.log(
    `${isKept ? '✓' : '✗'} ${what.padEnd(47)} ${size.padEnd(22)} ${peer ? `smallest peer: ${peer}` : ''}`.trimEnd(),
  )
  return isKept
}

/** Measures the published modules against their budgets. */
export async function run(): Promise<boolean> {
  // In the repository, where the packages they import are found.
  const folder = join(import.meta.dirname, '../dist/size')
  try {
    await buildModules(folder)
    const { css } = await buildStyles(folder)
    const sheets = splitStyles(css, classesOfEntries(folder))
    const sheetSize = (name: string) => compressedSize(`${sheets.get('base')}${sheets.get(name)}`)
    const part = (name: string, file: string) => sizeOf(`export { ${name} } from '${join(folder, file)}'`)
    const budgets: [name: string, file: string, kilobytes: number][] = [
      ['Card', 'card/card', 1.5],
      ['Button', 'button/button', 3],
      ['Checkbox', 'checkbox/checkbox', 4],
      ['RadioGroup', 'radio-group/radio-group', 4],
      ['FileDrop', 'file-drop/file-drop', 7],
      ['MultiFileDrop', 'file-drop/multi-file-drop', 7],
      ['Slider', 'slider/slider', 2],
      ['RangeSlider', 'slider/range-slider', 3],
      ['Tabs', 'tabs/tabs', 9],
      ['ToastProvider', 'toast/toast-provider', 10],
      ['Dialog', 'dialog/dialog', 14],
      ['Menu', 'menu/menu', 2.5],
      ['Stepper', 'stepper/stepper', 5],
      ['ScheduleGrid', 'schedule-grid/schedule-grid', 8],
      ['ScheduleField', 'schedule-field/schedule-field', 7],
      ['createSchedule', 'schedule-grid/schedule', 1],
    ]
    const reports: boolean[] = []
    for (const [name, file, budget] of budgets) {
      const { entry } = await part(name, `components/${file}.js`)
      // A menu's list is measured below, as its peers are.
      reports.push(report(`${name} without React`, entry, budget * 1024, name === 'Menu' ? '' : name))
    }
    const grid = await part('AvailabilityGrid', 'components/availability-grid/availability-grid.js')
    const combobox = await part('Combobox', 'components/combobox/combobox.js')
    const palette = await part('CommandPalette', 'components/command-palette/command-palette.js')
    const menu = await part('Menu', 'components/menu/menu.js')
    const editor = await part('RichTextField', 'components/rich-text-field/rich-text-field.js')
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
      report('availability-grid.css with its base', sheetSize('availability-grid'), 7.5 * 1024),
      report('combobox.css with its base', sheetSize('combobox'), 5.5 * 1024),
      report('styles.css, of all components', compressedSize(css), 13 * 1024),
      report("RichTextField's chunk, of TipTap's StarterKit", editor.lazy, 0.88 * starterKit.entry),
    ].every(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
