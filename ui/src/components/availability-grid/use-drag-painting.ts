import { type RefObject, useEffect, useRef } from 'react'
import { type GridOfWeek, placeOf } from './use-availability-grid'
import { bitsAt, bitsBetween, paint } from './week-grid'

/** A press in the grid; as soon as a second cell is reached it is a drag. */
interface Press {
  start: number
  /** What the rectangle from `start` becomes: the opposite of its first cell. */
  isFree: boolean
  /** The week so far; none while it may still be a click. */
  painted?: number
}

/**
 * Paints the rectangle a pointer is dragged over: seen as it goes, one change when it is let go.
 *
 * @param body what holds the grid
 */
export function useDragPainting(body: RefObject<HTMLElement | null>, { week, preview, commit }: GridOfWeek) {
  const press = useRef<Press | null>(null)

  useEffect(() => {
    const listening = new AbortController()
    function hear<Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) {
      body.current?.addEventListener(type, listener, { signal: listening.signal, capture: true })
    }

    hear('pointerdown', ({ target, button }) => {
      const isInGrid = target instanceof Element && target.closest('[role="grid"]')
      const start = placeOf(target)
      const cells = start >= 0 ? bitsAt(start) : 0
      press.current = isInGrid && cells && button === 0 ? { start, isFree: (week & cells) !== cells } : null
    })
    hear('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
      // Released where the grid did not hear of it.
      if (!buttons) press.current = null
      const drag = press.current
      if (!drag) return
      const place = placeOf(document.elementFromPoint(clientX, clientY))
      if (!(place >= 0) || (drag.painted === undefined && place === drag.start)) return
      // From here on the grid hears of the release wherever it happens.
      body.current?.setPointerCapture(pointerId)
      drag.painted = paint(week, bitsBetween(drag.start, place), drag.isFree)
      preview(drag.painted)
    })
    hear('pointerup', () => {
      preview(undefined)
      commit(press.current?.painted ?? week)
    })
    // A finger that scrolls takes its press away: nothing was painted.
    hear('pointercancel', () => {
      preview(undefined)
      press.current = null
    })
    hear('click', (event) => {
      // The end of a drag is no click. One by key has no detail.
      if (event.detail > 0 && press.current?.painted !== undefined) event.stopPropagation()
      press.current = null
    })
    return () => listening.abort()
  })
}
