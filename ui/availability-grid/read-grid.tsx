import { entriesOfMask, maskOf, matchPercentOfMasks, popcount } from './availability'
import type { CompareGridProps, ViewGridProps } from './availability-grid-props'
import { MATCH_STATES, matchStateOf, matchWords } from './comparison'
import { useWeek, WeekFrame } from './week-frame'
import { bitsAt, turn } from './week-grid'
import { cellName, type Words } from './week-labels'
import { WeekTable } from './week-table'

/** A week to read: an applicant's, or one's own in a summary. */
export function ViewGrid({ mode: _, value, labels, weekStart, ...rest }: ViewGridProps) {
  const { words, firstDay } = useWeek(labels, weekStart)
  const mask = turn(maskOf(value), firstDay)
  return (
    <WeekFrame aside={<span className="week-note">{words.count(popcount(mask))}</span>} {...rest}>
      <FreeTable label={rest.label} mask={mask} words={words} />
    </WeekFrame>
  )
}

interface TableProps {
  /** Names the table. */
  label: string
  words: Words
}

/** A table of what is free. */
function FreeTable({ label, words, mask }: TableProps & { mask: number }) {
  return (
    <ReadTable
      label={label}
      words={words}
      cell={(bit, name) => {
        const isFree = (mask & bit) !== 0
        return [isFree, words.state(name, isFree)]
      }}
    />
  )
}

interface ReadTableProps extends TableProps {
  /** A cell's look and whole name, by its bit and the name of its day and slot. */
  cell: (bit: number, name: string) => [look: string | boolean, name: string]
}

/** Real headers, and in each cell its whole name. */
function ReadTable({ label, words, cell }: ReadTableProps) {
  return (
    <WeekTable
      words={words}
      cell={(place, row, column) => {
        const [look, name] = cell(bitsAt(place), cellName(words, row - 1, column - 1))
        return (
          <div data-slot={column} data-look={look}>
            <span className="sr-only">{name}</span>
          </div>
        )
      }}
    >
      <caption className="sr-only">{label}</caption>
    </WeekTable>
  )
}

/** How two weeks fit: the figure, how many shift slots are covered and which clash, a table to read and its legend. */
export function CompareGrid(props: CompareGridProps) {
  const { mode: _, self, other, labels, weekStart, ...native } = props
  const { selfLabel = 'you', otherLabel = 'the gig', percentOf, ...rest } = native
  const { words, firstDay } = useWeek(labels, weekStart)
  const own = turn(maskOf(self), firstDay)
  const shifts = turn(maskOf(other), firstDay)
  const wordsOf = (state: (typeof MATCH_STATES)[number]) =>
    matchWords(words, state, { self: selfLabel, other: otherLabel })
  const total = popcount(shifts)
  const table = { label: rest.label, words }

  // Without shifts there is nothing to compare: a week all in red would say "never".
  return (
    <WeekFrame {...rest}>
      {total ? (
        <>
          <p>
            <b>
              {words.percent(
                percentOf === 'other' ? matchPercentOfMasks(shifts, own) : matchPercentOfMasks(own, shifts),
              )}
            </b>{' '}
            {words.match} <strong>{words.covers(popcount(own & shifts), total)}</strong>
          </p>
          <ul className="week-clashes">
            {entriesOfMask(shifts & ~own).map(({ tableIndex: [row, , slot], label }) => (
              <li key={label}>{words.clash(cellName(words, Number(row), Number(slot)), selfLabel)}</li>
            ))}
          </ul>
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
        </>
      ) : (
        <>
          <p>
            <b>{words.noShifts}</b>
          </p>
          <FreeTable {...table} mask={own} />
        </>
      )}
    </WeekFrame>
  )
}
