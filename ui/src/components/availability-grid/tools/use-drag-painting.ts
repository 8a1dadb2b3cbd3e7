import { type RefObject, useEffect, useRef } from 'react'
import { type GridState, positionOf } from '../use-availability-grid'
import { cellsAt, cellsBetween, fillOf, paint } from '../week/week-grid'

/** `PointerEvent.button` of a touch, a pen's tip and a mouse's main button. */
const primaryButton = 0

/** A pointer press in the grid. It becomes a drag when the pointer reaches a second cell. */
interface Press {
  start: number
  /** The state painted: the opposite of the first cell's. */
  isFree: boolean
  /** The cells to paint; `undefined` while the press may still be a click. */
  cells?: number
}

/**
 * Paints the rectangle a pointer is dragged over: a preview while dragging, one change on release.
 *
 * @param bodyRef the element that holds the grid
 */
export function useDragPainting(bodyRef: RefObject<HTMLElement | null>, { value, setPreview, commit }: GridState) {
  const pressRef = useRef<Press | null>(null)

  useEffect(() => {
    const body = bodyRef.current
    if (!body) return
    const listeners = new AbortController()
    function listen<Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) {
      body?.addEventListener(type, listener, { signal: listeners.signal, capture: true })
    }

    listen('pointerdown', ({ target, button }) => {
      // The cast: as in `positionOf`.
      const isInGrid = (target as Element).closest('[role="grid"]')
      const start = positionOf(target)
      pressRef.current = null
      if (!isInGrid || start === undefined || button !== primaryButton) return
      pressRef.current = { start, isFree: fillOf(value, cellsAt(start)) !== true }
    })
    listen('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
      // The pointer was released outside the grid.
      if (!buttons) pressRef.current = null
      const drag = pressRef.current
      if (!drag) return
      // The cast: the root of an element in the page is a document or a shadow root.
      const position = positionOf((body.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY))
      const isStillPress = !drag.cells && position === drag.start
      if (position === undefined || isStillPress) return
      // With the capture, the grid gets `pointerup` outside its bounds too.
      body.setPointerCapture(pointerId)
      drag.cells = cellsBetween(drag.start, position)
      setPreview(paint(value, drag.cells, drag.isFree))
    })
    listen('pointerup', () => {
      setPreview(undefined)
      const drag = pressRef.current
      if (drag?.cells) commit(paint(value, drag.cells, drag.isFree))
    })
    // The browser took the touch over for scrolling, so discard the preview.
    listen('pointercancel', () => {
      setPreview(undefined)
      pressRef.current = null
    })
    listen('click', (event) => {
      // Suppress the click that ends a drag. A click by keyboard has detail 0.
      if (event.detail > 0 && pressRef.current?.cells) event.stopPropagation()
      pressRef.current = null
    })
    return () => listeners.abort()
  })
}
