import { useId } from 'react'
import { matchPercentOfMasks } from './availability'
import type { CompareGridProps } from './availability-grid-props'
import { MATCH_STATES, matchStateOf, matchWords } from './comparison'
import { comparisonLabels } from './comparison-labels'
import { freeCell, ReadTable } from './read-grid'
import { useWeek, WeekFrame } from './week-frame'
import { turn } from './week-grid'
import { cellName } from './week-labels'
import { entriesOfMask, maskOf, popcount } from './week-mask'

/** How two weeks fit: the slots covered, the clashes, a table with its legend, and what share of a week that is. */
export function CompareGrid(props: CompareGridProps) {
  const { mode: _, self, other, labels, weekStart, ...native } = props
  const { selfLabel = 'you', otherLabel = 'the gig', percentOf = 'self', summary, ...rest } = native
  const { words: given, firstDay } = useWeek(labels, weekStart)
  const words = { ...comparisonLabels, ...given }
  const own = turn(maskOf(self), firstDay)
  const shifts = turn(maskOf(other), firstDay)
  const wordsOf = (state: (typeof MATCH_STATES)[number]) =>
    matchWords(words, state, { self: selfLabel, other: otherLabel })
  const total = popcount(shifts)
  const percent = percentOf === 'other' ? matchPercentOfMasks(shifts, own) : matchPercentOfMasks(own, shifts)
  const id = useId()
  const table = { labelId: id, words }

  // Without shifts there is nothing to compare: a week all in red would say "never".
  return (
    <WeekFrame labelId={id} {...rest}>
      {total ? (
        <>
          {summary === undefined ? (
            <>
              <p className="week-lead">{words.covers(popcount(own & shifts), total)}</p>
              <ul className="week-clashes">
                {entriesOfMask(shifts & ~own).map(({ tableIndex: [row, , slot], label }) => (
                  <li key={label}>{words.clash(cellName(words, Number(row), Number(slot)), selfLabel)}</li>
                ))}
              </ul>
            </>
          ) : (
            summary
          )}
          <ReadTable
            {...table}
            cell={(bit, name) => {
              const state = matchStateOf(own, shifts, bit)
              return [state, name + words.colon + wordsOf(state)]
            }}
          />
          <ul className="week-legend">
            {MATCH_STATES.map((state) => (
              <li key={state}>
                <i data-look={state} />
                <span>
                  <b>{wordsOf(state)}</b>
                  {state === 'both' && words.colon}
                  {state === 'both' && <span>{words.great}</span>}
                </span>
              </li>
            ))}
          </ul>
          {summary === undefined && (
            <p className="week-note">
              <b>{words.percent(percent)}</b> {words.match(percentOf === 'self' ? selfLabel : otherLabel)}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="week-lead">{words.noShifts}</p>
          <ReadTable {...table} cell={freeCell(own, words)} />
        </>
      )}
    </WeekFrame>
  )
}
