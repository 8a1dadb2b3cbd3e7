import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type AvailabilityEntry, entriesOf, FULL_WEEK, maskOf } from './availability'
import {
  bitsAt,
  bitsBetween,
  carry,
  copyDay,
  FIRST_CELL,
  fillOf,
  historyOf,
  move,
  paint,
  record,
  toggle,
  turn,
  weekAt,
} from './week-grid'
import { describeChange, type WeekLabels } from './week-labels'

/** A drag: the rectangle from where it began takes the opposite of its first cell. */
interface Stroke {
  start: number
  isFree: boolean
  /** The week so far; `null` until the pointer has reached a second cell, so that a plain click stays a click. */
  painted: number | null
}

/** Where a table runs from right to left, so do its arrows. */
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place],[data-do]') : null

/** The place of what was hit; `NaN` when it is none. */
const placeOf = (target: EventTarget | null) => Number(controlAt(target)?.dataset.place)

export interface AvailabilityGridInput {
  /** The chosen entries, of either kind. */
  value: readonly AvailabilityEntry[]
  /** Called with the whole new list, once for a click, a key or a finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  /** What is announced, its days in the order shown. */
  words: WeekLabels
}

/**
 * What the week does, without its looks: which cell is the tab stop, painting by click, key and drag, the tools, undo
 * and redo, and what to announce. Handlers sit on the root and the table and know by `data-place` and `data-do` what
 * was pressed, so that a cell needs none and is drawn again only when it changes.
 */
export function useAvailabilityGrid({ value, onChange, firstDay, words }: AvailabilityGridInput) {
  const mask = turn(maskOf(value), firstDay)
  const [active, setActive] = useState(FIRST_CELL)
  const [notice, setNotice] = useState('')
  const [preview, setPreview] = useState<number | null>(null)
  const [kept, setKept] = useState(() => historyOf(mask))
  const stroke = useRef<Stroke | null>(null)
  const hasJustDragged = useRef(false)
  // A value that did not come from here (a draft loaded, a reset) starts a new history.
  const history = weekAt(kept, 0) === mask ? kept : historyOf(mask)

  function change(next: number, to: typeof history, told: string) {
    setKept(to)
    // The same words twice would not be read again; a space that is not seen makes them others.
    setNotice(told === notice ? `${told}\u00a0` : told)
    onChange(entriesOf(turn(next, 7 - firstDay)))
  }

  function commit(next: number, told = describeChange(words, mask, next)) {
    if (next !== mask) change(next, record(history, next), told)
  }

  function travel(steps: number) {
    const next = weekAt(history, steps)
    if (next === undefined) return
    const word = words[steps < 0 ? 'undo' : 'redo']
    change(next, { ...history, at: history.at + steps }, `${word}: ${describeChange(words, mask, next)}`)
  }

  /** A tool's button says in `data-` what it does and with which cells. */
  function use({ do: tool, row, cells }: DOMStringMap) {
    const bits = Number(cells)
    if (tool === 'undo') travel(-1)
    else if (tool === 'redo') travel(1)
    else if (tool === 'copy') commit(copyDay(mask, Number(row), bits))
    else if (tool === 'add') commit(mask | bits)
    else commit(tool === 'invert' ? mask ^ FULL_WEEK : 0)
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const isEndOfDrag = hasJustDragged.current && event.detail > 0
    hasJustDragged.current = false
    const control = controlAt(event.target)
    if (!control || isEndOfDrag) return
    if (control.dataset.do) return use(control.dataset)
    const place = Number(control.dataset.place)
    setActive(place)
    // A checkbox says itself what it has become.
    commit(toggle(mask, bitsAt(place)), control instanceof HTMLInputElement ? '' : undefined)
  }

  function onUndoKey(event: KeyboardEvent<HTMLElement>) {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    travel(key === 'y' || event.shiftKey ? 1 : -1)
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    setActive(placeOf(event.target))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: table, key } = event
    const isMirrored = getComputedStyle(table).direction === 'rtl'
    const target = move(active, (isMirrored && MIRRORED[key]) || key, event.ctrlKey || event.metaKey)
    if (target === undefined || event.altKey) return
    event.preventDefault()
    table.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus()
    if (event.shiftKey) commit(carry(mask, active, target))
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    hasJustDragged.current = false
    const start = placeOf(event.target)
    if (start >= 0 && event.button === 0) {
      stroke.current = { start, isFree: fillOf(mask, bitsAt(start)) !== true, painted: null }
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const drag = stroke.current
    if (!drag) return
    // Released outside the grid before the drag began.
    if (event.buttons === 0) return endStroke()
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (!(place >= 0) || (drag.painted === null && place === drag.start)) return
    // From here on the grid hears of the release wherever it happens.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.painted = paint(mask, bitsBetween(drag.start, place), drag.isFree)
    setPreview(drag.painted)
  }

  function endStroke() {
    const painted = stroke.current?.painted ?? null
    stroke.current = null
    setPreview(null)
    hasJustDragged.current = painted !== null
    return painted
  }

  return {
    /** What to draw, as it is shown: the value, or the week under a drag that is not finished. */
    mask: preview ?? mask,
    /** The place that is the grid's one tab stop. */
    active,
    /** For a polite live region. */
    notice,
    canUndo: weekAt(history, -1) !== undefined,
    canRedo: weekAt(history, 1) !== undefined,
    /** For what holds the cells and the tools. */
    rootProps: { onClick, onKeyDown: onUndoKey },
    /** For the table that holds the cells of the grid. */
    gridProps: {
      role: 'grid' as const,
      onFocus,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: () => commit(endStroke() ?? mask),
      // A finger that scrolls takes its stroke away: nothing was painted.
      onPointerCancel: endStroke,
    },
  }
}
