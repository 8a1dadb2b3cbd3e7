import { useState } from 'react'
import { cellsAt, positionAt, rotateWeek } from '../week/week-grid'
import type { Words } from '../week/week-labels'
import { FULL_WEEK, SLOTS_PER_DAY } from '../week/week-mask'
import { toolLabels } from './tool-labels'

/*
 * Masks of a week from Sunday, in hexadecimal: a digit is a day, Saturday first and Sunday last; its bits are the day's
 * slots, 1 Morning, 2 Afternoon, 4 Evening, 8 Night.
 */

/** Monday to Friday. */
export const WEEKDAYS = 0x0fffff0

/** The cells each preset adds, in the order of the names in the labels. */
export const PRESETS = [
  // Weekday evenings
  0x0444440,
  // Weekends
  0xf00000f,
  // Business hours, 9 to 5: Morning and Afternoon
  0x0333330,
]

/** The first slot of all seven days. Multiplied by the mask of one day's slots, it gives these slots on every day. */
const EVERY_DAY = 0x1111111

/** Replaces the slots of the days in `targets`, a mask of their cells, by those of the day in `row`. */
export function copyDay(mask: number, row: number, targets: number): number {
  const slots = (mask >>> (SLOTS_PER_DAY * (row - 1))) & 0b1111
  return (mask & ~targets) | (targets & (slots * EVERY_DAY))
}

interface QuickFillProps {
  words: Words
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  /** The displayed week. */
  mask: number
  /** Called with the new week. */
  onFill: (mask: number) => void
}

/** Presets, invert, and copying a day. */
export function QuickFill({ words, firstDay, mask, onFill }: QuickFillProps) {
  const { invert, presets, copy, targets, days } = { ...toolLabels, ...words }
  const [fromWord, toWord, copyButtonWord] = copy
  const [weekdaysWord, everyDayWord] = targets
  const weekdays = rotateWeek(WEEKDAYS, firstDay)
  const mondayRow = firstDay === 1 ? 1 : 2
  const [copiedRow, setCopiedRow] = useState(mondayRow)
  const [targetCells, setTargetCells] = useState(weekdays)
  const dayOptions = (valueFor: (row: number) => number) =>
    days.map((day, index) => (
      <option key={day} value={valueFor(index + 1)}>
        {day}
      </option>
    ))
  return (
    <>
      <div className="week-line">
        {presets.map((name, index) => (
          <button key={name} type="button" onClick={() => onFill(mask | rotateWeek(PRESETS[index] ?? 0, firstDay))}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => onFill(mask ^ FULL_WEEK)}>
          {invert}
        </button>
      </div>
      <div className="week-line">
        <label>
          {fromWord}{' '}
          <select value={copiedRow} onChange={(event) => setCopiedRow(Number(event.target.value))}>
            {dayOptions((day) => day)}
          </select>
        </label>
        <label>
          {toWord}{' '}
          <select value={targetCells} onChange={(event) => setTargetCells(Number(event.target.value))}>
            <option value={weekdays}>{weekdaysWord}</option>
            <option value={FULL_WEEK}>{everyDayWord}</option>
            {dayOptions((day) => cellsAt(positionAt(day, 0)))}
          </select>
        </label>
        <button type="button" onClick={() => onFill(copyDay(mask, copiedRow, targetCells))}>
          {copyButtonWord}
        </button>
      </div>
    </>
  )
}
