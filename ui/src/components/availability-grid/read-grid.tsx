import { useId } from 'react'
import type { ViewGridProps } from './availability-grid-props'
import { useWeek, WeekFrame } from './week-frame'
import { bitsAt, turn } from './week-grid'
import { cellName, type Words } from './week-labels'
import { maskOf, popcount } from './week-mask'
import { WeekTable } from './week-table'

/** A week to read: an applicant's, or one's own in a summary. */
export function ViewGrid({ mode: _, value, labels, weekStart, ...rest }: ViewGridProps) {
  const { words, firstDay } = useWeek(labels, weekStart)
  const id = useId()
  const mask = turn(maskOf(value), firstDay)
  return (
    <WeekFrame labelId={id} aside={<span className="week-note">{words.count(popcount(mask))}</span>} {...rest}>
      <ReadTable labelId={id} words={words} cell={freeCell(mask, words)} />
    </WeekFrame>
  )
}

/** How a cell looks and is called in a week that says no more than what is free. */
export function freeCell(mask: number, words: Words): ReadTableProps['cell'] {
  return (bit, name) => {
    const isFree = (mask & bit) !== 0
    return [isFree, words.state(name, isFree)]
  }
}

interface ReadTableProps {
  /** What names the table. */
  labelId: string
  words: Words
  /** A cell's look and whole name, by its bit and the name of its day and slot. */
  cell: (bit: number, name: string) => [look: string | boolean, name: string]
}

/** Real headers, and in each cell its whole name. */
export function ReadTable({ labelId, words, cell }: ReadTableProps) {
  return (
    <WeekTable
      aria-labelledby={labelId}
      words={words}
      cell={(place, row, column) => {
        const [look, name] = cell(bitsAt(place), cellName(words, row - 1, column - 1))
        return (
          <div data-slot={column} data-look={look}>
            <span className="sr-only">{name}</span>
          </div>
        )
      }}
    />
  )
}
