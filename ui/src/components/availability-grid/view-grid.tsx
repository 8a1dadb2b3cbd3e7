import { useId } from 'react'
import type { CompareGridProps, ViewGridProps } from './availability-grid-props'
import { useWeek, WeekFrame } from './week/week-frame'
import { cellsAt, rotateWeek } from './week/week-grid'
import type { Words } from './week/week-labels'
import { maskOf, popcount } from './week/week-mask'
import { WeekTable } from './week/week-table'

/** The props of both read-only modes. */
type ReadOnlyGridProps = Omit<ViewGridProps, 'mode' | 'value'> &
  Partial<Pick<ViewGridProps, 'value'> & Omit<CompareGridProps, 'mode'>> & { mode: 'view' | 'compare' }

/** One read-only week. In mode `compare` it shows `self` until the comparison's chunk has loaded. */
export function ViewGrid(props: ReadOnlyGridProps) {
  const {
    mode,
    self,
    value = self,
    labels,
    weekStart,
    other,
    selfLabel,
    otherLabel,
    percentOf,
    summary,
    ...rest
  } = props
  const { words, firstDay } = useWeek(labels, weekStart)
  const id = useId()
  const mask = rotateWeek(maskOf(value), firstDay)
  return (
    <WeekFrame labelId={id} aside={<span className="week-note">{words.count(popcount(mask))}</span>} {...rest}>
      <ViewTable labelId={id} words={words} stateOf={freeStateOf(mask, words)} />
    </WeekFrame>
  )
}

/** The cells of one week: free or not. */
export function freeStateOf(mask: number, words: Words): ViewTableProps['stateOf'] {
  return (bit) => {
    const isFree = Boolean(mask & bit)
    return [isFree, words.free(isFree)]
  }
}

interface ViewTableProps {
  /** Id of the element that names the table. */
  labelId: string
  words: Words
  /** A cell's look (`data-look`) and its text for screen readers, which have read its headers before it. */
  stateOf: (bit: number) => [look: string | boolean, text: string]
}

/** A read-only table of the week. */
export function ViewTable({ labelId, words, stateOf }: ViewTableProps) {
  return (
    <WeekTable
      aria-labelledby={labelId}
      words={words}
      cell={(position, _, column) => {
        const [look, text] = stateOf(cellsAt(position))
        return (
          <div data-slot={column} data-look={look}>
            <span className="sr-only">{text}</span>
          </div>
        )
      }}
    />
  )
}
