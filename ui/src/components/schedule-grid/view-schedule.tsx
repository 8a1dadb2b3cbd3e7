import { useId, useMemo } from 'react'
import { levelsOfCells, PARTIAL } from './model/entries'
import { DayHeaders, ScheduleFrame, ScheduleTable, useScheduleTexts } from './schedule-frame'
import type { ViewScheduleProps } from './schedule-grid-props'

/** A read-only schedule, as a table. A cell's text is its state only: screen readers read its headers before it. */
export function ViewSchedule({ mode: _, schedule, messages, value, cellContent, ...rest }: ViewScheduleProps) {
  const texts = useScheduleTexts(schedule, messages)
  const id = useId()
  const levels = useMemo(() => levelsOfCells(schedule, value), [schedule, value])
  const stateOf = (level: number) => {
    if (level === PARTIAL) return texts.partial
    return level ? texts.level(schedule.levels[level - 1] ?? '') : texts.none
  }
  return (
    <ScheduleFrame labelId={id} {...rest}>
      <ScheduleTable
        schedule={schedule}
        aria-labelledby={id}
        // The table has no focusable element, so the scroll container is one, for scrolling by keyboard.
        scrollProps={{ tabIndex: 0, role: 'region', 'aria-labelledby': id }}
        head={<DayHeaders schedule={schedule} texts={texts} />}
        row={(row) => (
          <>
            <th scope="row">{texts.slots[row - 1]}</th>
            {schedule.days.map((day, column) => {
              const cell = (row - 1) * schedule.days.length + column
              const level = levels[cell] ?? 0
              return (
                <td key={day}>
                  <div data-level={level === PARTIAL ? 'partial' : level}>
                    <span className="sr-only">{stateOf(level)}</span>
                    {cellContent && <small aria-hidden="true">{cellContent(cell)}</small>}
                  </div>
                </td>
              )
            })}
          </>
        )}
      />
    </ScheduleFrame>
  )
}
