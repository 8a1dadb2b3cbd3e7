import { type RefObject, useEffect, useRef } from 'react'
import { positionOf } from '../availability-grid/use-availability-grid'
import type { CellLevel } from './model/entries'
import { paintLevels, pressedLevel } from './model/positions'
import type { ScheduleGridState } from './use-schedule-grid'

/** `PointerEvent.button` of a touch, a pen's tip and a mouse's main button. */
const primaryButton = 0
/** How long a finger rests before it paints; a shorter touch presses or scrolls. */
const holdMs = 300
/** How far a resting finger may move, in pixels. */
const holdSlopPx = 8

/** A pointer press in the grid. It becomes a stroke at a second cell, or for a finger after the hold. */
interface Press {
  start: number
  x: number
  y: number
  isTouch: boolean
  /** Whether it paints; until then it may still become a click or a scroll. */
  isStroke: boolean
  /** The level painted, by the first cell's: 0 erases. */
  level: CellLevel
  /** The painted cells. */
  cells: number[]
  /** The timer of a finger's hold. */
  holdTimer?: ReturnType<typeof setTimeout>
}

/**
 * Paints the rectangle a pointer is dragged over: a preview while dragging, one change on release. A finger that moves at
 * once scrolls, both ways; one that rests for a moment paints, and the page stays until it is lifted.
 *
 * @param tableRef the grid's table
 */
export function useStrokePainting(tableRef: RefObject<HTMLElement | null>, grid: ScheduleGridState) {
  const gridRef = useRef(grid)

  useEffect(() => {
    gridRef.current = grid
  })

  useEffect(() => (tableRef.current ? listenForStrokes(tableRef.current, gridRef) : undefined), [tableRef])
}

/** Listens for strokes in an element. @returns a function that removes the listeners */
function listenForStrokes(element: HTMLElement, gridRef: RefObject<ScheduleGridState>): () => void {
  const listeners = new AbortController()
  let press: Press | null = null

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    // Not passive: a stroke by finger keeps the page from scrolling.
    element.addEventListener(type, listener, { signal: listeners.signal, capture: true, passive: false })
  }

  function paintTo(stroke: Press, position: number) {
    const { levels, editableBetween, setPreview } = gridRef.current
    stroke.isStroke = true
    stroke.cells = editableBetween(stroke.start, position)
    setPreview(paintLevels(levels, stroke.cells, stroke.level))
  }

  function discard() {
    clearTimeout(press?.holdTimer)
    if (press?.isStroke) gridRef.current.setPreview(undefined)
    press = null
  }

  listen('pointerdown', ({ target, button, pointerType, clientX: x, clientY: y }) => {
    discard()
    const start = positionOf(target)
    if (start === undefined || button !== primaryButton) return
    // In a disabled fieldset the browser blocks clicks on cells, but no pointer events of a stroke.
    if (element.matches('fieldset:disabled *')) return
    const { levels, editableBetween, brush } = gridRef.current
    const level = pressedLevel(levels, editableBetween(start, start), brush)
    const started: Press = { start, x, y, isTouch: pointerType === 'touch', isStroke: false, level, cells: [] }
    if (started.isTouch) started.holdTimer = setTimeout(() => paintTo(started, start), holdMs)
    press = started
  })
  listen('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
    // The pointer was released outside the grid.
    if (!buttons) discard()
    if (!press) return
    if (press.isTouch && !press.isStroke) {
      if (Math.hypot(clientX - press.x, clientY - press.y) > holdSlopPx) discard()
      return
    }
    // The cast: the root of an element in the page is a document or a shadow root.
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY)
    const position = element.contains(hit) ? positionOf(hit) : undefined
    if (position === undefined || (!press.isStroke && position === press.start)) return
    // With the capture, the grid gets `pointerup` outside its bounds too.
    element.setPointerCapture(pointerId)
    paintTo(press, position)
  })
  listen('touchmove', (event) => {
    if (press?.isStroke && event.cancelable) event.preventDefault()
  })
  // A long touch would open the browser's menu.
  listen('contextmenu', (event) => {
    if (press?.isTouch) event.preventDefault()
  })
  listen('pointerup', () => {
    clearTimeout(press?.holdTimer)
    if (!press?.isStroke) return
    gridRef.current.setPreview(undefined)
    gridRef.current.paint(press.cells, press.level)
  })
  // The browser took the touch over for scrolling.
  listen('pointercancel', discard)
  listen('click', (event) => {
    // Suppress the click that ends a stroke. A click by keyboard has detail 0.
    if (event.detail > 0 && press?.isStroke) event.stopPropagation()
    press = null
  })
  return () => {
    clearTimeout(press?.holdTimer)
    listeners.abort()
  }
}
