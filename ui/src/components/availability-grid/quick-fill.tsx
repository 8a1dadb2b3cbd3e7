import { useState } from 'react'
import { copyDay, PRESETS, WEEKDAYS } from './presets'
import { toolLabels } from './tool-labels'
import { bitsAt, placeAt, turn } from './week-grid'
import type { Words } from './week-labels'

/** What the corner stands for. */
const EVERY_CELL = bitsAt(0)

export interface QuickFillProps {
  words: Words
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  /** The week as it is shown. */
  mask: number
  /** Told the week as it should be. */
  onFill: (mask: number) => void
}

/** Presets and tools for the whole week. */
export function QuickFill({ words, firstDay, mask, onFill }: QuickFillProps) {
  const { invert, presets, copy, targets, days } = { ...toolLabels, ...words }
  const weekdays = turn(WEEKDAYS, firstDay)
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
          <button key={name} type="button" onClick={() => onFill(mask | turn(PRESETS[index] ?? 0, firstDay))}>
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
            {dayOptions((day) => bitsAt(placeAt(day, 0)))}
          </select>
        </label>
        <button type="button" onClick={() => onFill(copyDay(mask, row, cells))}>
          {copy[2]}
        </button>
      </div>
    </>
  )
}
