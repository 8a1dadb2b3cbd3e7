import type { ComponentProps, ReactNode } from 'react'
import type { WeekLabels } from './week-labels'
import type { AvailabilityEntry } from './week-mask'

interface BaseProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Whose week it is: "Your week", "Ana's availability". Names the grid or table. */
  label: string
  /** Keeps the label for screen readers only, where a heading already says it. Default false. */
  hideLabel?: boolean
  /** The day of the first row. Changes nothing in the data. Default `sunday`. */
  weekStart?: 'sunday' | 'monday'
  /** Words of one's own, the names of days and slots too. Default: English ones. */
  labels?: Partial<WeekLabels>
}

export interface EditGridProps extends BaseProps {
  mode: 'edit'
  /** What is free now; entries of either kind. */
  value: readonly AvailabilityEntry[]
  /** The whole new list, as grid entries in order of the week; once a click, key or finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** A line on how to use it. Default: one for pointers and one for keys. `null` for none. */
  hint?: ReactNode
  /** What is wrong; announced once, politely. */
  error?: string
  /**
   * A grid to paint or a list of checkboxes. Default: what was last chosen in this browser, at first the grid. When
   * given it is yours to keep, and without `onLayoutChange` there is no switch.
   */
  layout?: WeekLayout
  /** Told when the switch is pressed. */
  onLayoutChange?: (layout: WeekLayout) => void
}

/** The two ways to say when one is free. */
export type WeekLayout = 'grid' | 'list'

export interface CompareGridProps extends BaseProps {
  mode: 'compare'
  /** One's own free times (for a business: the applicant's). */
  self: readonly AvailabilityEntry[]
  /** The shifts to be covered. None at all: "Shift times to be confirmed". */
  other: readonly AvailabilityEntry[]
  /** What `self` is called in the legend, cells and clashes. Default `you`. */
  selfLabel?: string
  /** What `other` is called in the legend and cells. Default `the gig`. */
  otherLabel?: string
  /** Whose slots are the whole of the percentage: the signed-in party's. Default `self`. */
  percentOf?: 'self' | 'other'
  /** Replaces the slots covered, the clashes and the percentage; `null` shows none. Default: these. */
  summary?: ReactNode
}

export interface ViewGridProps extends BaseProps {
  mode: 'view'
  /** What is free; entries of either kind. */
  value: readonly AvailabilityEntry[]
}

/** Three uses of the one week; each has its own props. */
export type AvailabilityGridProps = EditGridProps | CompareGridProps | ViewGridProps
