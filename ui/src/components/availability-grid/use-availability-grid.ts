import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { bitsAt, carry, FIRST_CELL, move, toggle, turn } from './week-grid'
import { type AvailabilityEntry, entriesOfMask, maskOf } from './week-mask'

/** The place of what was hit; `NaN` when it is none. */
export const placeOf = (target: EventTarget | null) =>
  Number(target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : Number.NaN)

/** One week made another. */
export interface Change {
  before: number
  after: number
  /** What is to be told of it. Default: what changed. */
  told?: string
}

export interface AvailabilityGridInput {
  /** The chosen entries, of either kind. */
  value: readonly AvailabilityEntry[]
  /** Called with the whole new list, once for a click, a key or a finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
}

/**
 * What the week does, without its looks: which cell is the tab stop, and painting by click and key. Handlers sit on the
 * root and the table and know by `data-place` what was pressed, so that a cell needs none and is drawn again only when
 * it changes.
 */
export function useAvailabilityGrid({ value, onChange, firstDay }: AvailabilityGridInput) {
  const mask = turn(maskOf(value), firstDay)
  const [active, setActive] = useState(FIRST_CELL)
  const [change, setChange] = useState<Change>()
  const [previewed, setPreview] = useState<number>()

  function commit(next: number, told?: string) {
    if (next === mask) return
    setChange({ before: mask, after: next, told })
    onChange(entriesOfMask(turn(next, 7 - firstDay)))
  }

  return {
    /** What to draw, as it is shown: the value, or the week under a drag that is not finished. */
    mask: previewed ?? mask,
    /** The place that is the grid's one tab stop. */
    active,
    /** The last change, to be announced. */
    change,
    /** The value. */
    week: mask,
    /** Shows another week than the value, for the time being. */
    preview: setPreview,
    /** Makes it another week. */
    commit,
    /** For what holds the cells. */
    rootProps: {
      onClick({ target }: MouseEvent) {
        const place = placeOf(target)
        if (!(place >= 0)) return
        setActive(place)
        commit(toggle(mask, bitsAt(place)))
      },
    },
    /** For the table that holds the cells of the grid. */
    gridProps: {
      role: 'grid' as const,
      onFocus: ({ target }: FocusEvent) => setActive(placeOf(target)),
      onKeyDown(event: KeyboardEvent) {
        const { currentTarget: table, key } = event
        const isMirrored = getComputedStyle(table).direction === 'rtl'
        const target = move(active, key, event.ctrlKey || event.metaKey, isMirrored)
        if (target === undefined || event.altKey) return
        event.preventDefault()
        table.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus()
        if (event.shiftKey) commit(carry(mask, active, target))
      },
    },
  }
}

/** The week as the tools around it know it. */
export type GridOfWeek = Pick<ReturnType<typeof useAvailabilityGrid>, 'mask' | 'week' | 'change' | 'preview' | 'commit'>
