import { useId } from 'react'
import { matchPercentOfMasks } from '../availability'
import type { CompareGridProps } from '../availability-grid-props'
import { freeStateOf, ViewTable } from '../view-grid'
import { useWeek, WeekFrame } from '../week/week-frame'
import { rotateWeek } from '../week/week-grid'
import { cellName } from '../week/week-labels'
import { CELLS, maskOf, popcount, SLOTS_PER_DAY } from '../week/week-mask'
import { comparisonLabels, MATCH_STATES, type MatchState, matchStateOf, matchWords } from './comparison'

/**
 * Compares two weeks: how many shift slots are covered, the clashes, a table with its legend, and the match percent. The
 * caller's `summary` replaces the texts about cover, clashes and percent.
 */
export function CompareGrid(props: CompareGridProps) {
  const { mode, self, other, labels, weekStart, ...native } = props
  const { words: weekWords, firstDay } = useWeek(labels, weekStart)
  const words = { ...comparisonLabels, ...weekWords }
  const { selfLabel = words.self, otherLabel = words.other, percentOf = 'self', summary, ...rest } = native
  const free = rotateWeek(maskOf(self), firstDay)
  const shifts = rotateWeek(maskOf(other), firstDay)
  const shiftCount = popcount(shifts)
  const id = useId()
  const tableProps = { labelId: id, words }

  if (shiftCount === 0) {
    // Every cell would show as a mismatch, so show the plain week instead.
    return (
      <WeekFrame labelId={id} {...rest}>
        <p className="week-lead">{words.noShifts}</p>
        <ViewTable {...tableProps} stateOf={freeStateOf(free, words)} />
      </WeekFrame>
    )
  }

  const stateText = (state: MatchState) => matchWords(words, state, { self: selfLabel, other: otherLabel })
  const hasOwnSummary = summary !== undefined
  const clashCells = [...CELLS.keys()].filter((cell) => shifts & ~free & (1 << cell))
  const nameOf = (cell: number) => cellName(words, Math.floor(cell / SLOTS_PER_DAY), cell % SLOTS_PER_DAY)
  const percent = percentOf === 'other' ? matchPercentOfMasks(shifts, free) : matchPercentOfMasks(free, shifts)
  return (
    <WeekFrame labelId={id} {...rest}>
      {!hasOwnSummary && (
        <>
          <p className="week-lead">{words.covers(popcount(free & shifts), shiftCount)}</p>
          <ul className="week-clashes">
            {clashCells.map((cell) => (
              <li key={cell}>{words.clash(nameOf(cell), selfLabel)}</li>
            ))}
          </ul>
        </>
      )}
      {hasOwnSummary && summary !== null && <div>{summary}</div>}
      <ViewTable
        {...tableProps}
        stateOf={(bit) => {
          const state = matchStateOf(free, shifts, bit)
          return [state, stateText(state)]
        }}
      />
      <ul className="week-legend">
        {MATCH_STATES.map((state) => (
          <li key={state}>
            <i data-look={state} />
            <span>
              <b>{stateText(state)}</b>
              {state === 'both' && words.colon}
              {state === 'both' && <span>{words.great}</span>}
            </span>
          </li>
        ))}
      </ul>
      {!hasOwnSummary && (
        <p className="week-note">
          <b>{words.percent(percent)}</b> {words.match(percentOf === 'self' ? selfLabel : otherLabel)}
        </p>
      )}
    </WeekFrame>
  )
}
