import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { cellsAt, extendPaint, FIRST_CELL, nextPosition, rotateWeek, toggle } from './week/week-grid'
import { type AvailabilityEntry, maskOf, replaceCells } from './week/week-mask'

/** The position of the cell or header that a pointer or key event hit; undefined elsewhere. */
export function positionOf(target: EventTarget | null): number | undefined {
  // The cast: these events hit elements only. Those of another window, such as an iframe's, are no instances of `Element`.
  const cell = (target as Element | null)?.closest<HTMLElement>('[data-cell]')
  return cell ? Number(cell.dataset.cell) : undefined
}

/** A change of the week, as masks. */
export interface Change {
  before: number
  after: number
  /** Text to announce. Default: a summary, or nothing where only the cell with the Tab stop changed. */
  notice?: string
}

interface AvailabilityGridInput {
  /** The free times, as grid entries or intervals. */
  value: readonly AvailabilityEntry[]
  /** Called with the complete new list: once per click, key or finished drag. Keeps entries that no cell shows. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
}

/**
 * The behaviour of the week to paint: the roving Tab stop, and painting by click and key. Events are delegated to the root
 * and the table, which read the position from `data-cell`; cells without handlers render only when they change.
 */
export function useAvailabilityGrid({ value: entries, onChange, firstDay }: AvailabilityGridInput) {
  const value = rotateWeek(maskOf(entries), firstDay)
  const [active, setActive] = useState(FIRST_CELL)
  const [change, setChange] = useState<Change>()
  const [preview, setPreview] = useState<number>()

  function commit(next: number, notice?: string) {
    if (next === value) return
    setChange({ before: value, after: next, notice })
    // Entries count days from Sunday.
    onChange(replaceCells(entries, rotateWeek(next, 7 - firstDay)))
  }

  return {
    /** The value, as a mask of a week from `firstDay`. */
    value,
    /** The mask to display: the value, or the preview of an unfinished drag. */
    shown: preview ?? value,
    /** The position that is the grid's Tab stop. */
    active,
    change,
    /** Displays a mask other than the value; `undefined` ends the preview. */
    setPreview,
    commit,
    /** For the element that holds the cells. */
    rootProps: {
      onClick({ target }: MouseEvent) {
        const position = positionOf(target)
        if (position === undefined) return
        setActive(position)
        commit(toggle(value, cellsAt(position)))
      },
    },
    /** For the grid's table. */
    gridProps: {
      role: 'grid' as const,
      onFocus: ({ target }: FocusEvent) => setActive(positionOf(target) ?? active),
      onKeyDown(event: KeyboardEvent) {
        const { currentTarget: table, key } = event
        const isMirrored = getComputedStyle(table).direction === 'rtl'
        const target = nextPosition(active, key, event.ctrlKey || event.metaKey, isMirrored)
        if (target === undefined || event.altKey) return
        event.preventDefault()
        table.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus()
        if (event.shiftKey) commit(extendPaint(value, active, target))
      },
    },
  }
}

/** The part of the grid's state that its tools use. */
export type GridState = Pick<
  ReturnType<typeof useAvailabilityGrid>,
  'value' | 'shown' | 'active' | 'change' | 'setPreview' | 'commit'
>
