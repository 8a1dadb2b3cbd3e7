import { type FocusEvent, type KeyboardEvent, memo, useId, useState } from 'react'
import { positionOf } from '../availability-grid/use-availability-grid'
import { cellOf, firstCell, nextPosition, positionAt, positionWithin } from './model/positions'
import { DayHeaders, ScheduleFrame, ScheduleTable, useScheduleTexts } from './schedule-frame'
import type { CompareScheduleProps } from './schedule-grid-props'
import { type ComparedCell, useComparison } from './use-comparison'

interface HeatCellProps extends ComparedCell {
  isTabStop: boolean
  position: number
}

/** A cell of the comparison, which says who is free when it gets the focus. */
const HeatCell = memo(function HeatCell({ heat, present, description, isTabStop, position }: HeatCellProps) {
  return (
    <td data-cell={position} aria-label={description} tabIndex={isTabStop ? 0 : -1}>
      <div data-heat={heat} aria-hidden="true">
        {present}
      </div>
    </td>
  )
})

function BestTimes({ id, heading, items }: { id: string; heading: string; items: readonly string[] }) {
  return (
    <div>
      <b id={id}>{heading}</b>
      <ol className="schedule-times" aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Several people's times: two told apart in every cell, more as a heat map with the number of people in each. A cell says
 * its time and who is missing when it gets the focus or is pressed.
 */
export function CompareSchedule(props: CompareScheduleProps) {
  const { mode: _, schedule, messages, people, bestTimesLimit = 3, ...rest } = props
  const texts = useScheduleTexts(schedule, messages)
  const id = useId()
  // The Tab stop: the first cell until another gets the focus.
  const [lastFocused, setLastFocused] = useState(firstCell(schedule))
  const positionInSchedule = positionWithin(schedule, lastFocused)
  // In a new schedule the position may be a header's, which takes no focus.
  const tabStop = cellOf(schedule, positionInSchedule) === undefined ? firstCell(schedule) : positionInSchedule
  // The line below the table describes this cell: the one last focused or pointed at.
  const [describedCell, setDescribedCell] = useState<number>()
  const { cells, bestTimes, legend } = useComparison({ schedule, people, bestTimesLimit, texts })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: table, key } = event
    const isMirrored = getComputedStyle(table).direction === 'rtl'
    const target = nextPosition(schedule, tabStop, key, event.ctrlKey || event.metaKey, isMirrored)
    if (target === undefined || event.altKey) return
    event.preventDefault()
    // Headers take no focus, so no element is found at their positions.
    table.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus()
  }

  function describe({ target }: { target: EventTarget }) {
    const position = positionOf(target)
    if (position !== undefined) setDescribedCell(cellOf(schedule, position))
  }

  return (
    <ScheduleFrame labelId={id} {...rest}>
      {bestTimes.length > 0 && <BestTimes id={`${id}times`} heading={texts.bestTimes} items={bestTimes} />}
      <ScheduleTable
        schedule={schedule}
        role="grid"
        aria-readonly="true"
        aria-labelledby={id}
        onKeyDown={handleKeyDown}
        onFocus={(event: FocusEvent) => {
          setLastFocused(positionOf(event.target) ?? tabStop)
          describe(event)
        }}
        onPointerOver={describe}
        head={<DayHeaders schedule={schedule} texts={texts} />}
        row={(row) => (
          <>
            <th scope="row">{texts.slots[row - 1]}</th>
            {schedule.days.map((day, column) => {
              const position = positionAt(schedule, row, column + 1)
              const cell = cells[(row - 1) * schedule.days.length + column]
              return cell && <HeatCell key={day} position={position} isTabStop={tabStop === position} {...cell} />
            })}
          </>
        )}
      />
      {/* Not a live region: screen readers say a cell's name, the same text, when it gets the focus. */}
      <p className="schedule-chosen">{cells[describedCell ?? -1]?.description ?? texts.compareHint}</p>
      <ul className="schedule-legend">
        {legend.map(({ heat, text }) => (
          <li key={heat}>
            <i data-heat={heat} />
            {text}
          </li>
        ))}
      </ul>
    </ScheduleFrame>
  )
}
