import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type AvailabilityEntry, entriesOf, maskOf } from './availability'
import {
  bitsAt,
  bitsBetween,
  describeChange,
  fillOf,
  freeCount,
  type History,
  historyOf,
  isSamePosition,
  move,
  type Position,
  paint,
  record,
  redo,
  toggle,
  undo,
} from './week-grid'

/** A drag with the mouse or pen: the rectangle from where it began takes the opposite of its first cell. */
interface Stroke {
  start: Position
  isFree: boolean
  base: number
  /** The week so far; `null` until the pointer has reached a second cell, so that a plain click stays a click. */
  painted: number | null
}

/** The attribute by which the grid's one set of handlers knows the place of a button. */
export function positionKey({ day, slot }: Position): string {
  return `${day},${slot}`
}

function positionAt(target: EventTarget | null): Position | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-position]')?.dataset.position : undefined
  const [day, slot] = (key ?? '').split(',').map(Number)
  return day === undefined || slot === undefined ? null : { day, slot }
}

export interface AvailabilityGridInput {
  /** The chosen entries, of either kind. */
  value: readonly AvailabilityEntry[]
  /** Called with the whole new list, once for a click, a key or a finished drag. */
  onChange: (entries: AvailabilityEntry[]) => void
}

/**
 * What the grid does, without its looks: which cell is the tab stop, painting by click, key and drag, undo and redo,
 * and what to announce. Handlers sit on the table, so that a cell needs none and is drawn again only when it changes.
 */
export function useAvailabilityGrid({ value, onChange }: AvailabilityGridInput) {
  const mask = maskOf(value)
  const [active, setActive] = useState<Position>({ day: 0, slot: 0 })
  const [notice, setNotice] = useState('')
  const [preview, setPreview] = useState<number | null>(null)
  const [seen, setSeen] = useState(mask)
  const [history, setHistory] = useState<History>(() => historyOf(mask))
  const stroke = useRef<Stroke | null>(null)
  const hasJustDragged = useRef(false)

  // A value that did not come from here (a draft loaded, a reset) starts a new history.
  if (mask !== seen) {
    setSeen(mask)
    if (mask !== history.present) setHistory(historyOf(mask))
  }

  function commit(next: number) {
    if (next === mask) return
    setHistory(record({ ...history, present: mask }, next))
    setNotice(describeChange(mask, next))
    onChange(entriesOf(next))
  }

  function travel(to: History, word: string) {
    if (to === history) return
    setHistory(to)
    setNotice(`${word}, ${freeCount(to.present)}`)
    onChange(entriesOf(to.present))
  }

  const goBack = () => travel(undo(history), 'Undone')
  const goForward = () => travel(redo(history), 'Redone')

  function onClick(event: MouseEvent<HTMLElement>) {
    const isEndOfDrag = hasJustDragged.current && event.detail > 0
    hasJustDragged.current = false
    const position = positionAt(event.target)
    if (!position || isEndOfDrag) return
    setActive(position)
    commit(toggle(mask, position))
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const position = positionAt(event.target)
    if (position && !isSamePosition(position, active)) setActive(position)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isCtrl = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCtrl && (key === 'z' || key === 'y')) {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) goForward()
      else goBack()
      return
    }
    const target = event.altKey ? null : move(active, event.key, isCtrl)
    if (!target) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-position="${positionKey(target)}"]`)?.focus()
    // With Shift the state of the cell being left is carried along, as a brush would.
    if (event.shiftKey) {
      const isFree = fillOf(mask, bitsAt(active)) !== 'none'
      commit(paint(mask, bitsBetween(active, target), isFree))
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    hasJustDragged.current = false
    const start = positionAt(event.target)
    // A finger scrolls the page; its tap arrives as a click.
    if (!start || event.button !== 0 || event.pointerType === 'touch') return
    stroke.current = { start, isFree: fillOf(mask, bitsAt(start)) !== 'all', base: mask, painted: null }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const drag = stroke.current
    if (!drag) return
    // Released outside the grid before the drag began.
    if (event.buttons === 0) return endStroke()
    const position = positionAt(document.elementFromPoint(event.clientX, event.clientY))
    if (!position || (drag.painted === null && isSamePosition(position, drag.start))) return
    // From here on the grid hears of the release wherever it happens.
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.painted = paint(drag.base, bitsBetween(drag.start, position), drag.isFree)
    setPreview(drag.painted)
  }

  function endStroke() {
    const painted = stroke.current?.painted ?? null
    stroke.current = null
    setPreview(null)
    hasJustDragged.current = painted !== null
    return painted
  }

  function onPointerUp() {
    const painted = endStroke()
    if (painted !== null) commit(painted)
  }

  return {
    /** What to draw: the value, or the week under a drag that is not finished. */
    mask: preview ?? mask,
    /** The place that is the grid's one tab stop. */
    active,
    /** For a polite live region. */
    notice,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: goBack,
    redo: goForward,
    /** Makes nothing free. */
    clear: () => commit(0),
    /** For the table that holds the cells. */
    gridProps: {
      role: 'grid' as const,
      onClick,
      onFocus,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: endStroke,
    },
  }
}
