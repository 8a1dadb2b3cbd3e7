import { type ComponentProps, type FocusEvent, type KeyboardEvent, memo, useId, useMemo, useState } from 'react'
import { positionOf } from '../availability-grid/use-availability-grid'
import { describeAttendance, type HeatLook, heatLookOf, heatSteps } from './model/heat'
import { type Attendance, attendanceOfCells, bestTimes, presentCount } from './model/people'
import { cellOf, firstCell, nextPosition, positionAt, positionWithin } from './model/positions'
import { DayText, ScheduleFrame, ScheduleTable, useScheduleTexts } from './schedule-frame'
import type { CompareScheduleProps } from './schedule-grid-props'

interface HeatCellProps extends ComponentProps<'td'> {
  look: HeatLook
  present: number
  isTabStop: boolean
  'data-cell': number
}

/** A cell of the comparison, which says who is free when it gets the focus. */
const HeatCell = memo(function HeatCell({ look, present, isTabStop, ...rest }: HeatCellProps) {
  return (
    <td {...rest} tabIndex={isTabStop ? 0 : -1}>
      <div data-heat={look} aria-hidden="true">
        {present}
      </div>
    </td>
  )
})

/**
 * Several people's times: two told apart in every cell, more as a heat map with the number of people in each. A cell says
 * its time and who is missing when it gets the focus or is pressed.
 */
export function CompareSchedule(props: CompareScheduleProps) {
  const { mode: _, schedule, messages, people, bestTimesLimit = 3, ...rest } = props
  const texts = useScheduleTexts(schedule, messages)
  const id = useId()
  // The Tab stop: the first cell until another gets the focus.
  const [lastActive, setActive] = useState(firstCell(schedule))
  const position = positionWithin(schedule, lastActive)
  // In a new schedule the position may be a header's, which takes no focus.
  const active = cellOf(schedule, position) === undefined ? firstCell(schedule) : position
  // The cell whose sentence is shown below.
  const [chosen, setChosen] = useState<number>()
  const { names, attendances, times } = useMemo(() => {
    const attendances = attendanceOfCells(schedule, people)
    const sentenceOf = (attendance: Attendance) =>
      texts.attendance(describeAttendance(attendance, people, schedule.levels.map(texts.level)))
    return {
      attendances,
      names: attendances.map((attendance, cell) => {
        const column = cell % schedule.days.length
        const row = Math.floor(cell / schedule.days.length)
        return texts.cell(texts.days[column] ?? '', texts.slots[row] ?? '') + texts.colon + sentenceOf(attendance)
      }),
      times: bestTimes(schedule, people, { limit: bestTimesLimit }).map(
        ({ day, startMinute, endMinute, attendance }) =>
          texts.cell(texts.day(day), texts.range(texts.time(startMinute), texts.time(endMinute))) +
          texts.colon +
          sentenceOf(attendance),
      ),
    }
  }, [schedule, people, texts, bestTimesLimit])
  const [first, second] = people
  const legend: { look: HeatLook | number; text: string }[] =
    people.length === 2
      ? [
          { look: 'both', text: texts.both },
          { look: 'first', text: texts.only(first?.name ?? '') },
          { look: 'second', text: texts.only(second?.name ?? '') },
          { look: 'neither', text: texts.neither },
        ]
      : heatSteps(people.length).map(({ step, from, to }) => ({
          look: step,
          text: texts.legend(from, to, people.length),
        }))

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: table, key } = event
    const isMirrored = getComputedStyle(table).direction === 'rtl'
    const target = nextPosition(schedule, active, key, event.ctrlKey || event.metaKey, isMirrored)
    if (target === undefined || event.altKey) return
    event.preventDefault()
    // Headers take no focus: there the target is none of the cells.
    table.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus()
  }

  function choose({ target }: { target: EventTarget }) {
    const position = positionOf(target)
    if (position !== undefined) setChosen(cellOf(schedule, position))
  }

  return (
    <ScheduleFrame labelId={id} {...rest}>
      {times.length > 0 && (
        <div>
          <b id={`${id}times`}>{texts.bestTimes}</b>
          <ol className="schedule-times" aria-labelledby={`${id}times`}>
            {times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
        </div>
      )}
      <ScheduleTable
        schedule={schedule}
        role="grid"
        aria-readonly="true"
        aria-labelledby={id}
        onKeyDown={handleKeyDown}
        onFocus={(event: FocusEvent) => {
          setActive(positionOf(event.target) ?? active)
          choose(event)
        }}
        onPointerOver={choose}
        head={
          <>
            <td />
            {schedule.days.map((day, index) => (
              <th key={day} scope="col">
                <DayText texts={texts} column={index + 1} />
              </th>
            ))}
          </>
        }
        row={(row) => (
          <>
            <th scope="row">{texts.slots[row - 1]}</th>
            {schedule.days.map((day, column) => {
              const position = positionAt(schedule, row, column + 1)
              const cell = (row - 1) * schedule.days.length + column
              const attendance = attendances[cell] ?? []
              return (
                <HeatCell
                  key={day}
                  data-cell={position}
                  look={heatLookOf(attendance)}
                  present={presentCount(attendance)}
                  isTabStop={active === position}
                  aria-label={names[cell]}
                />
              )
            })}
          </>
        )}
      />
      {/* Not a live region: the cell that has the focus is named so. */}
      <p className="schedule-chosen">{(chosen !== undefined && names[chosen]) || texts.compareHint}</p>
      <ul className="schedule-legend">
        {legend.map(({ look, text }) => (
          <li key={look}>
            <i data-heat={look} />
            {text}
          </li>
        ))}
      </ul>
    </ScheduleFrame>
  )
}
