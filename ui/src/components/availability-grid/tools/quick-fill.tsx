import { useState } from 'react'
import { cellsAt, positionAt, rotateWeek } from '../week/week-grid'
import type { Words } from '../week/week-labels'
import { toolLabels } from './tool-labels'

/** Monday to Friday, as a mask of a week from Sunday. */
export const WEEKDAYS = 0x0fffff0

/** The cells each preset adds, as masks of a week from Sunday, in the order of the names in the labels. */
export const PRESETS = [
  // Weekday evenings
  0x0444440,
  // Weekends
  0xf00000f,
  // Business hours, 9 to 5: Morning and Afternoon
  0x0333330,
]

/** Replaces the slots of the days in `targets`, a mask of their cells, by those of the day in `row`. */
export function copyDay(mask: number, row: number, targets: number): number {
  const slots = (mask >>> (4 * row - 4)) & 0b1111
  return (mask & ~targets) | (targets & (slots * 0x1111111))
}

const EVERY_CELL = cellsAt(0)

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
  const weekdays = rotateWeek(WEEKDAYS, firstDay)
  const [row, setRow] = useState(2 - firstDay)
  const [cells, setCells] = useState(weekdays)
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
        <button type="button" onClick={() => onFill(mask ^ EVERY_CELL)}>
          {invert}
        </button>
      </div>
      <div className="week-line">
        <label>
          {copy[0]}{' '}
          <select value={row} onChange={(event) => setRow(Number(event.target.value))}>
            {dayOptions((day) => day)}
          </select>
        </label>
        <label>
          {copy[1]}{' '}
          <select value={cells} onChange={(event) => setCells(Number(event.target.value))}>
            <option value={weekdays}>{targets[0]}</option>
            <option value={EVERY_CELL}>{targets[1]}</option>
            {dayOptions((day) => cellsAt(positionAt(day, 0)))}
          </select>
        </label>
        <button type="button" onClick={() => onFill(copyDay(mask, row, cells))}>
          {copy[2]}
        </button>
      </div>
    </>
  )
}
