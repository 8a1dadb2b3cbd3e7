import type { ComponentProps, ReactNode } from 'react'
import type { SchedulePerson } from './model/people'
import type { Schedule, ScheduleEntry } from './model/schedule'
import type { ScheduleMessages } from './schedule-messages'

interface BaseProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What the grid is of: "When are you free?". Names the grid or table. */
  label: string
  /** Keeps the label for screen readers only, where a heading already shows it. Default false. */
  hideLabel?: boolean
  /** The days, slots and levels, from `createSchedule`; made outside the component or memoised. */
  schedule: Schedule
  /** Replaces texts. Default: the locale's, else English. Given from outside the component or memoised. */
  messages?: Partial<ScheduleMessages>
}

/** What is shown in a cell, by its index. */
export type CellContent = (cell: number) => ReactNode

interface CellContentProps {
  /**
   * A short content of a cell, by index (`cellsWhere`), such as a price. It is hidden from screen readers, which hear
   * `messages.cell`. Given from outside the component or memoised. Default: none.
   */
  cellContent?: CellContent
}

export interface EditScheduleProps extends BaseProps, CellContentProps {
  mode: 'edit'
  /** The entries. Those the grid doesn't show stay in the value through every change. */
  value: readonly ScheduleEntry[]
  /** Called with the complete new list: once per press, key or finished stroke. */
  onChange: (entries: ScheduleEntry[]) => void
  /** Cells that aren't offered, by index (`cellsWhere`, `skippedCells`). They keep their entries. */
  disabledCells?: readonly number[]
  /** Cells that show their level but can't be changed, by index. */
  readOnlyCells?: readonly number[]
  /** Instructions. Default: one text for pointers and one for keys. `null` for none. */
  hint?: ReactNode
  /** The error message; announced once, politely. */
  error?: string
}

export interface ViewScheduleProps extends BaseProps, CellContentProps {
  mode: 'view'
  /** The entries. */
  value: readonly ScheduleEntry[]
}

export interface CompareScheduleProps extends BaseProps {
  mode: 'compare'
  /** Whose times are compared. Two are told apart by name in every cell; more are a heat map. */
  people: readonly SchedulePerson[]
  /** How many of the best times are listed. Default 3; 0 lists none. */
  bestTimesLimit?: number
}

/** Discriminated by `mode`; each mode has its own props. */
export type ScheduleGridProps = EditScheduleProps | ViewScheduleProps | CompareScheduleProps
