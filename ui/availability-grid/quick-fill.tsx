import { memo, useState } from 'react'
import { FULL_WEEK } from './availability'
import { bitsAt, PRESETS, placeAt, turn, WEEKDAYS } from './week-grid'
import type { WeekLabels } from './week-labels'

interface QuickFillProps {
  words: WeekLabels
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
}

/** Presets and tools, folded away. The week hears what is pressed, so that painting never draws them again. */
export const QuickFill = memo(function QuickFill({ words, firstDay }: QuickFillProps) {
  const weekdays = turn(WEEKDAYS, firstDay)
  const [row, setRow] = useState(2 - firstDay)
  const [cells, setCells] = useState(weekdays)
  const dayOptions = (valueFor: (row: number) => number) =>
    words.days.map((day, index) => (
      <option key={day} value={valueFor(index + 1)}>
        {day}
      </option>
    ))
  return (
    <details>
      <summary className="week-tool">{words.quickFill}</summary>
      <div className="week-line">
        {words.presets.map((name, index) => (
          <button key={name} type="button" data-do="add" data-cells={turn(PRESETS[index] ?? 0, firstDay)}>
            {name}
          </button>
        ))}
        <button type="button" data-do="invert">
          {words.invert}
        </button>
      </div>
      <div className="week-line">
        <label>
          {words.copy[0]}{' '}
          <select value={row} onChange={(event) => setRow(Number(event.target.value))}>
            {dayOptions((day) => day)}
          </select>
        </label>
        <label>
          {words.copy[1]}{' '}
          <select value={cells} onChange={(event) => setCells(Number(event.target.value))}>
            <option value={weekdays}>{words.targets[0]}</option>
            <option value={FULL_WEEK}>{words.targets[1]}</option>
            {dayOptions((day) => bitsAt(placeAt(day, 0)))}
          </select>
        </label>
        <button type="button" data-do="copy" data-row={row} data-cells={cells}>
          {words.copy[2]}
        </button>
      </div>
    </details>
  )
})
