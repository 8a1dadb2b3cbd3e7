import type { ComponentProps, ReactNode } from 'react'
import type { WeekLabels } from './week/week-labels'
import type { AvailabilityEntry } from './week/week-mask'

interface BaseProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Whose week it is: "Your week", "Ana's availability". Names the grid or table. */
  label: string
  /** Keeps the label for screen readers only, where a heading already shows it. Default false. */
  hideLabel?: boolean
  /** The day of the first row. The data does not change. Default: that of the `LocaleProvider`, else `sunday`. */
  weekStart?: 'sunday' | 'monday'
  /** Replaces words, including the names of days and slots. Default: English. */
  labels?: Partial<WeekLabels>
}

export interface EditGridProps extends BaseProps {
  mode: 'edit'
  /** The free times, as grid entries or intervals. */
  value: readonly AvailabilityEntry[]
  /**
   * Called with the complete new list, as grid entries in week order: once per click, key or finished drag. Entries that no
   * cell shows, such as of a fifth slot, follow unchanged.
   */
  onChange: (entries: AvailabilityEntry[]) => void
  /** Instructions. Default: one text for pointers and one for keys. `null` for none. */
  hint?: ReactNode
  /** The error message; announced once, politely. */
  error?: string
  /**
   * A grid to paint or a list of checkboxes. Default: the layout last chosen in this browser, else the grid. When given,
   * it is controlled, and without `onLayoutChange` there is no switch.
   */
  layout?: WeekLayout
  /** Called when the reader switches the layout. */
  onLayoutChange?: (layout: WeekLayout) => void
  /**
   * The local-storage key under which this browser keeps the layout last chosen; `null` keeps nothing. Default
   * `campus-gigs-week-layout`.
   */
  layoutStorageKey?: string | null
}

/** How free times are entered. */
export type WeekLayout = 'grid' | 'list'

export interface CompareGridProps extends BaseProps {
  mode: 'compare'
  /** The person's free times (for a business: the applicant's). */
  self: readonly AvailabilityEntry[]
  /** The shifts to cover. When empty: "Shift times to be confirmed". */
  other: readonly AvailabilityEntry[]
  /** What `self` is called in the legend, cells and clashes. Default `you`. */
  selfLabel?: string
  /** What `other` is called in the legend and cells. Default `the gig`. */
  otherLabel?: string
  /** Whose slots are 100 %: the signed-in party's. Default `self`. */
  percentOf?: 'self' | 'other'
  /** Replaces the slots covered, the clashes and the percentage; `null` shows none. Default: these. */
  summary?: ReactNode
}

export interface ViewGridProps extends BaseProps {
  mode: 'view'
  /** The free times, as grid entries or intervals. */
  value: readonly AvailabilityEntry[]
}

/** Discriminated by `mode`; each mode has its own props. */
export type AvailabilityGridProps = EditGridProps | CompareGridProps | ViewGridProps
