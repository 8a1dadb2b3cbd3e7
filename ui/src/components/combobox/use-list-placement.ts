import { type RefObject, useLayoutEffect } from 'react'
import { placeList } from './placement'
import { LIST_HEIGHT, LIST_MIN_WIDTH, rootFontSize } from './sizes'

/** What can be seen of the page: less than its viewport while a virtual keyboard is up or the page is zoomed. */
function visiblePart() {
  const { clientWidth, clientHeight } = document.documentElement
  const view = window.visualViewport
  return {
    left: view?.offsetLeft ?? 0,
    top: view?.offsetTop ?? 0,
    width: view?.width ?? clientWidth,
    height: view?.height ?? clientHeight,
  }
}

/**
 * Keeps a list at its control for as long as it is rendered, through scrolling, resizing and virtual keyboards. Writes
 * to the list's own style: its place is nothing that needs drawing again.
 */
export function useListPlacement(anchor: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const rem = rootFontSize()
    const wanted = { height: LIST_HEIGHT * rem, minWidth: LIST_MIN_WIDTH * rem }
    const place = () => {
      if (!anchor.current || !list.current) return
      const box = anchor.current.getBoundingClientRect()
      const { left, width, maxHeight, top, bottom } = placeList(box, visiblePart(), window.innerHeight, wanted)
      const px = (length: number | undefined) => (length === undefined ? 'auto' : `${length}px`)
      Object.assign(list.current.style, {
        left: px(left),
        width: px(width),
        maxHeight: px(maxHeight),
        top: px(top),
        bottom: px(bottom),
      })
    }
    place()
    const resized = new ResizeObserver(place)
    if (anchor.current) resized.observe(anchor.current)
    // The list's own scrolling moves nothing.
    const moved = ({ target }: Event) => !(target instanceof Node && list.current?.contains(target)) && place()
    const movers = [window, window.visualViewport].flatMap((mover) => mover ?? [])
    for (const mover of movers) {
      mover.addEventListener('scroll', moved, true)
      mover.addEventListener('resize', moved, true)
    }
    return () => {
      resized.disconnect()
      for (const mover of movers) {
        mover.removeEventListener('scroll', moved, true)
        mover.removeEventListener('resize', moved, true)
      }
    }
  }, [anchor, list])
}
