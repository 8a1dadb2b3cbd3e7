import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type AvailabilityEntry, entriesOfMask, maskOf } from './availability'
import {
  bitsAt,
  bitsBetween,
  carry,
  FIRST_CELL,
  fillOf,
  historyOf,
  move,
  paint,
  record,
  toggle,
  turn,
} from './week-grid'
import { describeChange, type Words } from './week-labels'

/** A press in the grid; as soon as a second cell is reached it is a drag. */
interface Press {
  start: number
  /** What the rectangle from `start` becomes: the opposite of its first cell. */
  isFree: boolean
  /** The week so far; none while it may still be a click. */
  painted?: number
}

/** Where a table runs from right to left, so do its arrows. */
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The place of what was hit; `NaN` when it is none. */
const placeOf = (target: EventTarget | null) =>
  Number(target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : Number.NaN)

export interface AvailabilityGridInput {
  /** The chosen entries, of either kind. */
  value: readonly AvailabilityEntry[]
  /** Called with the whole new list, once for a click, a key or a finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  /** What is announced, its days in the order shown. */
  words: Words
}

/**
 * What the week does, without its looks: which cell is the tab stop, painting by click, key and drag, undo and redo,
 * and what to announce. Handlers sit on the root and the table and know by `data-place` what was pressed, so that a
 * cell needs none and is drawn again only when it changes.
 */
export function useAvailabilityGrid({ value, onChange, firstDay, words }: AvailabilityGridInput) {
  const mask = turn(maskOf(value), firstDay)
  const [active, setActive] = useState(FIRST_CELL)
  const [notice, setNotice] = useState('')
  const [preview, setPreview] = useState<number>()
  const [kept, setKept] = useState(() => historyOf(mask))
  const press = useRef<Press | null>(null)
  // A value that did not come from here (a draft loaded, a reset) starts a new history.
  const history = kept.weeks[kept.at] === mask ? kept : historyOf(mask)

  function change(next: number, to: typeof history, told: string) {
    setKept(to)
    // The same words twice would not be read again; a space that is not seen makes them others.
    setNotice(told === notice ? `${told}\u00a0` : told)
    onChange(entriesOfMask(turn(next, 7 - firstDay)))
  }

  function commit(next: number, told = describeChange(words, mask, next)) {
    if (next !== mask) change(next, record(history, next), told)
  }

  /** Leads to another week of the history; `undefined` where there is none. */
  function wayTo(at: number, word: string) {
    const next = history.weeks[at]
    if (next === undefined) return
    return () => change(next, { ...history, at }, word + words.colon + describeChange(words, mask, next))
  }
  const undo = wayTo(history.at - 1, words.undo)
  const redo = wayTo(history.at + 1, words.redo)

  return {
    /** What to draw, as it is shown: the value, or the week under a drag that is not finished. */
    mask: preview ?? mask,
    /** The place that is the grid's one tab stop. */
    active,
    /** For a polite live region. */
    notice,
    /** Makes it another week. */
    commit,
    /** The tools; `undefined` when they have nothing to do. */
    undo,
    redo,
    clear: mask ? () => commit(0) : undefined,
    /** For what holds the cells and the tools. */
    rootProps: {
      onClick({ target, detail }: MouseEvent) {
        const isEndOfDrag = detail > 0 && press.current?.painted !== undefined
        press.current = null
        const place = placeOf(target)
        if (isEndOfDrag || !(place >= 0)) return
        setActive(place)
        // A checkbox says itself what it has become.
        commit(toggle(mask, bitsAt(place)), target instanceof HTMLInputElement ? '' : undefined)
      },
      onKeyDown(event: KeyboardEvent) {
        const key = event.key.toLowerCase()
        if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
        event.preventDefault()
        const travel = key === 'y' || event.shiftKey ? redo : undo
        travel?.()
      },
    },
    /** For the table that holds the cells of the grid. */
    gridProps: {
      role: 'grid' as const,
      onFocus: ({ target }: FocusEvent) => setActive(placeOf(target)),
      onKeyDown(event: KeyboardEvent) {
        const { currentTarget: table, key } = event
        const isMirrored = getComputedStyle(table).direction === 'rtl'
        const target = move(active, (isMirrored && MIRRORED[key]) || key, event.ctrlKey || event.metaKey)
        if (target === undefined || event.altKey) return
        event.preventDefault()
        table.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus()
        if (event.shiftKey) commit(carry(mask, active, target))
      },
      onPointerDown({ target, button }: PointerEvent) {
        const start = placeOf(target)
        press.current = start >= 0 && button === 0 ? { start, isFree: fillOf(mask, bitsAt(start)) !== true } : null
      },
      onPointerMove({ clientX, clientY, buttons, currentTarget, pointerId }: PointerEvent) {
        // Released where the grid did not hear of it.
        if (!buttons) press.current = null
        const drag = press.current
        if (!drag) return
        const place = placeOf(document.elementFromPoint(clientX, clientY))
        if (!(place >= 0) || (drag.painted === undefined && place === drag.start)) return
        // From here on the grid hears of the release wherever it happens.
        currentTarget.setPointerCapture(pointerId)
        drag.painted = paint(mask, bitsBetween(drag.start, place), drag.isFree)
        setPreview(drag.painted)
      },
      onPointerUp() {
        setPreview(undefined)
        commit(press.current?.painted ?? mask)
      },
      // A finger that scrolls takes its press away: nothing was painted.
      onPointerCancel() {
        setPreview(undefined)
        press.current = null
      },
    },
  }
}
