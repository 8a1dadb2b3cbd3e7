import { useId } from 'react'
import type { CompareGridProps, ViewGridProps } from './availability-grid-props'
import { useWeek, WeekFrame } from './week/week-frame'
import { cellsAt, rotateWeek } from './week/week-grid'
import type { Words } from './week/week-labels'
import { maskOf, popcount } from './week/week-mask'
import { WeekTable } from './week/week-table'

/** The props of either read-only mode. */
type ReadOnlyGridProps = Omit<ViewGridProps, 'mode' | 'value'> &
  Partial<Pick<ViewGridProps, 'value'> & Omit<CompareGridProps, 'mode'>> & { mode: 'view' | 'compare' }

/**
 * A read-only week: an applicant's, or the reader's own in a summary. Of two weeks to compare, the first, until the
 * comparison's chunk has loaded.
 */
export function ViewGrid(props: ReadOnlyGridProps) {
  const {
    mode: _mode,
    self,
    value = self,
    labels,
    weekStart,
    other: _other,
    selfLabel: _selfLabel,
    otherLabel: _otherLabel,
    percentOf: _percentOf,
    summary: _summary,
    ...rest
  } = props
  const { words, firstDay } = useWeek(labels, weekStart)
  const id = useId()
  const mask = rotateWeek(maskOf(value), firstDay)
  return (
    <WeekFrame labelId={id} aside={<span className="week-note">{words.count(popcount(mask))}</span>} {...rest}>
      <ViewTable labelId={id} words={words} cell={freeCell(mask, words)} />
    </WeekFrame>
  )
}

/** Look and text of a cell in a week that shows only what is free. */
export function freeCell(mask: number, words: Words): ViewTableProps['cell'] {
  return (bit) => {
    const isFree = Boolean(mask & bit)
    return [isFree, words.free(isFree)]
  }
}

interface ViewTableProps {
  /** Id of the element that names the table. */
  labelId: string
  words: Words
  /** A cell's look and text, by its bit. */
  cell: (bit: number) => [look: string | boolean, text: string]
}

/** A read-only table. A cell's text, for screen readers, is its state only: they read its headers before it. */
export function ViewTable({ labelId, words, cell }: ViewTableProps) {
  return (
    <WeekTable
      aria-labelledby={labelId}
      words={words}
      cell={(position, _, column) => {
        const [look, text] = cell(cellsAt(position))
        return (
          <div data-slot={column} data-look={look}>
            <span className="sr-only">{text}</span>
          </div>
        )
      }}
    />
  )
}
