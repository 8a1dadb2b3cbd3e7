import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { positionOf } from '../availability-grid/use-availability-grid'
import { type CellLevel, levelsOfCells, PARTIAL, paintCells } from './model/entries'
import {
  cellOf,
  cellsBetween,
  countChanges,
  firstCell,
  nextPosition,
  paintLevels,
  positionWithin,
  pressedLevel,
} from './model/positions'
import type { ScheduleEntry } from './model/schedule'
import type { ScheduleTexts } from './schedule-frame'
import type { EditScheduleProps } from './schedule-grid-props'

/** A change made in the grid, for undo and the announcement. */
export interface ScheduleChange {
  before: readonly ScheduleEntry[]
  after: readonly ScheduleEntry[]
  /** What to announce; empty where only the focused cell changed, since screen readers announce its new state. */
  notice: string
}

type GridInput = Pick<EditScheduleProps, 'schedule' | 'value' | 'onChange' | 'disabledCells' | 'readOnlyCells'> & {
  texts: ScheduleTexts
}

/** The summary of a stroke: how many cells got each level, how many were erased, and what there is now. */
function describeStroke(
  { schedule, texts }: Pick<GridInput, 'schedule' | 'texts'>,
  before: readonly CellLevel[],
  after: readonly CellLevel[],
): string {
  const { painted, erased } = countChanges(before, after, schedule.levels.length)
  const named = (counts: readonly number[]) =>
    counts.map((count, index) => ({ level: texts.level(schedule.levels[index] ?? ''), count }))
  return texts.change(named(painted), erased, describeCount({ schedule, texts }, after))
}

/** How many cells have each level. */
export function describeCount(
  { schedule, texts }: Pick<GridInput, 'schedule' | 'texts'>,
  levels: readonly CellLevel[],
): string {
  const counts = schedule.levels.map((id, index) => ({
    level: texts.level(id),
    count: levels.filter((level) => level === index + 1).length,
  }))
  return texts.count(counts, levels.length)
}

/** Changes of the entries: the last one, the preview of an unfinished stroke, and painting. */
function usePainting(input: GridInput) {
  const { schedule, value: entries, onChange, disabledCells, readOnlyCells, texts } = input
  const [change, setChange] = useState<ScheduleChange>()
  const [preview, setPreview] = useState<CellLevel[]>()
  const levels = useMemo(() => levelsOfCells(schedule, entries), [schedule, entries])
  const locked = useMemo(
    () => new Set([...(disabledCells ?? []), ...(readOnlyCells ?? [])]),
    [disabledCells, readOnlyCells],
  )

  /** The cells between two positions that may be changed. */
  function editableBetween(a: number, b: number): number[] {
    return cellsBetween(schedule, a, b).filter((cell) => !locked.has(cell))
  }

  function commit(after: ScheduleEntry[], notice: string) {
    setChange({ before: entries, after, notice })
    onChange(after)
  }

  /**
   * Paints cells as one change.
   *
   * @param pressed the focused cell: screen readers announce its `aria-pressed`, so its change alone has no summary
   */
  function paint(cells: readonly number[], level: CellLevel, pressed?: number) {
    const after = paintLevels(levels, cells, level)
    const changed = cells.filter((cell) => levels[cell] !== level)
    if (changed.length === 0) return
    const isPressedOnly = changed.length === 1 && changed[0] === pressed
    const previousLevel = levels[pressed ?? -1] ?? 0
    // Between two levels `aria-pressed` stays the same, so announce the new level.
    const cellNotice = previousLevel > 0 && level > 0 ? texts.level(schedule.levels[level - 1] ?? '') : ''
    commit(
      paintCells(schedule, entries, cells, level),
      isPressedOnly ? cellNotice : describeStroke(input, levels, after),
    )
  }

  return { levels, change, preview, setPreview, editableBetween, commit, paint }
}

/**
 * The behaviour of a schedule to paint: the roving Tab stop, the brush, and painting by press and key. Events are delegated
 * to the table, which reads positions from `data-cell`, so that only cells that change render.
 */
export function useScheduleGrid(input: GridInput) {
  const { schedule } = input
  const [lastActive, setActive] = useState(firstCell(schedule))
  const [chosenBrush, setBrush] = useState<CellLevel>(1)
  // A new schedule may have fewer days, slots or levels.
  const active = positionWithin(schedule, lastActive)
  const brush = Math.min(chosenBrush, schedule.levels.length)
  const painting = usePainting(input)
  const { levels, preview, editableBetween, paint } = painting

  /** Paints the cells of a position, or erases them where all have the brush's level. */
  function press(position: number) {
    const cells = editableBetween(position, position)
    paint(cells, pressedLevel(levels, cells, brush), cellOf(schedule, position))
  }

  /** Moves the focus; with Shift paints all up to the new position with the level of the current one. */
  function move(table: HTMLElement, target: number, isPainting: boolean) {
    if (isPainting) {
      const activeLevels = cellsBetween(schedule, active, active).map((cell) => levels[cell] ?? 0)
      // A partly free cell paints with the brush; erasing would lose its minutes.
      const levelWithoutFullCell = activeLevels.includes(PARTIAL) ? brush : 0
      const level = Math.max(0, ...activeLevels) || levelWithoutFullCell
      paint(editableBetween(active, target), level, cellOf(schedule, target))
    }
    table.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: table, key } = event
    const isCtrl = event.ctrlKey || event.metaKey
    const isMirrored = getComputedStyle(table).direction === 'rtl'
    const target = nextPosition(schedule, active, key, isCtrl, isMirrored)
    // Where there are several levels, a number key paints with its level, and 0 erases.
    const level = schedule.levels.length > 1 && /^\d$/.test(key) && !isCtrl ? Number(key) : undefined
    if (event.altKey) return
    if (target !== undefined) move(table, target, event.shiftKey)
    else if (isCtrl && key.toLowerCase() === 'a') paint(editableBetween(0, 0), brush)
    else if (level !== undefined && level <= schedule.levels.length) {
      paint(editableBetween(active, active), level, cellOf(schedule, active))
    } else return
    event.preventDefault()
  }

  return {
    value: input.value,
    levels,
    /** The levels to display: the value's, or the preview of an unfinished stroke. */
    shown: preview ?? levels,
    /** The position that is the grid's Tab stop. */
    active,
    /** The level painted with, from 1. */
    brush,
    setBrush,
    change: painting.change,
    /** Displays levels other than the value's; `undefined` ends the preview. */
    setPreview: painting.setPreview,
    editableBetween,
    paint,
    commit: painting.commit,
    /** The announcement of going from the value to other entries. */
    describeGoingTo: (after: readonly ScheduleEntry[]) => describeStroke(input, levels, levelsOfCells(schedule, after)),
    /** For the grid's table. */
    gridProps: {
      role: 'grid' as const,
      onClick({ target }: MouseEvent) {
        const position = positionOf(target)
        if (position === undefined) return
        setActive(position)
        press(position)
      },
      onFocus: ({ target }: FocusEvent) => setActive(positionOf(target) ?? active),
      onKeyDown: handleKeyDown,
    },
  }
}

/** The grid's state, for its tools. */
export type ScheduleGridState = ReturnType<typeof useScheduleGrid>
