import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { cellsAt, extendPaint, FIRST_CELL, nextPosition, rotateWeek, toggle } from './week/week-grid'
import { type AvailabilityEntry, entriesOfMask, maskOf } from './week/week-mask'

/** The position of the cell or header an event hit; `NaN` elsewhere. */
export const positionOf = (target: EventTarget | null) =>
  Number(target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : Number.NaN)

/** A change of the week, as masks. */
export interface Change {
  before: number
  after: number
  /** Text to announce. Default: a description of the change. */
  notice?: string
}

interface AvailabilityGridInput {
  /** The free times, as grid entries or intervals. */
  value: readonly AvailabilityEntry[]
  /** Called with the complete new list: once per click, key or finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
}

/**
 * The behaviour of the week to paint: the roving Tab stop, and painting by click and key. Events are delegated to the root
 * and the table, which read the position from `data-cell`; cells without handlers render only when they change.
 */
export function useAvailabilityGrid({ value, onChange, firstDay }: AvailabilityGridInput) {
  const mask = rotateWeek(maskOf(value), firstDay)
  const [active, setActive] = useState(FIRST_CELL)
  const [change, setChange] = useState<Change>()
  const [previewMask, setPreviewMask] = useState<number>()

  function commit(next: number, notice?: string) {
    if (next === mask) return
    setChange({ before: mask, after: next, notice })
    onChange(entriesOfMask(rotateWeek(next, 7 - firstDay)))
  }

  return {
    /** The displayed week: the value, or the preview of an unfinished drag. */
    mask: previewMask ?? mask,
    /** The position that is the grid's Tab stop. */
    active,
    /** The last change. */
    change,
    /** The value, as a mask. */
    week: mask,
    /** Displays a week other than the value; `undefined` ends the preview. */
    preview: setPreviewMask,
    /** Changes the value. */
    commit,
    /** For the element that holds the cells. */
    rootProps: {
      onClick({ target }: MouseEvent) {
        const position = positionOf(target)
        if (!(position >= 0)) return
        setActive(position)
        commit(toggle(mask, cellsAt(position)))
      },
    },
    /** For the grid's table. */
    gridProps: {
      role: 'grid' as const,
      onFocus: ({ target }: FocusEvent) => setActive(positionOf(target)),
      onKeyDown(event: KeyboardEvent) {
        const { currentTarget: table, key } = event
        const isMirrored = getComputedStyle(table).direction === 'rtl'
        const target = nextPosition(active, key, event.ctrlKey || event.metaKey, isMirrored)
        if (target === undefined || event.altKey) return
        event.preventDefault()
        table.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus()
        if (event.shiftKey) commit(extendPaint(mask, active, target))
      },
    },
  }
}

/** The part of the grid's state that its tools use. */
export type GridState = Pick<ReturnType<typeof useAvailabilityGrid>, 'mask' | 'week' | 'change' | 'preview' | 'commit'>
